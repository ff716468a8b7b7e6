import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { openSearch, prepareSearch, type SearchEntry, type SearchStore, type Segment } from './index.ts'
import { atOnce } from './steps.ts'

const folder = mkdtempSync(join(tmpdir(), 'search-'))
const opened: SearchStore[] = []
afterAll(() => {
  for (const store of opened) store.close()
  rmSync(folder, { recursive: true })
})

let files = 0
function open(entries: SearchEntry[], file = join(folder, `${files++}`, 'index.db'), revision = 'r1') {
  const store = openSearch({ file, revision, entries })
  opened.push(store)
  return store
}

const entry = (link: string, title: string, text: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  id: link,
  kind: 'news',
  lang: /\p{sc=Han}/u.test(title) ? 'zh' : 'en',
  link,
  title,
  text,
  ...more,
})

const sample = [
  entry('/farming', '生猪养殖', '公司采用“公司+农户”模式。2025年PSY达到27.1头，冷链全程0–4 °C，热水85℃消毒。', {
    kind: 'page',
  }),
  entry('/esg', '2024年度ESG报告发布', '报告披露养猪业务的碳排放。', { date: '2025-04-20' }),
  entry('/h', '关于筹划发行H股的公告', '董事会授权管理层启动筹备。', { kind: 'announcement', date: '2025-08-28' }),
  entry('/feed', '饲料业务', '配方与原料采购，服务生猪养殖。', { kind: 'page' }),
  entry('/lin', '林致远', '董事长，负责战略。', { kind: 'person' }),
  entry('/mill', 'Feed mill opens', 'The mill makes pig feed. Sustainability comes first; COVID-19 delayed it.', {
    date: '2024-05-01',
  }),
  entry('/report', 'Sustainability report', 'What the Group does about water, ammonia and greenhouse gases.', {
    kind: 'report',
    date: '2025-04-20',
  }),
  entry('/pigs', 'Pigs', 'How pigs are kept: space, air and straw. ESG targets are listed.', { kind: 'page' }),
]
const store = open(sample)

const ask = (lang: 'zh' | 'en', keyword: string, more = {}) =>
  store.search({ lang, keyword, page: 1, pageSize: 10, ...more })
const links = (lang: 'zh' | 'en', keyword: string) => ask(lang, keyword).items.map(({ link }) => link)
const joined = (parts: Segment[]) => parts.map(({ text }) => text).join('')

test('one-character and two-character Chinese words are found, within longer words too', () => {
  expect(links('zh', '饲料')).toEqual(['/feed'])
  expect(links('zh', '猪')).toEqual(expect.arrayContaining(['/farming', '/feed', '/esg']))
  expect(links('zh', '致远')).toEqual(['/lin'])
})

test('mixed Chinese and Latin words, numbers and signs are found however they are spaced', () => {
  expect(links('zh', 'ESG报告')).toEqual(['/esg'])
  expect(links('zh', 'H股')).toEqual(['/h'])
  for (const keyword of ['PSY27.1', 'psy 27.1', '85℃', '85 °C', '0–4 °C', '0-4℃']) {
    expect(links('zh', keyword)[0], keyword).toBe('/farming')
  }
  expect(links('en', 'covid19')).toEqual(['/mill'])
})

test('full-width, upper-case and traditional keywords find the same', () => {
  expect(links('zh', 'ｅｓｇ報告')).toEqual(['/esg'])
  expect(links('zh', '養豬')).toEqual(['/esg'])
  expect(links('en', 'ＳＵＳＴＡＩＮＡＢＩＬＩＴＹ　ＲＥＰＯＲＴ')).toEqual(['/report'])
})

test('other forms of an English word and unfinished words are found', () => {
  expect(links('en', 'mills')).toEqual(['/mill'])
  expect(links('en', 'greenhou')).toEqual(['/report'])
})

test('a typing slip is mended, and the answer says so', () => {
  const answer = ask('en', 'Sustainabilty reprot')
  expect(answer.corrected).toBe('Sustainability report')
  expect(answer.items[0]?.link).toBe('/report')
  expect(ask('en', 'sustainability').corrected).toBeUndefined()
})

test('the languages are apart', () => {
  expect(links('en', 'ESG')).toEqual(['/pigs'])
  expect(links('zh', 'ESG')).toEqual(['/esg'])
})

test('an entry with all words comes alone, without one those with much of what they say come first', () => {
  expect(links('en', 'pig feed')).toEqual(['/mill'])
  // The mill has the common word alone: that is chance.
  expect(links('en', 'pig straw zebra')).toEqual(['/pigs'])
  expect(links('zh', '生猪养殖成本')[0]).toBe('/farming')
})

test('words around a particle are both looked for', () => {
  const store = open([entry('/1', '猪场', '养牛。'), entry('/2', '牛场', '无。'), entry('/3', '猪圈', '无。')])
  expect(store.search({ lang: 'zh', keyword: '猪与牛', page: 1, pageSize: 10 }).items.map(({ link }) => link)).toEqual([
    '/1',
  ])
})

test('few hits are joined by looser ones: the words apart, then words that go on', () => {
  expect(links('zh', '猪养殖')).toEqual(['/farming', '/feed'])
  expect(links('zh', '饲料养殖')).toEqual(['/feed'])
  const store = open([entry('/1', 'Licence', 'For Vietnam.'), entry('/2', 'Partner', 'A Vietnamese producer.')])
  const found = store.search({ lang: 'en', keyword: 'vietnam', page: 1, pageSize: 10 })
  expect(found.items.map(({ link }) => link)).toEqual(['/1', '/2'])
})

test('a title that is just the keyword comes first, then titles with it, then texts', () => {
  expect(links('en', 'pigs')).toEqual(['/pigs', '/mill'])
  expect(links('zh', '生猪 养殖')).toEqual(['/farming', '/feed'])
})

test('of equal hits a page comes before news, and newer news before older', () => {
  const equal = [
    entry('/old', 'Biogas plant', 'A text.', { date: '2019-01-01' }),
    entry('/new', 'Biogas plant', 'A text.', { date: '2025-01-01' }),
    entry('/page', 'Biogas plant', 'A text.', { kind: 'page' }),
  ]
  const answer = open(equal).search({ lang: 'en', keyword: 'biogas', page: 1, pageSize: 10 })
  expect(answer.items.map(({ link }) => link)).toEqual(['/page', '/new', '/old'])
})

test('kinds are counted without the filter, the total with it', () => {
  const answer = ask('zh', '养', { kind: 'page' })
  expect(answer.kinds).toEqual([
    { kind: 'page', count: 2 },
    { kind: 'news', count: 1 },
  ])
  expect(answer.total).toBe(2)
  expect(answer.items.map(({ kind }) => kind)).toEqual(['page', 'page'])
})

test('pages of an answer follow each other without gap or repetition', () => {
  const many = Array.from({ length: 57 }, (_, i) => entry(`/${i}`, `Item ${i}`, 'About pork.', { date: '2024-01-01' }))
  const store = open(many)
  const seen = [1, 2, 3, 4].flatMap((page) => store.search({ lang: 'en', keyword: 'pork', page, pageSize: 20 }).items)
  expect(new Set(seen.map(({ link }) => link)).size).toBe(57)
  expect(store.search({ lang: 'en', keyword: 'pork', page: 9, pageSize: 20 }).items).toEqual([])
})

test('a hit carries its kind, date, and title and excerpt with marks', () => {
  const [hit] = ask('zh', 'esg').items
  expect(hit).toMatchObject({ kind: 'news', link: '/esg', date: '2025-04-20' })
  expect(hit?.title).toEqual([
    { text: '2024年度', hit: false },
    { text: 'ESG', hit: true },
    { text: '报告发布', hit: false },
  ])
  expect(hit?.excerpt).toEqual([{ text: '报告披露养猪业务的碳排放。', hit: false }])
})

test('an unchanged revision reuses the index, without asking for the entries', () => {
  const file = join(folder, 'kept', 'index.db')
  expect(open(sample, file).rebuilt).toBe(true)
  const entries = () => {
    throw new Error('not to be read')
  }
  const again = openSearch({ file, revision: 'r1', entries })
  opened.push(again)
  expect(again.rebuilt).toBe(false)
  expect(again.search({ lang: 'zh', keyword: '饲料', page: 1, pageSize: 10 }).total).toBe(1)
})

test.skipIf(process.platform === 'win32')(
  'a new revision replaces the index, while another process has the old one open',
  () => {
    const file = join(folder, 'changed', 'index.db')
    const old = open(sample, file)
    const fresh = open([entry('/x', '新的饲料', '饲料')], file, 'r2')
    expect(fresh.rebuilt).toBe(true)
    expect(fresh.search({ lang: 'zh', keyword: '饲料', page: 1, pageSize: 10 }).items[0]?.link).toBe('/x')
    expect(old.search({ lang: 'zh', keyword: '饲料', page: 1, pageSize: 10 }).items[0]?.link).toBe('/feed')
    expect(readdirSync(join(folder, 'changed'))).toEqual(['index.db'])
  },
)

test('an index that is replaced answers until the new one is built', () => {
  const file = join(folder, 'replaced', 'index.db')
  const old = open(sample, file)
  const find = (store: SearchStore) =>
    store.search({ lang: 'zh', keyword: '饲料', page: 1, pageSize: 10 }).items[0]?.link
  const broken = function* () {
    yield sample[0] as SearchEntry
    throw new Error('content went away')
  }
  expect(() => openSearch({ file, revision: 'r2', entries: broken, replaces: old })).toThrow('content went away')
  expect(find(old)).toBe('/feed')
  const fresh = openSearch({ file, revision: 'r2', entries: [entry('/x', '新的饲料', '饲料')], replaces: old })
  opened.push(fresh)
  expect(find(fresh)).toBe('/x')
  expect(() => find(old)).toThrow()
})

test('a broken index file is built again', () => {
  const file = join(folder, 'broken.db')
  writeFileSync(file, 'no database at all')
  expect(open(sample, file).rebuilt).toBe(true)
})

test('a build that fails passes its error on and leaves nothing behind', () => {
  const file = join(folder, 'failed', 'index.db')
  const entries = function* () {
    yield sample[0] as SearchEntry
    throw new Error('content went away')
  }
  expect(() => openSearch({ file, revision: 'r1', entries })).toThrow('content went away')
  expect(existsSync(file)).toBe(false)
  expect(readdirSync(join(folder, 'failed'))).toEqual([])
})

test('an index that is prepared and not wanted any more leaves the one in its place alone', () => {
  const file = join(folder, 'dropped', 'index.db')
  const old = open(sample, file)
  const prepare = () => prepareSearch({ file, revision: 'r2', entries: [entry('/x', '新的饲料', '饲料')] })
  const unwanted = atOnce(prepare())
  expect(readdirSync(join(folder, 'dropped'))).toHaveLength(2)
  unwanted.drop()
  const givenUp = prepare()
  givenUp.next()
  expect(readdirSync(join(folder, 'dropped'))).toHaveLength(2)
  givenUp.return(undefined as never)
  expect(readdirSync(join(folder, 'dropped'))).toEqual(['index.db'])
  expect(old.search({ lang: 'zh', keyword: '饲料', page: 1, pageSize: 10 }).items[0]?.link).toBe('/feed')
})

test('two indexes of one file are prepared beside each other; the last that is put stands', () => {
  const file = join(folder, 'beside', 'index.db')
  const prepared = ['r1', 'r2'].map((revision) =>
    atOnce(prepareSearch({ file, revision, entries: [entry(`/${revision}`, '饲料', '饲料')] })),
  )
  const [first, second] = prepared
  const shown = first?.put()
  const next = second?.put(shown)
  if (next) opened.push(next)
  expect(next?.search({ lang: 'zh', keyword: '饲料', page: 1, pageSize: 10 }).items[0]?.link).toBe('/r2')
  expect(readdirSync(join(folder, 'beside'))).toEqual(['index.db'])
})

test('the words of many entries stand in one tree', () => {
  const file = join(folder, 'merged', 'index.db')
  opened.push(
    openSearch({
      file,
      revision: 'r1',
      entries: Array.from({ length: 3_000 }, (_, i) => entry(`/${i}`, `Title ${i}`, `Text of ${i ** 3}`)),
    }),
  )
  const db = new DatabaseSync(file, { readOnly: true })
  expect(db.prepare('select count(distinct segid) as trees from en_idx').get()?.trees).toBe(1)
  db.close()
})

test('progress is told up to the last entry', () => {
  const told: number[] = []
  const entries = Array.from({ length: 1_200 }, (_, i) => entry(`/${i}`, 'Title', 'Text'))
  opened.push(
    openSearch({ file: join(folder, 'told.db'), revision: 'r1', entries, onProgress: (done) => told.push(done) }),
  )
  expect(told).toEqual([500, 1_000, 1_200])
})

test('keywords with nothing to search for have no hits', () => {
  for (const keyword of [
    '',
    '  ',
    '"',
    '*',
    '()',
    '、。！',
    '\0\u0007',
    '"" AND',
    'x'.repeat(5_000),
    '猪'.repeat(5_000),
    '🐖',
  ]) {
    expect(ask('zh', keyword), keyword.slice(0, 9)).toMatchObject({ items: [], total: 0, kinds: [] })
  }
})

test('no keyword throws, and what is shown is what was written', () => {
  const syntax = fc.constantFrom(
    '"',
    '*',
    'NEAR(',
    ' AND ',
    ' OR ',
    'NOT ',
    '^',
    '{title} : ',
    '-',
    '+',
    '猪',
    'pig',
    '\0',
    "'",
    ';--',
    '\ud842',
  )
  const keyword = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(syntax).map((parts) => parts.join('')),
  )
  const titles = new Set(sample.map(({ title }) => title))
  fc.assert(
    fc.property(keyword, fc.constantFrom('zh' as const, 'en' as const), (keyword, lang) => {
      for (const { title, excerpt, link } of ask(lang, keyword).items) {
        expect(titles).toContain(joined(title))
        const { text } = sample.find((entry) => entry.link === link) as SearchEntry
        expect(text).toContain(joined(excerpt).replace(/^…+|…+$/g, ''))
      }
    }),
    { numRuns: 500 },
  )
})

test('where no entry has all of the words, the answer names those that none has', () => {
  const missing = (lang: 'zh' | 'en', keyword: string) => ask(lang, keyword).missing
  expect(missing('en', 'pig feed unicorns')).toEqual(['unicorns'])
  expect(missing('en', 'feed ammonia')).toEqual([]) // each is found, but in texts of their own
  expect(missing('zh', '饲料 独角兽')).toEqual(['独角兽'])
  expect(missing('zh', '饲料独角兽')).toEqual(['独角兽'])
  expect(missing('en', 'pig feed')).toBeUndefined()
  expect(missing('zh', '生猪 养殖')).toBeUndefined()
  expect(missing('en', 'unicorns')).toBeUndefined() // nothing at all was found
})
