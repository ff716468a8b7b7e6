import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { wholeLangs } from '#contract/wholeLangs.ts'
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
    if (error instanceof ContentError) return error.problems.map((problem) => problemText(problem, 'en'))
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

describe('content that cannot be used stops the start; every problem is told with file, line, field, reason and remedy', () => {
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
      'media/news/test.webp': await readFile(join(sample.settings.content, 'media/banners/ecology.webp')),
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
    [
      'a syntax error',
      () => 'news/company/2099-01-01-syntax.yaml:13 — The bracket “{” is opened here and never closed. Add “}”.',
    ],
    [
      'a key given twice',
      () =>
        'news/company/2099-01-02-twice.yaml:13 — “date” stands here a second time; it is on line 1 already. Keep one of them.',
    ],
    [
      'a word that YAML takes for a reference',
      () => 'news/company/2099-01-03-alias.yaml:7 — A text cannot begin with “*”. Put all of it in quotes.',
    ],
    [
      'an unknown key',
      () => 'news/company/2099-01-04-unknown-key.yaml:13 — “pictrue” cannot stand here. Did you mean “picture”?',
    ],
    [
      'an unknown key in a language',
      () => 'news/company/2099-01-05-unknown-key.yaml:10 en — “sumary” cannot stand here. Did you mean “summary”?',
    ],
    [
      'a missing key',
      () => 'news/company/2099-01-06-missing-key.yaml:3 zh.source — “source” is missing. Add “source: …” here.',
    ],
    ['a missing language', () => 'news/company/2099-01-07-missing-twin.yaml:1 en — “en” is missing. Add “en: …” here.'],
    [
      'an empty text',
      () =>
        'news/company/2099-01-08-empty.yaml:12 en.body — There is no text here. Fill it in, or remove it if it is not needed.',
    ],
    [
      'a day that is not in the calendar',
      () =>
        'news/company/2099-02-30-day.yaml:1 date — There is no day 2099-02-30 in the calendar. Check year, month and day.',
    ],
    [
      'a number in place of a text',
      () => 'news/company/2099-01-09-type.yaml:7 zh.body — This has to be a text. Put 5 in quotes: "5".',
    ],
    [
      'a missing picture',
      () =>
        'news/company/2099-01-10-picture.yaml:15 picture — There is no file media/news/nowhere.webp. Put it there, or correct the name here.',
    ],
    [
      'a picture without alt',
      () =>
        'news/company/2099-01-11-alt.yaml:9 en.alt — A picture needs a description (in a file: “alt: …”). Say what it shows, for readers who cannot see it.',
    ],
    [
      'a dead link',
      () =>
        'news/company/2099-01-12-link.yaml:10 zh.body — The link /nowhere leads nowhere. Write an address that this site has, or remove the link.',
    ],
    [
      'a link to what is not there in English',
      () =>
        'news/company/2099-01-13-link.yaml:12 en.body — The link /party leads to what is not there in English. Link to a page that is there in English, or remove the link.',
    ],
    [
      'a link without a slash',
      () =>
        'news/company/2099-01-14-link.yaml:12 en.body — The link introduction leads nowhere. Did you mean “/introduction”?',
    ],
    [
      'a link to a person who is not there',
      () =>
        'news/company/2099-01-15-link.yaml:7 zh.body — The link /manageTeam?id=nobody leads nowhere. Write an address that this site has, or remove the link.',
    ],
    [
      'a future date',
      () =>
        'news/company/2099-06-02-future.yaml:1 date — 2099-06-02 lies in the future. Check the date; if it is to appear on that day, add “publishAt: 2099-06-02T08:00”.',
    ],
    [
      'a future date of a report',
      () =>
        'reports/future.yaml:1 date — 2100-01-01 lies in the future. Check the date; if it is to appear on that day, add “publishAt: 2100-01-01T08:00”.',
    ],
    [
      'an unknown category',
      () =>
        /^news\/company\/2099-01-16-category.yaml:2 category — There is no company category "9". Write one of: "1" \([A-Z][^)]+\), "2" \(.+\)\.$/,
    ],
    [
      'a file name with another date',
      () =>
        'news/company/2099-01-17-date.yaml:1 date — The file name does not begin with the date 2099-01-18. Rename the file to 2099-01-18-date.yaml, or correct the date.',
    ],
    [
      'a file name that no address can hold',
      () => /^news\/company\/2099-01-19-\S+ — A file name may hold only letters/,
    ],
    [
      'an id used twice',
      () =>
        'news/industry/2099-01-20-same.yaml — “2099-01-20-same” is the name of news/company/2099-01-20-same.yaml as well, so that both would have one address. Rename this file.',
    ],
    [
      'an id used twice in a list',
      () =>
        new RegExp(
          `^partners.yaml:${at('partners')} items.\\d+.id — The id “.+” is used twice. Give one of the two another id.$`,
        ),
    ],
    [
      'a page without an English twin',
      () =>
        'pages/honest.en.yaml — There is no English version of pages/honest.zh.yaml. Add this file with the same structure; if there is to be none, write “enHidden: true” in its entry of navigation.yaml.',
    ],
    [
      'a page that the menu needs',
      () =>
        'pages/control.zh.yaml — The navigation leads to this page, but the file is missing. Add it, or remove the entry from navigation.yaml.',
    ],
    [
      'a page that no menu has',
      () =>
        'pages/elsewhere.zh.yaml — The menu (navigation.yaml) does not lead to /elsewhere yet, so that no reader finds it. Add it to the menu.',
    ],
    [
      'a page file without a language',
      () =>
        'pages/welfare.yaml — The file name of a page tells its language. Rename it to pages/welfare.zh.yaml (Chinese) or pages/welfare.en.yaml (English).',
    ],
    [
      'blocks that differ between the languages',
      () =>
        new RegExp(
          `^pages/culture.en.yaml:${at('culture')} blocks.\\d+ — The blocks of the two languages differ: here stands lead, but pages/culture.zh.yaml has none. Give both`,
        ),
    ],
    [
      'an unknown type of block',
      () =>
        new RegExp(
          `^pages/introduction.zh.yaml:${at('introduction', 5)} blocks.\\d+.type — “tabel” cannot stand here. Did you mean “table”\\?$`,
        ),
    ],
    [
      'a price that is missing',
      () =>
        `quotes/stock.csv:${at('stock')} — “2099-01-01,1,2,0.5,,100” is not a whole trading day. Write date, open, high, low, close and volume with commas between, such as 2026-03-18,21.50,21.90,21.30,21.76,1843200.`,
    ],
    [
      'a closing price above the highest',
      () =>
        `quotes/stock.csv:${at('stock', 2)} — The prices of 2099-01-02 contradict each other. Check them: open and close lie between low and high, and all are above 0.`,
    ],
    [
      'a day out of order',
      () =>
        `quotes/stock.csv:${at('stock', 3)} — 2001-01-01 stands after 2099-01-02. Put the days in order, the oldest first, each once.`,
    ],
    [
      'wrong columns of prices',
      () => 'quotes/bond.csv:1 — The first line has to name the columns. Write date,open,high,low,close,volume.',
    ],
    [
      'a file that belongs nowhere',
      () => 'notes.yaml — The file belongs to no part of the site. Move it to the right folder, or remove it.',
    ],
    [
      'a file with another ending',
      () =>
        'news/company/2099-01-21-ending.yml — Files of the content end in .yaml. Rename it to news/company/2099-01-21-ending.yaml.',
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
    expect.stringMatching(
      /^pages\/culture.en.yaml:\d+ blocks.\d+.rows.0 — Row 1 of the table has 1 cell for 2 columns. Add or remove cells; /,
    ),
    expect.stringMatching(
      /^pages\/culture.zh.yaml:\d+ blocks.\d+.rows.0 — Row 1 of the table has 1 cell for 2 columns. Add or remove cells; /,
    ),
  ])
})

test('a missing file that the site cannot be without is told beside everything else', async () => {
  await change({ 'site.yaml': null, [news('2099-01-01-a')]: 'date: 5\n' })
  const problems = await refused()
  expect(problems).toContain(
    'site.yaml — The file is missing, and the site cannot be without it. Restore it from a backup, or write it anew.',
  )
  expect(problems).toContainEqual(expect.stringMatching(/^news\/company\/2099-01-01-a.yaml:1 date — /))
})

test('a page may have several banners: its own comes first, and is its heading', async () => {
  for (const lang of wholeLangs) {
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
  await change({ 'media/films/company.en.vtt': null })
  expect(await refused()).toEqual([
    expect.stringMatching(
      /^home.en.yaml:\d+ banners.\d+.video — The film films\/company.mp4 has no captions. Put .+ media\/films\/company.en.vtt: .+ below the field of the film/,
    ),
    expect.stringMatching(
      /^news\/videos\/[\w-]+.yaml:\d+ video — The film films\/company.mp4 has no captions. Put .+ media\/films\/company.en.vtt: .+ below the field of the film/,
    ),
  ])
})

test('a footer and a menu that name what is not there are found', async () => {
  const navigation = await textOf('navigation.yaml')
  await change({
    'site.yaml': (await textOf('site.yaml')).replace('items: [introduction', 'items: [nowhere'),
    'navigation.yaml': navigation.replace('id: culture, link: /culture', 'id: introduction, link: /culture'),
  })
  expect(await refused()).toEqual([
    expect.stringMatching(/^site.yaml:\d+ footer.columns.0.items.0 — The footer names “nowhere”, which is not in/),
    expect.stringMatching(/^site.yaml:\d+ footer.columns.0.items.2 — The footer names “culture”, which is not in/),
    expect.stringMatching(/^navigation.yaml:\d+ 1.children.0.children.2.id — The id “introduction” is used twice. /),
  ])
})

test('a route that two entries of the menu lead to is found', async () => {
  const navigation = await textOf('navigation.yaml')
  await change({
    'navigation.yaml': navigation.replace('id: culture, link: /culture', 'id: culture, link: /introduction'),
  })
  expect(await refused()).toContainEqual(
    expect.stringMatching(
      /^navigation.yaml:\d+ 1.children.0.children.2.link — The link “\/introduction” is used twice. /,
    ),
  )
})

test('a file that is no picture is told by name', async () => {
  await change({ 'media/banners/ecology.webp': 'not a picture' })
  expect(await refused()).toEqual([
    expect.stringMatching(
      /^media\/banners\/ecology.webp — The file is not a picture that can be used: .+ as JPEG or PNG, and put it here\.$/,
    ),
  ])
})

test('a folder that is not there is told by name', async () => {
  expect(await refused('/nowhere/content')).toEqual([
    '/nowhere/content — There is no such file or folder. Check its place and name.',
  ])
})

test('the same content has the same revision; another text or picture gives another', async () => {
  const first = await load()
  expect((await load()).revision).toBe(first.revision)
  await change({ [news('2099-01-01-a')]: article('2099-01-01') })
  const second = await load()
  expect(second.revision).not.toBe(first.revision)
  expect(second.zh.lists.company[0]).toMatchObject({ id: '2099-01-01-a', date: '2099-01-01', kind: 'company' })
  await putBack()
  const picture = await readFile(join(sample.settings.content, 'media/banners/ecology.webp'))
  await change({ 'media/banners/ecology.webp': Buffer.concat([picture, Buffer.from([0, 0])]) })
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
