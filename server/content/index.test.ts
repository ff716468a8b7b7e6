import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { article } from '../testing/article.ts'
import { createSample, type Sample } from '../testing/sample.ts'
import { loadContent } from './index.ts'
import { ContentError, problemText } from './problems.ts'

const now = Date.parse('2099-06-01T12:00+08:00')
let sample: Sample
beforeAll(async () => {
  sample = await createSample()
})
afterAll(() => sample.dispose())

/** What the sample has prepared already: pictures, and the data of files that no test changes. */
const prepared = () => ({
  pictures: join(sample.settings.data, 'pictures'),
  parseCache: join(sample.settings.data, 'parsed.jsonl'),
})
const load = (folder = sample.settings.content) => loadContent({ folder, ...prepared(), now })

/** What loading says when it stops. */
async function refused(folder?: string): Promise<string[]> {
  try {
    await load(folder)
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(problemText)
    throw error
  }
  return []
}

const before = new Map<string, Buffer | undefined>()

/** Writes content files (`null` removes one) until the end of the test. */
async function change(files: Record<string, string | Buffer | null>) {
  for (const [file, text] of Object.entries(files)) {
    const path = join(sample.settings.content, file)
    before.set(file, await readFile(path).catch(() => undefined))
    await (text === null ? sample.remove(file) : sample.write(file, text))
  }
}

async function putBack() {
  for (const [file, text] of before) await (text === undefined ? sample.remove(file) : sample.write(file, text))
  before.clear()
}
afterEach(putBack)

const textOf = (file: string) => readFile(join(sample.settings.content, file), 'utf8')
/** A page up to the end of its blocks, so that one more can be added. */
const pageOf = async (file: string) => (await textOf(file)).replace(/\nrelated:[\s\S]*$/, '\n')
const news = (name: string) => `news/company/${name}.yaml`

describe('content that cannot be used stops the start; every problem is told with file, line, field and reason', () => {
  let problems: string[]
  let lines: Record<string, number>

  beforeAll(async () => {
    const culture = await pageOf('pages/culture.en.yaml')
    const introduction = await pageOf('pages/introduction.zh.yaml')
    const stock = await textOf('quotes/stock.csv')
    const partners = await textOf('partners.yaml')
    lines = {
      culture: culture.trimEnd().split('\n').length,
      introduction: introduction.trimEnd().split('\n').length,
      stock: stock.trimEnd().split('\n').length,
      partners: partners.trimEnd().split('\n').length,
    }
    const firstPartner = partners.match(/id: ([\w-]+)/)?.[1]
    await change({
      [news('2099-01-01-syntax')]: `${article('2099-01-01')}zh: {`,
      [news('2099-01-02-twice')]: `${article('2099-01-02')}date: 2099-01-02\n`,
      [news('2099-01-03-alias')]: article('2099-01-03', { zh: '*重点*' }),
      [news('2099-01-04-unknown-key')]: article('2099-01-04', { shared: 'pictrue: news/a.webp' }),
      [news('2099-01-05-unknown-key')]: article('2099-01-05').replace('  summary: An', '  sumary: An'),
      [news('2099-01-06-missing-key')]: article('2099-01-06').replace('  source: 测试\n', ''),
      [news('2099-01-07-missing-twin')]: article('2099-01-07').replace(/en:[\s\S]*/, ''),
      [news('2099-01-08-empty')]: article('2099-01-08', { en: '" "' }),
      [news('2099-02-30-day')]: article('2099-02-30'),
      [news('2099-01-09-type')]: article('2099-01-09', { zh: '5' }),
      [news('2099-01-10-picture')]: article('2099-01-10', {
        shared: 'picture: news/nowhere.webp',
        zh: '正文。\n  alt: 说明',
        en: 'Text.\n  alt: Words',
      }),
      [news('2099-01-11-alt')]: article('2099-01-11', {
        shared: 'picture: news/test.webp',
        zh: '正文。\n  alt: 说明',
      }),
      [news('2099-01-12-link')]: article('2099-01-12', { zh: '|\n    一。\n\n    二[三](/nowhere)。' }),
      [news('2099-01-13-link')]: article('2099-01-13', { en: 'A [link](/party).' }),
      [news('2099-01-14-link')]: article('2099-01-14', { en: 'A [link](introduction).' }),
      [news('2099-01-15-link')]: article('2099-01-15', { zh: '见[一](/manageTeam?id=nobody)。' }),
      [news('2099-06-02-future')]: article('2099-06-02'),
      [news('2099-01-16-category')]: article('2099-01-16', { category: '9' }),
      [news('2099-01-17-date')]: article('2099-01-18'),
      [news('2099-01-19-Ünï')]: article('2099-01-19'),
      [news('2099-01-20-same')]: article('2099-01-20'),
      'news/industry/2099-01-20-same.yaml': article('2099-01-20'),
      'reports/future.yaml': (await textOf('reports/esg-report-2021.yaml')).replace(/date: .*/, 'date: 2100-01-01'),
      'media/news/test.webp': await readFile(join(sample.settings.content, 'media/banners/news.webp')),
      'pages/honest.en.yaml': null,
      'pages/control.zh.yaml': null,
      'pages/elsewhere.zh.yaml': introduction,
      'pages/welfare.yaml': introduction,
      'pages/culture.en.yaml': `${culture.trimEnd()}\n  - type: lead\n    text: One more.\n`,
      'pages/introduction.zh.yaml': `${introduction.trimEnd()}\n  - type: table\n    caption: 表\n    columns: [一, 二]\n    rows: [[一]]\n  - type: tabel\n`,
      'quotes/stock.csv': `${stock.trimEnd()}\n2099-01-01,1,2,0.5,,100\n2099-01-02,1,2,0.5,3,100\n2001-01-01,1,2,0.5,1,100\n`,
      'quotes/bond.csv': 'day,price\n2099-01-01,1\n',
      'partners.yaml': `${partners.trimEnd()}\n  - { id: ${firstPartner}, since: 2000, kind: supplier, picture: partners/yunmai-grain.svg, zh: { name: 一, summary: 一, alt: 一 }, en: { name: A, summary: A, alt: A } }\n`,
      'notes.yaml': 'a: 1\n',
      'news/company/2099-01-21-ending.yml': article('2099-01-21'),
    })
    problems = await refused()
    await putBack()
  })

  const at = (name: string, after = 1) => (lines[name] ?? 0) + after

  test.each<[string, () => string | RegExp]>([
    ['a syntax error', () => /^news\/company\/2099-01-01-syntax.yaml:1[34] — .*(Flow map|must|unique)/],
    ['a key given twice', () => /^news\/company\/2099-01-02-twice.yaml:13 — .*unique/],
    ['a word that YAML takes for a reference', () => 'news/company/2099-01-03-alias.yaml:7 — *重点* needs quotes'],
    ['an unknown key', () => 'news/company/2099-01-04-unknown-key.yaml:13 — unknown key "pictrue"'],
    ['an unknown key in a language', () => 'news/company/2099-01-05-unknown-key.yaml:10 en — unknown key "sumary"'],
    ['the key that it was meant to be', () => 'news/company/2099-01-05-unknown-key.yaml:8 en.summary — is missing'],
    ['a missing key', () => 'news/company/2099-01-06-missing-key.yaml:3 zh.source — is missing'],
    ['a missing language', () => 'news/company/2099-01-07-missing-twin.yaml:1 en — is missing'],
    ['an empty text', () => 'news/company/2099-01-08-empty.yaml:12 en.body — is empty'],
    [
      'a day that is not in the calendar',
      () => 'news/company/2099-02-30-day.yaml:1 date — is not a day such as 2026-03-18',
    ],
    ['a number in place of a text', () => 'news/company/2099-01-09-type.yaml:7 zh.body — is a number: it needs quotes'],
    [
      'a missing picture',
      () => 'news/company/2099-01-10-picture.yaml:15 picture — media/news/nowhere.webp does not exist',
    ],
    ['a picture without alt', () => 'news/company/2099-01-11-alt.yaml:9 en.alt — a picture needs a description'],
    ['a dead link', () => 'news/company/2099-01-12-link.yaml:10 zh.body — the link /nowhere leads nowhere'],
    [
      'a link to what is not there in English',
      () => 'news/company/2099-01-13-link.yaml:12 en.body — the link /party leads nowhere: it is not there in English',
    ],
    [
      'a link without a slash',
      () => 'news/company/2099-01-14-link.yaml:12 en.body — the link introduction leads nowhere',
    ],
    [
      'a link to a person who is not there',
      () => 'news/company/2099-01-15-link.yaml:7 zh.body — the link /manageTeam?id=nobody leads nowhere',
    ],
    ['a future date', () => 'news/company/2099-06-02-future.yaml:1 date — 2099-06-02 lies in the future'],
    ['a future date of a report', () => 'reports/future.yaml:1 date — 2100-01-01 lies in the future'],
    [
      'an unknown category',
      () => 'news/company/2099-01-16-category.yaml:2 category — there is no company category "9"',
    ],
    [
      'a file name with another date',
      () => 'news/company/2099-01-17-date.yaml:1 date — the file name does not begin with the date 2099-01-18',
    ],
    ['a file name that no address can hold', () => /^news\/company\/2099-01-19-\S+ — the file name may hold letters/],
    [
      'an id used twice',
      () =>
        'news/industry/2099-01-20-same.yaml — the id "2099-01-20-same" is used by news/company/2099-01-20-same.yaml as well',
    ],
    [
      'an id used twice in a list',
      () => new RegExp(`^partners.yaml:${at('partners')} items.\\d+.id — .*is used twice$`),
    ],
    [
      'a page without an English twin',
      () => 'pages/honest.en.yaml — is missing: pages/honest.zh.yaml has no English twin',
    ],
    ['a page that the menu needs', () => 'pages/control.zh.yaml — is missing, but the navigation links to it'],
    ['a page that no menu has', () => 'pages/elsewhere.zh.yaml — no navigation entry links to /elsewhere'],
    ['a page file without a language', () => 'pages/welfare.yaml — a page file ends in .zh.yaml or .en.yaml'],
    [
      'blocks that differ between the languages',
      () => new RegExp(`^pages/culture.en.yaml:${at('culture')} blocks.\\d+ — lead stands where .* has nothing$`),
    ],
    [
      'an unknown type of block',
      () => new RegExp(`^pages/introduction.zh.yaml:${at('introduction', 5)} blocks.\\d+.type — `),
    ],
    [
      'a price that is missing',
      () => `quotes/stock.csv:${at('stock')} — "2099-01-01,1,2,0.5,,100" is not a trading day`,
    ],
    [
      'a closing price above the highest',
      () => `quotes/stock.csv:${at('stock', 2)} — the prices of 2099-01-02 do not fit: low ≤ open, close ≤ high`,
    ],
    ['a day out of order', () => `quotes/stock.csv:${at('stock', 3)} — 2001-01-01 does not follow 2099-01-02`],
    ['wrong columns of prices', () => 'quotes/bond.csv:1 — the first line is not date,open,high,low,close,volume'],
    ['a file that belongs nowhere', () => 'notes.yaml — belongs to no part of the site; move or remove it'],
    [
      'a file with another ending',
      () => 'news/company/2099-01-21-ending.yml — belongs to no part of the site; move or remove it',
    ],
  ])('%s', (_, expected) => {
    const said = expected()
    expect(problems).toContainEqual(typeof said === 'string' ? said : expect.stringMatching(said))
  })

  test('what is sound is not blamed for what is broken', () => {
    const files = new Set(problems.map((problem) => problem.split(/[: ]/)[0]))
    expect([...files].sort()).toEqual(
      [
        ...[
          '01-syntax',
          '02-twice',
          '03-alias',
          '04-unknown-key',
          '05-unknown-key',
          '06-missing-key',
          '07-missing-twin',
        ],
        ...['08-empty', '09-type', '10-picture', '11-alt', '12-link', '13-link', '14-link', '15-link', '16-category'],
        ...['17-date', '19-Ünï'],
      ]
        .map((name) => news(`2099-01-${name}`))
        .concat(news('2099-02-30-day'), news('2099-06-02-future'), 'news/company/2099-01-21-ending.yml')
        .concat('news/industry/2099-01-20-same.yaml', 'reports/future.yaml', 'notes.yaml', 'partners.yaml')
        .concat('pages/honest.en.yaml', 'pages/control.zh.yaml', 'pages/elsewhere.zh.yaml', 'pages/welfare.yaml')
        .concat('pages/culture.en.yaml', 'pages/introduction.zh.yaml', 'quotes/stock.csv', 'quotes/bond.csv')
        .sort(),
    )
  })
})

test('table rows without a cell for each column are found', async () => {
  const page = await pageOf('pages/culture.zh.yaml')
  const twin = await pageOf('pages/culture.en.yaml')
  const table = '\n  - { type: table, caption: 1, columns: ["1", "2"], rows: [["1"]] }\n'.replace('1,', '"1",')
  await change({
    'pages/culture.zh.yaml': page.trimEnd() + table,
    'pages/culture.en.yaml': twin.trimEnd() + table,
  })
  expect(await refused()).toEqual([
    expect.stringMatching(/^pages\/culture.en.yaml:\d+ blocks.\d+.rows — a row has not 2 cells, as there are columns$/),
    expect.stringMatching(/^pages\/culture.zh.yaml:\d+ blocks.\d+.rows — a row has not 2 cells, as there are columns$/),
  ])
})

test('a missing file that the site cannot be without is told beside everything else', async () => {
  await change({ 'site.yaml': null, [news('2099-01-01-a')]: 'date: 5\n' })
  const problems = await refused()
  expect(problems).toContain('site.yaml — is missing')
  expect(problems).toContainEqual(expect.stringMatching(/^news\/company\/2099-01-01-a.yaml:1 date — /))
})

test('a page may have several banners: its own comes first, and is its heading', async () => {
  for (const lang of ['zh', 'en']) {
    const file = `pages/feedSales.${lang}.yaml`
    const slide = '{ picture: banners/home-feed.webp, alt: 二, title: 第二张, subtitle: 副题, linkUrl: /culture }'
    await change({ [file]: (await textOf(file)).replace(/^blocks:/m, `banners: [${slide}]\nblocks:`) })
  }
  const { zh } = await load()
  const place = zh.site.navigation.flatMap(({ children }) => children.flatMap((group) => group.children))
  const banners = zh.banners.get(place.find(({ link }) => link === '/feedSales')?.id ?? '')
  expect(banners?.map(({ title, linkUrl }) => [title, linkUrl])).toEqual([
    ['饲料销售', undefined],
    ['第二张', '/culture'],
  ])
})

test('a film without captions in a language in which it is shown is refused, by its article and its banners', async () => {
  await change({ 'media/films/home-dawn.en.vtt': null })
  expect(await refused()).toEqual([
    expect.stringMatching(/^home.en.yaml:\d+ banners.\d+.video — media\/films\/home-dawn.en.vtt does not exist$/),
    expect.stringMatching(/^news\/videos\/[\w-]+.yaml:\d+ video — media\/films\/home-dawn.en.vtt does not exist$/),
  ])
})

test('a footer and a menu that name what is not there are found', async () => {
  const navigation = await textOf('navigation.yaml')
  await change({
    'site.yaml': (await textOf('site.yaml')).replace('items: [introduction', 'items: [nowhere'),
    'navigation.yaml': navigation.replace('id: culture, link: /culture', 'id: introduction, link: /culture'),
  })
  expect(await refused()).toEqual([
    expect.stringMatching(/^site.yaml:\d+ footer.columns.0.items.0 — the footer names "nowhere", which is not in/),
    expect.stringMatching(/^site.yaml:\d+ footer.columns.0.items.2 — the footer names "culture", which is not in/),
    expect.stringMatching(/^navigation.yaml:\d+ 1.children.0.children.2.id — the id "introduction" is used twice$/),
  ])
})

test('a route that two entries of the menu lead to is found', async () => {
  const navigation = await textOf('navigation.yaml')
  await change({
    'navigation.yaml': navigation.replace('id: culture, link: /culture', 'id: culture, link: /introduction'),
  })
  expect(await refused()).toContainEqual(
    expect.stringMatching(
      /^navigation.yaml:\d+ 1.children.0.children.2.link — the link "\/introduction" is used twice$/,
    ),
  )
})

test('a file that is no picture is told by name', async () => {
  await change({ 'media/banners/news.webp': 'not a picture' })
  expect(await refused()).toEqual([expect.stringMatching(/^media\/banners\/news.webp — is not a picture that can be/)])
})

test('a folder that is not there is told by name', async () => {
  expect(await refused('/nowhere/content')).toEqual([expect.stringMatching(/^\/nowhere\/content — cannot be read: /)])
})

test('the same content has the same revision; another text or picture gives another', async () => {
  const first = await load()
  expect((await load()).revision).toBe(first.revision)
  await change({ [news('2099-01-01-a')]: article('2099-01-01') })
  const second = await load()
  expect(second.revision).not.toBe(first.revision)
  expect(second.zh.lists.company[0]).toMatchObject({ id: '2099-01-01-a', date: '2099-01-01', kind: 'company' })
  await putBack()
  const picture = await readFile(join(sample.settings.content, 'media/banners/news.webp'))
  await change({ 'media/banners/news.webp': Buffer.concat([picture, Buffer.from([0, 0])]) })
  expect((await load()).revision).not.toBe(first.revision)
})

test('an item of today is shown; by default today is the day in China', async () => {
  const china = new Date(Date.now() + 8 * 3_600_000)
  const day = (offset: number) => new Date(china.getTime() + offset * 86_400_000).toISOString().slice(0, 10)
  const folder = sample.settings.content
  await change({ [news(`${day(0)}-today`)]: article(day(0)) })
  expect((await loadContent({ folder, ...prepared() })).zh.byId.has(`${day(0)}-today`)).toBe(true)
  await putBack()
  await change({ [news(`${day(2)}-later`)]: article(day(2)) })
  await expect(loadContent({ folder, ...prepared() })).rejects.toThrow('lies in the future')
})
