import type { CalendarEntry, WaitingItem } from '#contract/edit/overviews.ts'
import type { Upload } from '../media/useUploads.ts'

const texts = { zh: '标题不能为空。', en: 'The title is missing.' }

/** Answers that say no: nobody is signed in, and a field has to be mended first. */
export const refusals = [
  { status: 401, body: { error: 'signedOut', texts: { zh: '请先登录。', en: 'Sign in first.' } } },
  {
    status: 422,
    body: {
      error: 'problems',
      texts: { zh: '尚不能发布。', en: 'This cannot be published yet.' },
      problems: [{ kind: 'page', id: 'culture', file: 'pages/culture.en.yaml', path: ['en', 'title'], text: texts }],
    },
  },
]

const problem = (text: string) => [
  { path: ['en', 'title'], text },
  { path: [], text },
]
export const told = { zh: problem(texts.zh), en: problem(texts.en) }

const title = {
  zh: '今年秋粮收购比往年提前两周开始，各收购点周末照常营业',
  en: 'Grain buying starts two weeks early this year',
}
const saved = { by: 'Lin Yue', at: '2026-11-27T09:30:00Z', isConflict: false }
export const waiting: WaitingItem[] = [
  { kind: 'company', id: '2026-11-20-harvest', title, state: 'new', ...saved },
  { kind: 'page', id: 'culture', title: { zh: '企业文化', en: 'Culture' }, state: 'changed', ...saved },
  { kind: 'media', id: 'news/harvest.webp', title: {}, state: 'removed', ...saved },
]

export const entries: CalendarEntry[] = [
  {
    ...{ kind: 'company', id: 'a', title },
    state: 'scheduled',
    does: 'publish',
    at: '2026-11-28T01:00:00Z',
    day: '2026-11-28',
  },
  {
    ...{ kind: 'company', id: 'b', title },
    state: 'changed',
    does: 'end',
    at: '2026-11-30T01:00:00Z',
    day: '2026-11-30',
  },
]

const file = new File([], 'harvest-in-the-north-eastern-plain-2026.pdf')
const upload = { file, name: 'news/harvest.pdf', part: 0.4, version: '1' }
export const uploads: Upload[] = [
  { ...upload, key: 1, state: 'waiting' },
  { ...upload, key: 2, state: 'sending' },
  { ...upload, key: 3, state: 'checking' },
  { ...upload, key: 4, state: 'done' },
  { ...upload, key: 5, state: 'refused', refusal: 'tooLarge' },
  { ...upload, key: 6, state: 'cancelled' },
]

export const pages = {
  zh: {
    title: '企业文化',
    blocks: [
      { type: 'text', text: '好粮出好肉。\n' },
      { type: 'table', caption: '四项原则', columns: ['原则', '要求'], rows: [['诚实记账', '当日记录']] },
    ],
  },
  en: {
    title: 'Culture',
    blocks: [
      { type: 'text', text: 'Good grain, **good food**.\n' },
      {
        type: 'table',
        caption: 'Four principles',
        columns: ['Principle', 'What it requires'],
        rows: [['Honest books', 'Records of the same day']],
      },
    ],
  },
}
