import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formTexts, type Reason, type ReasonOf, reasonText, wordsOf } from './index.ts'
import { inForm } from './inForm.ts'

const near = { meant: 'summary' }
const allowed = ['lead', 'prose']
const category = { code: '1', zh: '公司新闻', en: 'Company' }
const block = { name: 'steps', size: 1 }

/** Each reason as it may be, and where there are several, in each form. What has a sentence and no example does not compile. */
const examples: { [N in Reason['is']]: Omit<ReasonOf<N>, 'is'>[] } = {
  fullWidthColon: [{ key: 'title' }],
  spaceAfterColon: [{ key: 'title' }],
  fullWidthQuotes: [{ value: 'News' }],
  fullWidthComma: [{}],
  fullWidthSpace: [{}],
  tab: [{}],
  colonInText: [{ written: 'title: "a: b"' }],
  hashInText: [{ written: 'accent: "#8fc31f"' }],
  indentation: [{}],
  repeatedKey: [{ key: 'title', first: 3 }],
  unclosedQuote: [{ mark: '"' }],
  textAfterQuote: [{ mark: '"' }],
  unclosedBracket: [{ open: '[', close: ']' }],
  missingComma: [{}],
  noColon: [{ text: 'summ' }],
  missingDash: [{}],
  dashSpace: [{}],
  reservedSign: [{ sign: '*' }],
  badEscape: [{ sequence: '\\d' }],
  secondDocument: [{}],
  mergeConflict: [{}],
  unclearLine: [{}],
  emptyFile: [{}],
  answerWithoutPage: [{}],
  answerElsewhere: [{ number: '0710-555-0100', link: '/contactUs' }],
  unknownLatest: [{ id: 'stock.prise' }, { id: 'stock.prise', meant: 'stock.price' }],
  noSuchRows: [{ title: 'Posts', link: '/jobs' }],
  missing: [{ key: 'summary' }],
  missingChoice: [{ key: 'type', allowed }],
  nothingGiven: [{}],
  emptyText: [{}],
  unknownKey: [
    { key: 'sumary', allowed, ...near },
    { key: 'x', allowed },
  ],
  needsQuotes: [{ value: '1.10' }],
  plainNumber: [{ value: '35' }, {}],
  wrongKind: (['text', 'number', 'whole', 'flag', 'list', 'group'] as const).map((wanted) => ({
    wanted,
    found: 'list',
  })),
  decimals: [{ value: '2.5' }],
  tooFew: [
    { found: 1, least: 2, exact: false },
    { found: 0, least: 2, exact: true },
  ],
  tooMany: [
    { found: 5, most: 4, exact: false },
    { found: 1, most: 0, exact: true },
  ],
  tooSmall: [
    { found: 0, least: 0, inclusive: false },
    { found: 1800, least: 1900, inclusive: true },
  ],
  tooBig: [
    { found: 3000, most: 2100, inclusive: true },
    { found: 5, most: 5, inclusive: false },
  ],
  notAmong: [
    { value: 'x', allowed },
    { value: 'led', allowed, meant: 'lead' },
  ],
  wrongFormat: (
    ['date', 'moment', 'code', 'id', 'route', 'time', 'colour', 'routeOrAddress', 'url', 'wordName', 'length'] as const
  ).flatMap((format) => [
    { format, value: 'x' },
    { format, value: 'x', ...near },
  ]),
  noSuchDay: [{ value: '2026-02-30' }],
  wrongFile: [
    { value: 'a.jpg', endings: ['webp', 'svg'] },
    { value: 'media/a.webp', endings: ['webp'], meant: 'a.webp' },
  ],
  wrongPicture: [
    { value: 'a.gif', endings: ['jpg', 'png'] },
    { value: 'media/a.JPG', endings: ['jpg'], meant: 'a.JPG' },
  ],
  unfit: [{}],
  fileMissing: [{}],
  pageFileName: [
    {
      names: [
        ['zh', 'pages/a.zh.yaml'],
        ['en', 'pages/a.en.yaml'],
      ],
    },
  ],
  unplacedFile: [{}, { meant: 'a.yaml' }],
  notUtf8: [{}],
  notThere: [{}],
  notReadable: [{ code: 'EACCES' }],
  articleFileName: [{}],
  reportPageMissing: [{ route: '/honest/report' }],
  fileNameDate: [{ date: '2026-03-18', name: '2026-03-18-a.yaml' }],
  mediaMissing: [{ name: 'a.webp' }, { name: 'a.webp', meant: 'b.webp' }],
  captionsMissing: [{ name: 'films/a.zh.vtt', film: 'films/a.mp4' }],
  pdfMissing: [{ name: 'reports/a.zh.pdf' }],
  copiedFile: [{}],
  brokenPicture: [{}],
  heicPicture: [{}],
  noPicture: (['gif', 'bmp', 'psd', 'jxl', 'pdf', 'zip', 'office', 'film', 'other'] as const).map((kind) => ({ kind })),
  manyPixels: [{ width: 20_000, height: 10_000, most: 100 }],
  heavyPicture: [{ megabytes: 300, most: 250 }],
  activeDrawing: (['script', 'outside', 'entities', 'encoding', 'tags', 'notes'] as const).map((part) => ({ part })),
  brokenMark: [{}],
  markShape: [{ times: 4.2 }],
  logoShape: [{ times: 9.5 }],
  logoText: [{}],
  formatOlder: [{ found: 1, format: 2 }],
  formatNewer: [{ found: 3, format: 2 }],
  pageMissing: [{}],
  twinMissing: [{ twin: 'pages/a.zh.yaml', lang: 'en', mark: 'enHidden: true' }],
  pageWithoutEntry: [{ route: '/a' }],
  blocksDiffer: [
    { here: block, there: undefined, twin: 'pages/a.zh.yaml' },
    { here: undefined, there: { name: 'lead', size: undefined }, twin: 'pages/a.zh.yaml' },
  ],
  numbersDiffer: [{ here: '53.01', there: '5,310', twin: 'pages/a.zh.yaml' }],
  unknownCategory: [{ list: 'company', category: '9', allowed: [category] }],
  descriptionMissing: [{}],
  modeOfPicture: [{ mode: 'below' }],
  pinsOfPicture: [],
  pinBelowWords: [{ from: 25, to: 75 }],
  bannerContrast: [{ mode: 'sky' }, { mode: 'dusk' }],
  unknownColumn: [
    { filter: 'x', columns: ['A', 'B'] },
    { filter: 'Sumary', columns: ['Summary'], meant: 'Summary' },
  ],
  cellsPerColumn: [{ row: 1, found: 1, wanted: 2 }],
  columnsOfData: [
    { data: 'standards', found: 1, wanted: 3 },
    { data: 'standards', found: 2, wanted: 3 },
  ],
  valuesPerCategory: [{ name: 'Feed', found: 1, wanted: 2 }],
  strayMark: [
    { category: 'x', categories: ['2024', '2025'] },
    { category: '20225', categories: ['2025'], meant: '2025' },
  ],
  indicatorNumbers: [{ id: 'scope-1', year: 2025, found: '331 / 3.30' }],
  targetState: [
    { id: 'deaths', hasTarget: true },
    { id: 'scope-1', hasTarget: false },
  ],
  valuesPerYear: [{ id: 'water', found: 3, wanted: 5 }],
  footerEntry: [{ id: 'x' }, { id: 'x', ...near }],
  usedTwice: [{ name: 'id', value: 'a' }],
  idTaken: [{ id: 'a', other: 'news/company/a.yaml' }],
  pointNotListed: [{ kind: 'sheeps', meant: 'sheep' }],
  notMonday: [{ day: '2026-11-10', monday: '2026-11-09' }],
  numberTaken: [{ number: '2026-001', other: 'announcements/a.yaml', title: { zh: '标题', en: 'A title' } }],
  deadLink: [{ to: '/x' }, { to: '/x', meant: '/y' }],
  linkNotYet: [{ to: '/x', at: '2026-11-27 08:00' }],
  linkToDraft: [{ to: '/x' }],
  linkNotInLanguage: [{ to: '/party', lang: 'en' }],
  inFuture: [{ day: '2091' }, { day: '2091-03-18', publishAt: '2091-03-18T08:00' }],
  untilBeforePublishing: [{ until: '2026-11-27T08:00', publishAt: '2026-11-28T08:00' }],
  closesBeforeDate: [{ closes: '2026-11-20', date: '2026-11-21' }],
  movedWithoutUntil: [{}],
  publishedBeforeDate: [{ date: '2026-11-28', day: '2026-11-27' }],
  untilNotAfter: [{ until: '14:00', time: '15:00' }],
  untilAlone: [{}],
  unnamedKind: [{ kind: 'visit' }],
  otherNumberForm: [{ number: 'QS-1', example: 'QS-20261103-0427' }],
  unknownStage: [{ stage: 'dairy' }],
  valuesPerFact: [{ stage: 'farm', found: 1, wanted: 2 }],
  unknownSite: [{ site: 'x' }],
  recallNotTold: [{ batch: 'ZM260719-02', page: '/recalls' }],
  quoteColumns: [{ columns: 'date,open' }],
  fewDays: [{}],
  notATradingDay: [{ row: '2026-03-18,1' }],
  pricesUnfit: [{ date: '2026-03-18' }],
  dayOrder: [{ date: '2026-03-18', before: '2026-03-19' }],
  unknownFigure: [{ id: 'pigs' }, { id: 'pigs', meant: 'pig' }],
  unknownTarget: [{ id: 'spill', meant: 'spills' }],
  figureValue: [{ id: 'pigs' }],
  unknownUnit: [{ unit: 'pig' }, { unit: 'pig', meant: 'pigs' }],
  figureWithoutLanguage: [{ reference: '$(pigs)' }],
  figureWrittenOut: [{ text: '7.6%', reference: '$(share)' }],
  halfWidth: [{ found: 'A,', instead: 'A，' }],
  chineseInEnglish: [{ found: 'A' }],
  straightApostrophe: [{ found: "y'", instead: 'y’' }],
  unfinished: [{ found: 'TODO' }],
  startingText: [{ text: 'State the targets' }],
  exampleAddress: [{ found: 'info@company.example' }],
  unknownWord: [{ name: 'menu.oben' }, { name: 'menu.oben', meant: 'menu.open' }],
  tooShort: [
    { lang: 'zh', found: 249, least: 250 },
    { lang: 'en', found: 1, least: 120 },
  ],
  tooLong: [
    { lang: 'zh', found: 801, most: 800 },
    { lang: 'en', found: 801, most: 800 },
  ],
  sameParagraph: [{ text: 'A', file: 'a.yaml', field: 'zh.body' }],
  sameTitle: [{ title: 'A', other: 'a.yaml' }],
  undatedFigure: [{ label: 'Plants' }],
  pdfAlone: [{ id: '2026-11-27-notice' }],
  unusedFile: [{}],
  pdfUnrecorded: [{ name: 'reports/a.zh.pdf', lang: 'zh', hash: '0'.repeat(64) }],
  pdfChanged: [{ name: 'reports/a.zh.pdf', lang: 'zh', hash: '0'.repeat(64) }],
  editionWithoutReason: [{ date: '2026-11-28' }],
  editionRewritten: [{ date: '2026-04-28' }],
  editionOrder: [{ date: '2026-04-28', before: '2026-11-28' }],
  editionWithoutPdf: [{ date: '2026-11-28' }],
  chapterPage: [{ page: 'a' }],
  chapterBlock: [{ page: 'a', type: 'faq' }],
  chapterArticle: [{ article: 'a' }],
  chapterArticleEnglish: [{ article: 'a' }],
  chapterArticleLater: [{ article: 'a' }],
  chapterMonth: [{ month: 'July 2026' }],
}
const all = Object.entries(examples).flatMap(([is, values]) => values.map((value) => ({ is, ...value }) as Reason)) // as the table says

/** What is code in a sentence, or shows how something is written, has its own punctuation. */
const withoutCode = (text: string) =>
  text.replace(/写成：.*$|\$\(\w+\)|“名称: 内容”|"[^"]*"|\[[^\]]*\]|“[\w-]+: ?(…|true|"…"|[\dT:-]+)”/g, '')

test('in Chinese each is a sentence with a remedy, in the punctuation of Chinese', () => {
  for (const reason of all) {
    const text = reasonText(reason, 'zh')
    expect(text, reason.is).not.toMatch(/undefined|NaN|\[object/)
    expect(text, reason.is).toMatch(/请|是否应为/)
    if (!/写成：/.test(text)) expect(text, reason.is).toMatch(/[。？]$/)
    expect(withoutCode(text).replace('A,', ''), reason.is).not.toMatch(
      /\p{Script=Han}[,;:?!()]|[,;:?!()]\p{Script=Han}/u,
    )
    expect(text, reason.is).not.toMatch(/\p{Script=Han} |(?<![:,]) \p{Script=Han}/u)
  }
})

test('in English each is a sentence with a remedy, without Chinese', () => {
  for (const reason of all) {
    const text = reasonText(reason, 'en')
    expect(text, reason.is).not.toMatch(/undefined|NaN|\[object/)
    expect(text, reason.is).toMatch(/^[A-Z“"$\d]/)
    expect(text, reason.is).toMatch(/[.?]$|: \S+: ".*"$/)
    expect(text.split(/[.?:] /).length, reason.is).toBeGreaterThan(1)
    expect(text.replace('A，', ''), reason.is).not.toMatch(/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u)
  }
})

test('in a form none speaks of files, or of how they are written', () => {
  for (const reason of all.filter(({ is }) => is in inForm.zh)) {
    const { zh, en } = formTexts(reason)
    for (const text of [zh, en])
      expect(text, reason.is).not.toMatch(/undefined|\.yaml|""|\(in a file|文件里|until,|publishAt/)
    expect(zh, reason.is).toMatch(/请|是否应为/)
    expect(en.split(/[.?:] /).length, reason.is).toBeGreaterThan(1)
  }
  expect(Object.keys(inForm.en)).toEqual(Object.keys(inForm.zh))
  const category = { is: 'wrongFormat', format: 'code', value: '' } as const
  expect(formTexts(category)).toEqual({ zh: '请选一个类别。', en: 'Please choose a category.' })
})

test('each is said somewhere', () => {
  const root = join(import.meta.dirname, '../../..')
  const files = globSync('{blocks,server/content,edit/content,tools/pdfs}/**/*.ts', { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts'),
  )
  const said = new Set(
    files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/\bis: '(\w+)'/g)].map(([, name]) => name),
    ),
  )
  expect(Object.keys(wordsOf('zh').reasons).filter((name) => !said.has(name))).toEqual([])
})
