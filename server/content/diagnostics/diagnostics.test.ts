import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { kinds } from '#blocks/kinds.ts'
import { wholeLangs } from '#contract/wholeLangs.ts'
import { parseFile } from '../parseFile.ts'
import { type Problem, problemText } from '../problems.ts'
import { articleFile } from '../shapes/articles.ts'
import { historyFile } from '../shapes/company.ts'
import { calendarFile } from '../shapes/investors.ts'
import { pageFile } from '../shapes/pages.ts'
import { reportFile } from '../shapes/publications.ts'
import { siteFile } from '../shapes/site.ts'

const blockTypes = [...Object.keys(kinds), 'from']

/** An article: `top` stands above its texts, `body` is the Chinese text's last lines. */
const article = (top = 'date: 2026-03-18\ncategory: "1"', last = '  body: 正文') =>
  `${top}\nzh:\n  title: 题\n  summary: 摘要\n  source: 来源\n${last}\nen: { title: A, summary: B, source: C, body: D }\n`
const page = (blocks: string) =>
  `title: 题\nsubtitle: 副题\ndescription: 说明\npicture: banners/a.webp\nalt: 图\nblocks:\n${blocks}\n`
const history = (entry: string) =>
  `entries:\n  - ${entry}\n    zh: { title: 题, text: 文 }\n    en: { title: A, text: B }\n`
const event = (fields: string) =>
  `updated: 2026-03-18\nname: { zh: 一, en: A }\nnotice: { zh: 一, en: A }\nkinds: [{ code: visit, zh: 一, en: A }]\nitems:\n  - { id: a, date: 2026-03-18, kind: visit, ${fields}zh: { title: 一 }, en: { title: A } }\n`
const chapter = (from: string) =>
  `date: 2026-03-18\ncategory: "1"\nyear: 2025\npicture: a.webp\nchapters:\n  - from: [${from}]\n    zh: { title: 题 }\n    en: { title: A }\nzh: { title: 题, summary: 文, scope: 围 }\nen: { title: A, summary: B, scope: C }\n`
const site = (line: string) =>
  readFileSync(join(import.meta.dirname, '../../../content/site.yaml'), 'utf8').replace(/^accent: .*$/m, line)

/** What an editor did, in a file of this shape, and what is then said in Chinese and in English. */
type Case = [mistake: string, shape: z.ZodType, text: string, zh: string[], en: string[]]

const written: Case[] = [
  [
    'a full-width colon after a name',
    articleFile,
    article('date：2026-03-18\ncategory: "1"'),
    ['a.yaml:1 — “date”后面用了全角冒号。请改为半角冒号加一个空格，即“date: …”。'],
    ['a.yaml:1 — The colon after “date” is a full-width one. Type a plain colon and a space: “date: …”.'],
  ],
  [
    'a full-width colon in the last line',
    articleFile,
    'title：x\n',
    ['a.yaml:1 — “title”后面用了全角冒号。请改为半角冒号加一个空格，即“title: …”。'],
    ['a.yaml:1 — The colon after “title” is a full-width one. Type a plain colon and a space: “title: …”.'],
  ],
  [
    'a full-width colon after a name that holds others',
    articleFile,
    article().replace('zh:', 'zh：'),
    ['a.yaml:3 — “zh”后面用了全角冒号。请改为半角冒号加一个空格，即“zh: …”。'],
    ['a.yaml:3 — The colon after “zh” is a full-width one. Type a plain colon and a space: “zh: …”.'],
  ],
  [
    'a full-width colon that makes the line part of the one above',
    articleFile,
    article(undefined, '    body：正文'),
    ['a.yaml:7 — “body”后面用了全角冒号。请改为半角冒号加一个空格，即“body: …”。'],
    ['a.yaml:7 — The colon after “body” is a full-width one. Type a plain colon and a space: “body: …”.'],
  ],
  [
    'a full-width colon before one of the text',
    articleFile,
    article(undefined, '  body：时间: 上午'),
    ['a.yaml:7 — “body”后面用了全角冒号。请改为半角冒号加一个空格，即“body: …”。'],
    ['a.yaml:7 — The colon after “body” is a full-width one. Type a plain colon and a space: “body: …”.'],
  ],
  [
    'no space after the colon',
    articleFile,
    article('date:2026-03-18\ncategory: "1"'),
    ['a.yaml:1 — “date:”的冒号后面缺少空格。请加上一个空格，即“date: …”。'],
    ['a.yaml:1 — A space is missing after the colon of “date:”. Write “date: …”.'],
  ],
  [
    'full-width quotes around a text with a colon',
    articleFile,
    article(undefined, '  body: “时间: 上午”'),
    ['a.yaml:7 — 内容外面用了中文引号。请改用半角引号，即"时间: 上午"。'],
    ['a.yaml:7 — The text stands in Chinese quotation marks. Use plain ones: "时间: 上午".'],
  ],
  [
    'full-width quotes around a code',
    articleFile,
    article('date: 2026-03-18\ncategory: “1”'),
    ['a.yaml:2 category — 内容外面用了中文引号。请改用半角引号，即"1"。'],
    ['a.yaml:2 category — The text stands in Chinese quotation marks. Use plain ones: "1".'],
  ],
  [
    'full-width commas in a list',
    pageFile,
    page('  - type: table\n    caption: 表\n    columns: [类别， 要求]\n    rows: [["一", "二"]]'),
    ['a.yaml:9 blocks.0.columns — 各项之间用了全角标点。请改为半角逗号加一个空格，如[甲, 乙]。'],
    [
      'a.yaml:9 blocks.0.columns — Entries are parted by full-width punctuation. Type a plain comma and a space: [ one, two ].',
    ],
  ],
  [
    'a full-width comma between the fields of a figure',
    pageFile,
    page('  - type: figures\n    items:\n      - { value: "85"， unit: ℃, label: 温度, note: 2025年 }'),
    ['a.yaml:9 — 各项之间用了全角标点。请改为半角逗号加一个空格，如[甲, 乙]。'],
    ['a.yaml:9 — Entries are parted by full-width punctuation. Type a plain comma and a space: [ one, two ].'],
  ],
  [
    'a full-width comma after a value without quotes',
    pageFile,
    page('  - type: figures\n    items:\n      - { value: 一， unit: ℃, label: 温度, note: 2025年 }'),
    ['a.yaml:9 — 各项之间用了全角标点。请改为半角逗号加一个空格，如[甲, 乙]。'],
    ['a.yaml:9 — Entries are parted by full-width punctuation. Type a plain comma and a space: [ one, two ].'],
  ],
  [
    'a comma that is missing',
    pageFile,
    page('  - type: figures\n    items:\n      - { value: "85" unit: ℃, label: 温度, note: 2025年 }'),
    ['a.yaml:9 — 括号里的各项之间缺少逗号。请用半角逗号加一个空格隔开。'],
    ['a.yaml:9 — A comma is missing between two entries in brackets. Part them with a comma and a space.'],
  ],
  [
    'full-width spaces in front',
    articleFile,
    'date: 2026-03-18\ncategory: "1"\nzh:\n　title: 题\nen: { title: A, summary: B, source: C, body: D }\n',
    ['a.yaml:4 — 行首用了全角空格或其他特殊空格。请改用半角空格缩进。'],
    ['a.yaml:4 — The line begins with a full-width or other special space. Use plain spaces.'],
  ],
  [
    'full-width spaces in front of lines that are no YAML then',
    articleFile,
    'zh:\n　title：题\n　summary: 文\n',
    ['a.yaml:2 — 行首用了全角空格或其他特殊空格。请改用半角空格缩进。'],
    ['a.yaml:2 — The line begins with a full-width or other special space. Use plain spaces.'],
  ],
  [
    'tabs in front',
    articleFile,
    'zh:\n\ttitle: 题\n\tsummary: 文\n',
    ['a.yaml:2 — 行首用了制表符（Tab键）缩进。请改用空格，每级两个；文件里其他制表符也请一并改掉。'],
    ['a.yaml:2 — The line begins with a tab. Use spaces, two a level; replace any other tabs in the file as well.'],
  ],
  [
    'a colon in a text',
    articleFile,
    article(undefined, '  body: 时间: 上午9点'),
    ['a.yaml:7 — 内容里有冒号和空格，会被误认为另一个名称。请用半角引号把整段内容括起来，写成：body: "时间: 上午9点"'],
    [
      'a.yaml:7 — The text holds a colon and a space, so that it is taken for another name. Put all of it in quotes: body: "时间: 上午9点"',
    ],
  ],
  [
    'a colon in a text that has quotes in it',
    articleFile,
    article(undefined, '  body: 他说"好": 很好'),
    [`a.yaml:7 — 内容里有冒号和空格，会被误认为另一个名称。请用半角引号把整段内容括起来，写成：body: '他说"好": 很好'`],
    [
      `a.yaml:7 — The text holds a colon and a space, so that it is taken for another name. Put all of it in quotes: body: '他说"好": 很好'`,
    ],
  ],
  [
    'a colon in a field in brackets',
    pageFile,
    page('  - type: figures\n    items:\n      - { value: "85", unit: ℃, label: 温度, note: 口径: 集团 }'),
    ['a.yaml:9 — 内容里有冒号和空格，会被误认为另一个名称。请用半角引号把整段内容括起来，写成：note: "口径: 集团"'],
    [
      'a.yaml:9 — The text holds a colon and a space, so that it is taken for another name. Put all of it in quotes: note: "口径: 集团"',
    ],
  ],
  [
    'a sign that begins a remark',
    siteFile,
    site('accent: #8fc31f'),
    ['a.yaml:7 accent — “#”及其后面的内容会被当作备注，不会显示。请用半角引号把内容括起来，写成：accent: "#8fc31f"'],
    [
      'a.yaml:7 accent — “#” begins a remark: it and what follows are not shown. Put the text in quotes: accent: "#8fc31f"',
    ],
  ],
  [
    'a line too far in',
    articleFile,
    article(undefined, '   body: 正文'),
    ['a.yaml:7 — 这一行的缩进与上下行对不上。请让同一级的各行左端对齐，下一级比上一级多缩进两格。'],
    [
      'a.yaml:7 — This line begins neither where the lines around it do nor two spaces further in. Line it up with those of its level.',
    ],
  ],
  [
    'a line not far enough in',
    articleFile,
    article(undefined, ' body: 正文'),
    ['a.yaml:7 — 这一行的缩进与上下行对不上。请让同一级的各行左端对齐，下一级比上一级多缩进两格。'],
    [
      'a.yaml:7 — This line begins neither where the lines around it do nor two spaces further in. Line it up with those of its level.',
    ],
  ],
  [
    'a dash that is not in line with the others',
    pageFile,
    page('  - type: lead\n    text: 文\n - type: lead\n   text: 文'),
    ['a.yaml:9 — 这一行的缩进与上下行对不上。请让同一级的各行左端对齐，下一级比上一级多缩进两格。'],
    [
      'a.yaml:9 — This line begins neither where the lines around it do nor two spaces further in. Line it up with those of its level.',
    ],
  ],
  [
    'a name twice',
    articleFile,
    article(undefined, '  body: 正文\n  title: 又一题'),
    ['a.yaml:8 — “title”重复出现，第4行已经写过。请只保留一处。'],
    ['a.yaml:8 — “title” stands here a second time; it is on line 4 already. Keep one of them.'],
  ],
  [
    'a quote that is not closed',
    articleFile,
    article(undefined, '  body: "正文'),
    ['a.yaml:7 — 这里的引号（"）没有收尾。请在内容末尾补上同样的引号。'],
    ['a.yaml:7 — The quote (") that is opened here is never closed. Add the same one at the end of the text.'],
  ],
  [
    'a quote that the next one closes',
    articleFile,
    article('date: "2026-03-18\ncategory: "1"'),
    ['a.yaml:1 — 这里的引号（"）没有收尾。请在内容末尾补上同样的引号。'],
    ['a.yaml:1 — The quote (") that is opened here is never closed. Add the same one at the end of the text.'],
  ],
  [
    'a quote that is not closed in brackets',
    pageFile,
    page('  - type: figures\n    items:\n      - { value: "85, unit: "℃", label: 温度, note: 2025年 }'),
    ['a.yaml:9 — 这里的引号（"）没有收尾。请在内容末尾补上同样的引号。'],
    ['a.yaml:9 — The quote (") that is opened here is never closed. Add the same one at the end of the text.'],
  ],
  [
    'a quoted text broken over two lines, which makes all that follows unreadable',
    pageFile,
    page(
      '  - type: steps\n    title: 题\n    items:\n      - { title: "一", text: "前\n半句" }\n      - { title: "二", text: "文" }\n  - type: lead\n    text: 文',
    ),
    ['a.yaml:10 — 这里的引号（"）没有收尾。请在内容末尾补上同样的引号。'],
    ['a.yaml:10 — The quote (") that is opened here is never closed. Add the same one at the end of the text.'],
  ],
  [
    'quotes around the first words alone',
    articleFile,
    article(undefined, '  body: "养猪"新模式'),
    [
      'a.yaml:7 — 引号（"）收尾之后还有内容。如果只是引用其中的词语，请改用“”；如果要括起整段内容，请把后一个引号移到末尾。',
    ],
    [
      'a.yaml:7 — More text follows the closing quote ("). To quote some words, use “ and ”; to quote all of it, move the closing one to the end.',
    ],
  ],
  [
    'a bracket that is not closed',
    pageFile,
    page(
      '  - type: figures\n    items:\n      - { value: "85", unit: ℃, label: 温度, note: 2025年\n  - type: lead\n    text: 文',
    ),
    ['a.yaml:9 — 这里的“{”没有收尾。请补上“}”。'],
    ['a.yaml:9 — The bracket “{” is opened here and never closed. Add “}”.'],
  ],
  [
    'a file that ends within a list',
    articleFile,
    'date: 2026-03-18\ncategory: [',
    ['a.yaml:2 — 这里的“[”没有收尾。请补上“]”。'],
    ['a.yaml:2 — The bracket “[” is opened here and never closed. Add “]”.'],
  ],
  [
    'a file that ends within a line',
    articleFile,
    'date: 2026-03-18\ncategory: "1"\nzh',
    [
      'a.yaml:3 — “zh”不是“名称: 内容”的写法。如果没有写完，请补全；如果属于上面的文字，请在行首加空格，比那段文字的名称多缩进两格。',
    ],
    [
      'a.yaml:3 — “zh” is not of the form “name: content”. Finish it if it is half written; if it belongs to the text above, put it two spaces further in than the name of that text.',
    ],
  ],
  [
    'a text that is not further in than its name',
    articleFile,
    article(undefined, '  body: |\n正文第一段。'),
    [
      'a.yaml:8 — “正文第一段。”不是“名称: 内容”的写法。如果没有写完，请补全；如果属于上面的文字，请在行首加空格，比那段文字的名称多缩进两格。',
    ],
    [
      'a.yaml:8 — “正文第一段。” is not of the form “name: content”. Finish it if it is half written; if it belongs to the text above, put it two spaces further in than the name of that text.',
    ],
  ],
  [
    'a block without its dash',
    pageFile,
    page('  - type: lead\n    text: 文\n  type: lead\n    text: 文'),
    ['a.yaml:9 — 列表的这一项开头缺少“- ”。请加上半角连字符和一个空格。'],
    ['a.yaml:9 — This entry of a list has no “- ” in front. Put a hyphen and a space before it.'],
  ],
  [
    'blocks without any dash',
    pageFile,
    page('  type: lead\n  text: 文'),
    ['a.yaml:7 blocks — 列表的这一项开头缺少“- ”。请加上半角连字符和一个空格。'],
    ['a.yaml:7 blocks — This entry of a list has no “- ” in front. Put a hyphen and a space before it.'],
  ],
  [
    'rows without their dashes',
    pageFile,
    page('  - type: table\n    caption: 表\n    columns: [一, 二]\n    rows:\n      ["1", "2"]\n      ["3", "4"]'),
    ['a.yaml:12 — 列表的这一项开头缺少“- ”。请加上半角连字符和一个空格。'],
    ['a.yaml:12 — This entry of a list has no “- ” in front. Put a hyphen and a space before it.'],
  ],
  [
    'dashes without a space',
    pageFile,
    page('  -type: lead\n  -text: 文'),
    ['a.yaml:7 blocks — 列表各项开头的“-”后面缺少空格。请写成“- …”。'],
    ['a.yaml:7 blocks — A space is missing after the “-” of the entries of this list. Write “- …”.'],
  ],
  [
    'dashes of words without a space',
    pageFile,
    page('  - type: table\n    caption: 表\n    columns:\n      -一\n      -二\n    rows: [["1", "2"]]'),
    ['a.yaml:9 blocks.0.columns — 列表各项开头的“-”后面缺少空格。请写成“- …”。'],
    ['a.yaml:9 blocks.0.columns — A space is missing after the “-” of the entries of this list. Write “- …”.'],
  ],
  [
    'a text that begins with emphasis',
    articleFile,
    article(undefined, '  body: *重点* 正文'),
    ['a.yaml:7 — 内容不能直接以“*”开头。请用半角引号把整段内容括起来。'],
    ['a.yaml:7 — A text cannot begin with “*”. Put all of it in quotes.'],
  ],
  [
    'a text that begins with one emphasised word',
    articleFile,
    article(undefined, '  body: *重点*'),
    ['a.yaml:7 — 内容不能直接以“*”开头。请用半角引号把整段内容括起来。'],
    ['a.yaml:7 — A text cannot begin with “*”. Put all of it in quotes.'],
  ],
  [
    'a text that begins with @',
    articleFile,
    article(undefined, '  body: @青穗'),
    ['a.yaml:7 — 内容不能直接以“@”开头。请用半角引号把整段内容括起来。'],
    ['a.yaml:7 — A text cannot begin with “@”. Put all of it in quotes.'],
  ],
  [
    'a text that begins with a bracket',
    articleFile,
    article(undefined, '  body: [公告] 年报'),
    ['a.yaml:7 — 内容不能直接以“[”开头。请用半角引号把整段内容括起来。'],
    ['a.yaml:7 — A text cannot begin with “[”. Put all of it in quotes.'],
  ],
  [
    'a text that begins with words about a script',
    articleFile,
    article(undefined, '  body: {{请点按钮}}'),
    ['a.yaml:7 zh.body — 内容不能直接以“{”开头。请用半角引号把整段内容括起来。'],
    ['a.yaml:7 zh.body — A text cannot begin with “{”. Put all of it in quotes.'],
  ],
  [
    'a question mark alone',
    articleFile,
    article(undefined, '  body: ?'),
    ['a.yaml:7 — 内容不能直接以“?”开头。请用半角引号把整段内容括起来。'],
    ['a.yaml:7 — A text cannot begin with “?”. Put all of it in quotes.'],
  ],
  [
    'a backslash in double quotes',
    articleFile,
    article(undefined, '  body: "D:\\data"'),
    ['a.yaml:7 — 双引号里的“\\d”无法识别。请把外面的双引号改为单引号，或把反斜杠写成两个。'],
    ['a.yaml:7 — “\\d” means nothing in double quotes. Put the text in single quotes, or write the backslash twice.'],
  ],
  [
    'a rule of Markdown at the edge',
    articleFile,
    article(undefined, '  body: |\n    正文\n---\n后文'),
    ['a.yaml:9 — “---”会让文件在这里中断。请删除这一行；如果是正文里的分隔线，请与正文对齐缩进。'],
    [
      'a.yaml:9 — “---” ends the file here. Remove this line; if it is a rule within a text, put as many spaces in front as that text has.',
    ],
  ],
  [
    'what a merge left',
    articleFile,
    '<<<<<<< HEAD\ndate: 2026-03-18\n=======\ndate: 2026-03-19\n>>>>>>> news\n',
    ['a.yaml:1 — 文件里留有版本合并的冲突标记。请保留正确的内容，删去以<<<<<<<、=======和>>>>>>>开头的三行。'],
    [
      'a.yaml:1 — Marks of a merge conflict were left in the file. Keep what is right and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    ],
  ],
  [
    'a sign that begins a directive',
    articleFile,
    '%x\ndate: 2026-03-18\n',
    ['a.yaml:2 — 这里的写法无法识别。请对照同类文件，检查这一行和上一行的冒号、引号、括号与缩进。'],
    [
      'a.yaml:2 — This cannot be understood. Compare colons, quotes, brackets and spaces of this line and the one above with a similar file.',
    ],
  ],
  [
    'an empty file',
    articleFile,
    '',
    ['a.yaml:1 — 文件里没有内容。请填写；如果不再需要，请删除文件。'],
    ['a.yaml:1 — The file holds nothing. Fill it, or remove it if it is not needed.'],
  ],
  [
    'remarks alone',
    articleFile,
    '# 待写\n',
    ['a.yaml:1 — 文件里没有内容。请填写；如果不再需要，请删除文件。'],
    ['a.yaml:1 — The file holds nothing. Fill it, or remove it if it is not needed.'],
  ],
  [
    'plain words',
    articleFile,
    '今天写新闻\n',
    [
      'a.yaml:1 — “今天写新闻”不是“名称: 内容”的写法。如果没有写完，请补全；如果属于上面的文字，请在行首加空格，比那段文字的名称多缩进两格。',
    ],
    [
      'a.yaml:1 — “今天写新闻” is not of the form “name: content”. Finish it if it is half written; if it belongs to the text above, put it two spaces further in than the name of that text.',
    ],
  ],
]

const held: Case[] = [
  [
    'a key that is missing',
    articleFile,
    article(undefined, '  alt: 图'),
    ['a.yaml:3 zh.body — 缺少“body”。请在这里补上“body: …”。'],
    ['a.yaml:3 zh.body — “body” is missing. Add “body: …” here.'],
  ],
  [
    'a misspelt key',
    articleFile,
    article(undefined, '  boddy: 正文'),
    ['a.yaml:7 zh — 这里不能有“boddy”。是否应为“body”？'],
    ['a.yaml:7 zh — “boddy” cannot stand here. Did you mean “body”?'],
  ],
  [
    'a key in Chinese',
    articleFile,
    article(undefined, '  正文: 一'),
    ['a.yaml:7 zh — 这里不能有“正文”。是否应为“body”？'],
    ['a.yaml:7 zh — “正文” cannot stand here. Did you mean “body”?'],
  ],
  [
    'a key that means nothing',
    pageFile,
    page('  - { type: quote, text: 文, name: 沈禾, post: 董事长, colour: red }'),
    ['a.yaml:7 blocks.0 — 这里不能有“colour”。请删除，或改用下列名称之一：type、text、name、post。'],
    ['a.yaml:7 blocks.0 — “colour” cannot stand here. Remove it, or use one of: type, text, name, post.'],
  ],
  [
    'a misspelt key of a block',
    pageFile,
    page('  - type: quote\n    text: 文\n    nam: 沈禾\n    post: 董事长'),
    ['a.yaml:9 blocks.0 — 这里不能有“nam”。是否应为“name”？'],
    ['a.yaml:9 blocks.0 — “nam” cannot stand here. Did you mean “name”?'],
  ],
  [
    'an unknown type of block',
    pageFile,
    page('  - type: tabel'),
    ['a.yaml:7 blocks.0.type — 这里不能写“tabel”。是否应为“table”？'],
    ['a.yaml:7 blocks.0.type — “tabel” cannot stand here. Did you mean “table”?'],
  ],
  [
    'a type of block that is near none',
    pageFile,
    page('  - type: 引言'),
    [`a.yaml:7 blocks.0.type — 这里不能写“引言”。请改为下列之一：${blockTypes.join('、')}。`],
    [`a.yaml:7 blocks.0.type — “引言” cannot stand here. Write one of: ${blockTypes.join(', ')}.`],
  ],
  [
    'a block without a type',
    pageFile,
    page('  - text: 文'),
    [`a.yaml:7 blocks.0.type — 缺少“type”。请补上，可以是：${blockTypes.join('、')}。`],
    [`a.yaml:7 blocks.0.type — “type” is missing. Add it with one of: ${blockTypes.join(', ')}.`],
  ],
  [
    'an unknown kind of chart',
    pageFile,
    page('  - type: chart\n    kind: pie'),
    ['a.yaml:8 blocks.0.kind — 这里不能写“pie”。请改为下列之一：bar、line、stacked、slope、share、candlestick。'],
    ['a.yaml:8 blocks.0.kind — “pie” cannot stand here. Write one of: bar, line, stacked, slope, share, candlestick.'],
  ],
  [
    'a wrong side',
    pageFile,
    page('  - type: split\n    title: 题\n    text: 文\n    side: ende\n    picture: a.svg\n    alt: 图'),
    ['a.yaml:10 blocks.0.side — 这里不能写“ende”。是否应为“end”？'],
    ['a.yaml:10 blocks.0.side — “ende” cannot stand here. Did you mean “end”?'],
  ],
  [
    'a list in the place of a choice',
    pageFile,
    page('  - type: [lead]\n    text: 文'),
    [`a.yaml:7 blocks.0.type — 这里不能写“…”。请改为下列之一：${blockTypes.join('、')}。`],
    [`a.yaml:7 blocks.0.type — “…” cannot stand here. Write one of: ${blockTypes.join(', ')}.`],
  ],
  [
    'a code without quotes',
    articleFile,
    article('date: 2026-03-18\ncategory: 1'),
    ['a.yaml:2 category — 这里应为文字。请给1加上半角引号，即"1"。'],
    ['a.yaml:2 category — This has to be a text. Put 1 in quotes: "1".'],
  ],
  [
    'a mark of 0 or 1 without quotes',
    articleFile,
    article('date: 2026-03-18\ncategory: "1"\nisCollect: 1'),
    ['a.yaml:3 isCollect — 这里应为文字。请给1加上半角引号，即"1"。'],
    ['a.yaml:3 isCollect — This has to be a text. Put 1 in quotes: "1".'],
  ],
  [
    'a number as a text, with its last zero',
    articleFile,
    article(undefined, '  body: 1.10'),
    ['a.yaml:7 zh.body — 这里应为文字。请给1.10加上半角引号，即"1.10"。'],
    ['a.yaml:7 zh.body — This has to be a text. Put 1.10 in quotes: "1.10".'],
  ],
  [
    'nothing after a name',
    articleFile,
    article(undefined, '  body:'),
    ['a.yaml:7 zh.body — 这里没有内容。请填写；如果不需要，请删除这一行。'],
    ['a.yaml:7 zh.body — Nothing stands here. Fill it in, or remove the line if it is not needed.'],
  ],
  [
    'quotes without a text',
    articleFile,
    article(undefined, '  body: " "'),
    ['a.yaml:7 zh.body — 这里没有文字。请填写；如果不需要，请删去这一项。'],
    ['a.yaml:7 zh.body — There is no text here. Fill it in, or remove it if it is not needed.'],
  ],
  [
    'a list where a text belongs',
    articleFile,
    article(undefined, '  body: [一, 二]'),
    ['a.yaml:7 zh.body — 这里应为文字，现在是列表。请只写一段文字。'],
    ['a.yaml:7 zh.body — This has to be a text, but is a list. Write one text and nothing else.'],
  ],
  [
    'a text where both languages belong',
    articleFile,
    article().replace(/en:.*/, 'en: 正文'),
    ['a.yaml:8 en — 这里应为一组“名称: 内容”，现在是文字。请每行写一个“名称: 内容”，各行对齐，比上一级多缩进两格。'],
    [
      'a.yaml:8 en — This has to be a group of “name: content” lines, but is a text. Write one “name: content” a line, all two spaces further in than the line above them.',
    ],
  ],
  [
    'a list where names belong',
    articleFile,
    '- date: 2026-03-18\n',
    ['a.yaml:1 — 这里应为一组“名称: 内容”，现在是列表。请每行写一个“名称: 内容”，各行对齐，比上一级多缩进两格。'],
    [
      'a.yaml:1 — This has to be a group of “name: content” lines, but is a list. Write one “name: content” a line, all two spaces further in than the line above them.',
    ],
  ],
  [
    'a text where a list belongs',
    pageFile,
    page('  - type: table\n    caption: 表\n    columns: 【一，二】\n    rows: [["1", "2"]]'),
    [
      'a.yaml:9 blocks.0.columns — 这里应为列表，现在是文字。请每项一行，以“- ”（半角连字符加空格）开头；或写成[…, …]，用半角的括号和逗号。',
    ],
    [
      'a.yaml:9 blocks.0.columns — This has to be a list, but is a text. Write one entry a line, each after “- ” (a hyphen and a space), or all of them as [ …, … ].',
    ],
  ],
  [
    'a word where true or false belongs',
    calendarFile,
    event('tentative: 是, '),
    ['a.yaml:6 items.0.tentative — 这里应为true或false，现在是文字。请写true或false，不加引号。'],
    ['a.yaml:6 items.0.tentative — This has to be true or false, but is a text. Write true or false, without quotes.'],
  ],
  [
    'a number in quotes',
    historyFile,
    history('year: "2025"'),
    ['a.yaml:2 entries.0.year — 这里应为数字。请直接写2025，不加引号、逗号和单位。'],
    ['a.yaml:2 entries.0.year — This has to be a number. Write 2025, without quotes, commas or unit.'],
  ],
  [
    'a number with its unit',
    pageFile,
    page(
      '  - type: map\n    title: 题\n    summary: 文\n    unit: 头\n    items: [{ province: HB, value: "1,234头" }, { province: HN, value: 很多 }]',
    ),
    [
      'a.yaml:11 blocks.0.items.0.value — 这里应为数字。请直接写1234，不加引号、逗号和单位。',
      'a.yaml:11 blocks.0.items.1.value — 这里应为数字。请只写数字，如35，不加引号、逗号和单位。',
    ],
    [
      'a.yaml:11 blocks.0.items.0.value — This has to be a number. Write 1234, without quotes, commas or unit.',
      'a.yaml:11 blocks.0.items.1.value — This has to be a number. Write the digits alone, such as 35, without quotes, commas or unit.',
    ],
  ],
  [
    'a year with decimals',
    historyFile,
    history('year: 2025.5'),
    ['a.yaml:2 entries.0.year — 2025.5带小数。请写整数。'],
    ['a.yaml:2 entries.0.year — 2025.5 has decimals. Write a whole number.'],
  ],
  [
    'a year too early',
    historyFile,
    history('year: 1800'),
    ['a.yaml:2 entries.0.year — 1800太小。请写不小于1900的数字。'],
    ['a.yaml:2 entries.0.year — 1800 is too small. Write a number of 1900 or more.'],
  ],
  [
    'a year too late',
    historyFile,
    history('year: 20255'),
    ['a.yaml:2 entries.0.year — 20255太大。请写不大于2100的数字。'],
    ['a.yaml:2 entries.0.year — 20255 is too large. Write a number of 2100 or less.'],
  ],
  [
    'a value that has to be above nothing',
    pageFile,
    page(
      '  - type: map\n    title: 题\n    summary: 文\n    unit: 头\n    items: [{ province: HB, value: 0 }, { province: HN, value: 3 }]',
    ),
    ['a.yaml:11 blocks.0.items.0.value — 0太小。请写大于0的数字。'],
    ['a.yaml:11 blocks.0.items.0.value — 0 is too small. Write a number above 0.'],
  ],
  [
    'half of a text that each language has',
    historyFile,
    history('year: 2025\n    figure: { value: { zh: "58" }, zh: 万头, en: head }'),
    ['a.yaml:3 entries.0.figure.value.en — 缺少“en”。请在这里补上“en: …”。'],
    ['a.yaml:3 entries.0.figure.value.en — “en” is missing. Add “en: …” here.'],
  ],
  [
    'a number as a text that each language may have',
    historyFile,
    history('year: 2025\n    figure: { value: 58, zh: 万头, en: head }'),
    ['a.yaml:3 entries.0.figure.value — 这里应为文字。请给58加上半角引号，即"58"。'],
    ['a.yaml:3 entries.0.figure.value — This has to be a text. Put 58 in quotes: "58".'],
  ],
  [
    'too few steps',
    pageFile,
    page('  - type: steps\n    title: 题\n    items: [{ title: 一, text: 文 }]'),
    ['a.yaml:9 blocks.0.items — 这里有1项，至少要有2项。请补充。'],
    ['a.yaml:9 blocks.0.items — There is 1 entry, but there have to be at least 2. Add what is missing.'],
  ],
  [
    'too many related pages',
    pageFile,
    page('  - type: lead\n    text: 文\nrelated: [/a, /b, /c, /d, /e]'),
    ['a.yaml:9 related — 这里有5项，最多4项。请删减。'],
    ['a.yaml:9 related — There are 5 entries, but there may be at most 4. Remove some.'],
  ],
  [
    'a number of names that has to be exact',
    pageFile,
    page(
      '  - { type: from, data: indicative, title: 题, summary: 文, unit: 元, axis: 周, names: [一] }\n  - { type: from, data: indicative, title: 题, summary: 文, unit: 元, axis: 周, names: [一, 二, 三] }',
    ),
    [
      'a.yaml:7 blocks.0.names — 这里有1项，应为2项。请补充。',
      'a.yaml:8 blocks.1.names — 这里有3项，应为2项。请删减。',
    ],
    [
      'a.yaml:7 blocks.0.names — There is 1 entry, but there have to be 2. Add what is missing.',
      'a.yaml:8 blocks.1.names — There are 3 entries, but there have to be 2. Remove some.',
    ],
  ],
  [
    'a date with slashes',
    articleFile,
    article('date: 2026/3/18\ncategory: "1"'),
    ['a.yaml:1 date — “2026/3/18”不合要求：日期请写成年-月-日，月、日各两位，如2026-03-18。是否应为“2026-03-18”？'],
    [
      'a.yaml:1 date — “2026/3/18” does not fit: a date is written as year-month-day with two digits each for month and day, such as 2026-03-18. Did you mean “2026-03-18”?',
    ],
  ],
  [
    'a date in Chinese',
    articleFile,
    article('date: 2026年3月18日\ncategory: "1"'),
    ['a.yaml:1 date — “2026年3月18日”不合要求：日期请写成年-月-日，月、日各两位，如2026-03-18。是否应为“2026-03-18”？'],
    [
      'a.yaml:1 date — “2026年3月18日” does not fit: a date is written as year-month-day with two digits each for month and day, such as 2026-03-18. Did you mean “2026-03-18”?',
    ],
  ],
  [
    'a date without its year',
    articleFile,
    article('date: 3月18日\ncategory: "1"'),
    ['a.yaml:1 date — “3月18日”不合要求：日期请写成年-月-日，月、日各两位，如2026-03-18。'],
    [
      'a.yaml:1 date — “3月18日” does not fit: a date is written as year-month-day with two digits each for month and day, such as 2026-03-18.',
    ],
  ],
  [
    'a day that is not in the calendar',
    articleFile,
    article('date: 2026-02-30\ncategory: "1"'),
    ['a.yaml:1 date — 日历上没有2026-02-30这一天。请核对年、月、日。'],
    ['a.yaml:1 date — There is no day 2026-02-30 in the calendar. Check year, month and day.'],
  ],
  [
    'a moment of publishing as people write it',
    articleFile,
    article('date: 2026-03-18\ncategory: "1"\npublishAt: 2026年3月18日 8：30'),
    [
      'a.yaml:3 publishAt — “2026年3月18日 8：30”不合要求：请写日期和时间，中间用T隔开，如2026-11-27T08:00，按中国时间计算。是否应为“2026-03-18T08:30”？',
    ],
    [
      'a.yaml:3 publishAt — “2026年3月18日 8：30” does not fit: write a day and a time with a T between, such as 2026-11-27T08:00; it is the time of China. Did you mean “2026-03-18T08:30”?',
    ],
  ],
  [
    'the name of a category in the place of its code',
    articleFile,
    article('date: 2026-03-18\ncategory: 公司'),
    [
      'a.yaml:2 category — “公司”不合要求：请选一个类别；写在文件里是categories.yaml中的编号，用半角引号括起来，如"1"。',
    ],
    [
      'a.yaml:2 category — “公司” does not fit: choose a category; in a file that is its number from categories.yaml in quotes, such as "1".',
    ],
  ],
  [
    'an id with spaces',
    calendarFile,
    event('').replace('id: a', 'id: open day'),
    [
      'a.yaml:6 items.0.id — “open day”不合要求：请只用英文字母、数字、连字符和下划线，不留空格，如new-plant。是否应为“open-day”？',
    ],
    [
      'a.yaml:6 items.0.id — “open day” does not fit: use only letters without accents, digits, hyphens and underscores, such as new-plant. Did you mean “open-day”?',
    ],
  ],
  [
    'a time with one digit',
    calendarFile,
    event('time: "9:30", '),
    ['a.yaml:6 items.0.time — “9:30”不合要求：请写24小时制的时间，用半角引号括起来，如"14:30"。是否应为“09:30”？'],
    [
      'a.yaml:6 items.0.time — “9:30” does not fit: write a time of 24 hours in quotes, such as "14:30". Did you mean “09:30”?',
    ],
  ],
  [
    'a time that is none',
    calendarFile,
    event('time: 上午, '),
    ['a.yaml:6 items.0.time — “上午”不合要求：请写24小时制的时间，用半角引号括起来，如"14:30"。'],
    ['a.yaml:6 items.0.time — “上午” does not fit: write a time of 24 hours in quotes, such as "14:30".'],
  ],
  [
    'a route without its slash',
    calendarFile,
    event('link: introduction, '),
    [
      'a.yaml:6 items.0.link — “introduction”不合要求：请写站内地址，以“/”开头，如/introduction。是否应为“/introduction”？',
    ],
    [
      'a.yaml:6 items.0.link — “introduction” does not fit: write an address inside this site, which begins with “/”, such as /introduction. Did you mean “/introduction”?',
    ],
  ],
  [
    'a colour without its sign',
    siteFile,
    site('accent: 8fc31f'),
    [
      'a.yaml:7 accent — “8fc31f”不合要求：请写颜色代码：“#”加六位数字或字母，用半角引号括起来，如"#8fc31f"。是否应为“#8fc31f”？',
    ],
    [
      'a.yaml:7 accent — “8fc31f” does not fit: write the code of a colour in quotes, “#” and six digits or letters, such as "#8fc31f". Did you mean “#8fc31f”?',
    ],
  ],
  [
    'a neutral page without https',
    siteFile,
    site('accent: "#8fc31f"').replace(/^neutralPage: .*$/m, 'neutralPage: www.example.com'),
    [
      'a.yaml:22 neutralPage — “www.example.com”不合要求：请写以“/”开头的站内地址，如/introduction；或以https://开头的完整网址。是否应为“https://www.example.com”？',
    ],
    [
      'a.yaml:22 neutralPage — “www.example.com” does not fit: write an address inside this site, such as /introduction, or a full one that begins with https://. Did you mean “https://www.example.com”?',
    ],
  ],
  [
    'an address without https',
    siteFile,
    site('accent: "#8fc31f"').replace(/(campus:[\s\S]*?href: )\S+/, '$1www.example.com'),
    [
      'a.yaml:25 campus.href — “www.example.com”不合要求：请写完整网址，以https://开头，如https://www.example.com。是否应为“https://www.example.com”？',
    ],
    [
      'a.yaml:25 campus.href — “www.example.com” does not fit: write a full address that begins with https://, such as https://www.example.com. Did you mean “https://www.example.com”?',
    ],
  ],
  [
    'a picture with the folder that all are in',
    articleFile,
    article('date: 2026-03-18\ncategory: "1"\npicture: /media/news/a.WEBP'),
    ['a.yaml:3 picture — “/media/news/a.WEBP”不是可用的图片文件名。是否应为“news/a.WEBP”？'],
    [
      'a.yaml:3 picture — “/media/news/a.WEBP” is not the name of a picture that can stand here. Did you mean “news/a.WEBP”?',
    ],
  ],
  [
    'a film of another format',
    pageFile,
    `${page('  - { type: lead, text: 文 }')}video: films/片.mov\n`,
    [
      'a.yaml:8 video — “films/片.mov”不是可用的文件名。请写media文件夹里以.mp4结尾的文件，如banners/feed.mp4；路径里只能有英文字母、数字和“-”“_”“.”“/”。',
    ],
    [
      'a.yaml:8 video — “films/片.mov” is not the name of a file that can stand here. Name one in the media folder that ends in .mp4, such as banners/feed.mp4; only letters without accents, digits and - _ . / may stand in it.',
    ],
  ],
  [
    'a picture of another format',
    articleFile,
    article('date: 2026-03-18\ncategory: "1"\npicture: news/图.gif'),
    [
      'a.yaml:3 picture — “news/图.gif”不是可用的图片文件名。请写media文件夹里以.jpg、.jpeg、.png、.webp、.avif、.tif、.tiff结尾的文件，如news/IMG_0412.jpg；名称里不能有“\\”“:”“*”“?”“#”“%”这样的符号。',
    ],
    [
      'a.yaml:3 picture — “news/图.gif” is not the name of a picture that can stand here. Name one in the media folder that ends in .jpg, .jpeg, .png, .webp, .avif, .tif, .tiff, such as news/IMG_0412.jpg; signs such as \\ : * ? # % may not stand in it.',
    ],
  ],
  [
    'a source of a chapter that is misspelt',
    reportFile,
    chapter('{ artikle: b }, { page: x, blocks: [leed] }'),
    [
      'a.yaml:6 chapters.0.from.0 — 这里不能有“artikle”。是否应为“article”？',
      'a.yaml:6 chapters.0.from.1.blocks.0 — 这里不能写“leed”。是否应为“lead”？',
    ],
    [
      'a.yaml:6 chapters.0.from.0 — “artikle” cannot stand here. Did you mean “article”?',
      'a.yaml:6 chapters.0.from.1.blocks.0 — “leed” cannot stand here. Did you mean “lead”?',
    ],
  ],
  [
    'a shape that no sentence is made for',
    z.custom(() => false),
    'a: 1\n',
    ['a.yaml:1 — 这里的内容不合要求。请对照同类文件修改。'],
    ['a.yaml:1 — This does not fit here. Compare it with a similar file.'],
  ],
]

function problemsOf(shape: z.ZodType, text: string): Problem[] {
  const problems: Problem[] = []
  parseFile({ name: 'a.yaml', bytes: Buffer.from(text), hash: '' }, shape, problems)
  return problems
}

describe.each([
  ['what is written against the rules of YAML', written],
  ['what a file may not hold', held],
])('%s is said in both languages, with its line and the remedy', (_, cases) => {
  test.each(cases)('%s', (_, shape, text, zh, en) => {
    const problems = problemsOf(shape, text)
    expect(problems.map((problem) => problemText(problem, 'zh'))).toEqual(zh)
    expect(problems.map((problem) => problemText(problem, 'en'))).toEqual(en)
  })
})

test('every reason that a file alone can have is among them', () => {
  const sources = globSync('*.ts', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.test.ts'))
  const names = sources.flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/\bis: '(\w+)'/g)].map(([, name]) => name),
  )
  const told = [...written, ...held].flatMap(([, shape, text]) =>
    problemsOf(shape, text).map(({ reason }) => reason.is),
  )
  expect(new Set(names).size).toBeGreaterThan(40)
  expect([...new Set(told)].sort()).toEqual([...new Set(names)].sort())
})

test('what a file holds is not a mistake because it looks like one', () => {
  const body = '  body: |\n    董事长表示：好。\n\n    标题：一\n    # 二\n    - 三：“四”\n    a: b: c'
  expect(problemsOf(articleFile, article(undefined, body))).toEqual([])
  expect(problemsOf(articleFile, article(undefined, '  body: “养猪”：新模式'))).toEqual([])
})

test('a long text in the place of a list is told once: its length is that of no list', () => {
  const shape = z.strictObject({ rules: z.array(z.string()).min(1).max(4) })
  for (const text of ['：["报告"]', '’'])
    expect(problemsOf(shape, `rules: ${text}`).map((problem) => problemText(problem, 'zh'))).toEqual([
      expect.stringContaining('这里应为列表'),
    ])
})

test('whatever is damaged in a sound page is told with a line, in our own words, and not over and over', () => {
  const sound = readFileSync(join(import.meta.dirname, '../../../content/pages/airFiltration.zh.yaml'), 'utf8')
  const slip = fc.constantFrom('：', '“', '\t', '"', "'", ': ', '\n', '[', '{', '- ', '#', '*', '，', '&', '---\n')
  const damaged = fc
    .tuple(fc.nat(sound.length), slip, fc.nat(6))
    .map(([at, sign, gone]) => [sound.slice(0, at) + sign + sound.slice(at + gone), sound.slice(0, at)])
  fc.assert(
    fc.property(fc.oneof(...[0, 1].map((place) => damaged.map((texts) => texts[place] ?? ''))), (text) => {
      const problems = problemsOf(pageFile, text)
      expect(problems.length).toBeLessThan(12)
      for (const problem of problems) {
        expect(problem.line).toBeGreaterThan(0)
        for (const lang of wholeLangs) {
          expect(problemText(problem, lang)).not.toMatch(/undefined|NaN|\[object|Invalid|expected|implicit|scalar/)
        }
      }
    }),
    { numRuns: 300 },
  )
})
