import { beforeAll, describe, expect, test } from 'vitest'
import { createSample } from '../../testing/sample.ts'
import { readContent } from '../index.ts'
import { problemText } from '../problems.ts'
import type { Files } from '../readFiles.ts'
import { editorialProblems } from './editorial.ts'

let files: Files
beforeAll(async () => {
  const sample = await createSample()
  const read = await readContent(sample.settings.content)
  await sample.dispose()
  if (!read.files) throw new Error('the content cannot be used')
  files = read.files
})

const file = 'news/company/2026-01-01-test.yaml'
const sentence = '这是一句用来凑足篇幅的话，一共有二十个字。'
// Each paragraph is told apart by its number, as none may stand twice.
const chinese = (characters: number) => {
  const paragraphs = Array.from(
    { length: 100 },
    (_, at) => `第${'甲乙丙丁戊己庚辛壬癸'[at % 10]}${at}段${sentence}`,
  ).join('\n\n')
  let count = 0
  return Array.from(paragraphs)
    .filter((character) => !/[\p{Script=Han}，。]/u.test(character) || ++count <= characters)
    .join('')
    .trim()
}
const english = (words: number) => Array.from({ length: words }, (_, at) => `word${at}`).join(' ')

interface Spoilt {
  kind?: 'company' | 'media' | 'announcement'
  zh?: Record<string, string>
  en?: Record<string, string>
}

/** What is said of an article that is sound but for what is given. */
function said({ kind = 'company', zh = {}, en = {} }: Spoilt): string[] {
  const data = {
    date: '2026-01-01',
    category: '1',
    zh: { title: '只用于测试的标题', summary: '摘要。', source: '测试', body: chinese(400), ...zh },
    en: { title: 'A title for tests alone', summary: 'Summary.', source: 'Test', body: english(200), ...en },
  }
  const spoilt = { ...files, articles: [...files.articles, { id: '2026-01-01-test', file, kind, data }] } as Files
  return editorialProblems(spoilt)
    .filter((problem) => problem.file === file)
    .map((problem) => problemText(problem, 'en'))
}

test('a sound article is not blamed', () => {
  expect(said({})).toEqual([])
})

describe('Chinese in an English text', () => {
  test.each([
    ['a word', 'Pork 猪肉 sales', '猪肉'],
    ['a full-width comma', 'Feed，farming', '，'],
    ['a full stop', 'Feed。', '。'],
    ['full-width digits', 'In ２０２６', '２０２６'],
    ['a full-width bracket', 'Feed （farming）', '（'],
  ])('%s', (_, summary, found) => {
    expect(said({ en: { summary } })).toEqual([
      `${file} en.summary — There is Chinese in an English text: “${found}”. Write it in English.`,
    ])
  })

  test('in a page, the menu and the names of the site as well', () => {
    const spoilt = structuredClone(files)
    const page = spoilt.pages.find(({ lang }) => lang === 'en')
    if (page) page.data.subtitle = 'Our 文化'
    if (spoilt.navigation[1]) spoilt.navigation[1].en.title = '公司'
    spoilt.site.slogan.en = '好粮'
    expect(editorialProblems(spoilt).map((problem) => problemText(problem, 'en'))).toEqual(
      expect.arrayContaining([
        'site.yaml slogan.en — There is Chinese in an English text: “好粮”. Write it in English.',
        'navigation.yaml 1.en.title — There is Chinese in an English text: “公司”. Write it in English.',
        `${page?.file} subtitle — There is Chinese in an English text: “文化”. Write it in English.`,
      ]),
    )
  })
})

describe('a straight apostrophe in an English text', () => {
  test.each(["the company's farms", "suppliers' data", "It's"])('%s', (summary) => {
    const [found = ''] = summary.match(/.'/) ?? []
    expect(said({ en: { summary } })).toEqual([
      `${file} en.summary — “${found}” has a straight apostrophe. Write “${found.replace("'", '’')}”.`,
    ])
  })

  test.each(['the company’s farms', 'suppliers’ data', "a path such as https://a.example/b'c", "6'6 is a size"])(
    'is not seen in %s',
    (summary) => expect(said({ en: { summary } })).toEqual([]),
  )
})

describe('half-width punctuation beside a Chinese character', () => {
  test.each([
    ['猪肉,牛肉', '肉,', '肉，'],
    ['猪肉 A,牛肉', ',牛', '，牛'],
    ['以下几点:', '点:', '点：'],
    ['好吗?', '吗?', '吗？'],
    ['好!', '好!', '好！'],
    ['一;二', '一;', '一；'],
    ['猪肉(PSY)', '肉(', '肉（'],
    ['PSY(头)', '(头', '（头'],
    ['[育种](/valueBreeding)(见上)', '(见', '（见'],
  ])('%s', (summary, found, instead) => {
    const sentence = `“${found}”: half-width punctuation in a Chinese text. Write “${instead}”.`
    expect(said({ zh: { summary } })).toEqual([`${file} zh.summary — ${sentence}`])
  })

  test.each([
    '猪肉，牛肉（PSY）：好吗？',
    'PSY (pigs), 1,234 头',
    '时间为 10:30，活力 83.1%',
    '见[价值育种](/valueBreeding)页',
    '见 https://example.org/a(b)。',
  ])('is not seen in %s', (summary) => {
    expect(said({ zh: { summary } })).toEqual([])
  })
})

describe('the length of an article', () => {
  test.each<[string, Spoilt, string[]]>([
    [
      '249 characters',
      { zh: { body: chinese(249) } },
      ['zh.body — There are 249 Chinese characters, fewer than 250. Write more.'],
    ],
    ['250 characters', { zh: { body: chinese(250) } }, []],
    ['800 characters', { zh: { body: chinese(800) } }, []],
    [
      '801 characters',
      { zh: { body: chinese(801) } },
      ['zh.body — There are 801 Chinese characters, more than 800. Shorten the text.'],
    ],
    ['a long media report', { kind: 'media', zh: { body: chinese(1_200) } }, []],
    [
      'a short media report',
      { kind: 'media', zh: { body: chinese(100) } },
      ['zh.body — There are 100 Chinese characters, fewer than 250. Write more.'],
    ],
    [
      'a long announcement',
      { kind: 'announcement', zh: { body: chinese(900) } },
      ['zh.body — There are 900 Chinese characters, more than 800. Shorten the text.'],
    ],
    [
      'a long announcement with a table',
      { kind: 'announcement', zh: { body: `${chinese(900)}\n\n| A | B |\n|---|---|\n| 1 | 2 |` } },
      [],
    ],
    [
      '119 English words',
      { en: { body: english(119) } },
      ['en.body — There are 119 English words, fewer than 120. Write more.'],
    ],
    ['120 English words', { en: { body: english(120) } }, []],
    [
      'table rules, which are no words',
      { en: { body: `${english(119)}\n\n|---|---|\n| - | |` } },
      ['en.body — There are 119 English words, fewer than 120. Write more.'],
    ],
  ])('%s', (_, spoilt, expected) => {
    expect(said(spoilt)).toEqual(expected.map((problem) => `${file} ${problem}`))
  })
})

describe('a paragraph that stands in two places', () => {
  const copied = sentence.repeat(2)

  test('within one text', () => {
    expect(said({ zh: { body: `${copied}\n\n${chinese(300)}\n\n${copied}` } })).toEqual([
      `${file} zh.body — The same paragraph stands in ${file} zh.body: “${copied.slice(0, 20)}…”. Rewrite or remove one of them.`,
    ])
  })

  test('in two files', () => {
    const [other] = files.articles
    const paragraph =
      other?.data.zh?.body.split('\n\n').find((part) => part.trim().length >= 40 && !part.includes('|')) ?? ''
    expect(said({ zh: { body: `${chinese(300)}\n\n  ${paragraph}` } })).toEqual([
      expect.stringContaining(`${file} zh.body — The same paragraph stands in ${other?.file} zh.body: “`),
    ])
  })

  test('not when it is short, or the description of a picture', () => {
    expect(said({ zh: { body: `${sentence}\n\n${chinese(300)}\n\n${sentence}` } })).toEqual([])
    expect(said({ zh: { alt: copied }, en: { alt: 'x '.repeat(40) } })).toEqual([])
    expect(said({ zh: { alt: copied, body: `${copied}\n\n${chinese(300)}` } })).toEqual([])
  })

  test('not when two pages offer the same file', () => {
    const offers = files.pages.flatMap((page) => page.data.blocks.filter(({ type }) => type === 'downloads'))
    const copy = { ...files.pages[0], file: 'pages/copy.zh.yaml', data: { title: '另一页', blocks: offers } }
    const found = editorialProblems({ ...files, pages: [...files.pages, copy] } as Files)
    expect(offers.length).toBeGreaterThan(0)
    expect(found.filter(({ field }) => field?.endsWith('.file'))).toEqual([])
  })
})

test('a title used twice is found, whatever its case', () => {
  const page = files.pages.find(({ lang }) => lang === 'en')
  const title = page?.data.title.toUpperCase() ?? ''
  expect(said({ en: { title } })).toEqual([
    `${file} en.title — The title “${title}” is that of ${page?.file} as well, and readers cannot tell them apart. Change one of them.`,
  ])
})

describe('what was left unfinished', () => {
  test.each([
    ['Lorem ipsum dolor', 'Lorem ipsum'],
    ['TODO: a number', 'TODO'],
    ['TBD', 'TBD'],
    ['A figure of xxx tonnes', 'xxx'],
    ['@@culture', '@@culture'],
  ])('%s', (summary, found) => {
    expect(said({ en: { summary } })).toEqual([
      `${file} en.summary — “${found}” looks like a placeholder. Finish the text, or remove it.`,
    ])
  })

  test('in Chinese as well', () => {
    expect(said({ zh: { summary: '数字待补充。' } })).toEqual([
      `${file} zh.summary — “待补充” looks like a placeholder. Finish the text, or remove it.`,
    ])
  })

  test('sizes and e-mail addresses are finished', () => {
    expect(said({ en: { summary: 'Size XXL, info@qingsui.example, todos' } })).toEqual([])
  })
})
