/*
 * A content folder with many news items, for measurements: node tools/bench/fillerContent.ts FOLDER [items, 1000 when absent]. It is a copy of
 * content/ with made-up items in both languages in the words of the field: Markdown of about 600 Chinese characters and
 * 1,000 Latin ones, every third with a table, with the pictures that real items have. The same for the same number.
 */
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SearchEntry } from '../../server/search/index.ts'
import { fillerDocuments } from './fillerDocuments.ts'
import { workFolder } from './site.ts'

const source = fileURLToPath(new URL('../../content', import.meta.url))
const lists = [
  { folder: 'company', categories: 5 },
  { folder: 'company', categories: 5 },
  { folder: 'industry', categories: 3 },
  { folder: 'events', categories: 5 },
]

/** Folders for a site with as many made-up items, newly written, and with what it kept from an earlier run. */
export async function contentOf(items: number): Promise<{ content: string; data: string }> {
  const folder = join(workFolder, String(items))
  const content = join(folder, 'content')
  await rm(content, { recursive: true, force: true })
  await writeContent(content, items)
  return { content, data: join(folder, 'data') }
}

/** Writes the folder, which must not exist; `items` are added to the real ones. */
async function writeContent(folder: string, items: number): Promise<void> {
  // Times are kept, so that prepared pictures of content/ serve this folder as well.
  await cp(source, folder, { recursive: true, preserveTimestamps: true })
  const pictures = (await readdir(join(source, 'media/news'))).filter((name) => name.endsWith('.webp')).sort()
  for (const { folder: list } of lists) await mkdir(join(folder, 'news', list), { recursive: true })
  const english = fillerDocuments('en', items)
  let at = 0
  for (const chinese of fillerDocuments('zh', items)) {
    const { value } = english.next()
    const { folder: list, categories } = lists[at % lists.length] ?? { folder: 'company', categories: 5 }
    const picture = at % 2 === 0 ? pictures[at % pictures.length] : undefined
    const text = itemOf({ chinese, english: value, category: 1 + (at % categories), picture, hasTable: at % 3 === 0 })
    await writeFile(join(folder, 'news', list, `${chinese.date}-made-up-${at}.yaml`), text)
    at++
  }
}

interface Item {
  chinese: SearchEntry
  english: SearchEntry
  category: number
  picture: string | undefined
  hasTable: boolean
}

function itemOf({ chinese, english, category, picture, hasTable }: Item): string {
  const words = ({ title, text }: SearchEntry, end: RegExp, source: string, head: string, alt: string) => {
    const sentences = text.split(end)
    const paragraphs = Array.from({ length: Math.ceil(sentences.length / 3) }, (_, place) =>
      sentences.slice(place * 3, place * 3 + 3).join(''),
    )
    if (hasTable) paragraphs.splice(1, 0, [`| ${head} | 2025 |`, '|---|---|', '| A | 81.2% |', '| B | 64 |'].join('\n'))
    const body = paragraphs.join('\n\n').replaceAll('\n', '\n    ').replaceAll(/ +$/gm, '')
    return `  title: ${JSON.stringify(title)}
  summary: ${JSON.stringify(sentences[0]?.trim())}
  source: ${source}
${picture ? `  alt: ${alt}\n` : ''}  body: |
    ${body.trim()}
`
  }
  return `date: ${chinese.date}
category: "${category}"
${picture ? `picture: news/${picture}\n` : ''}zh:
${words(chinese, /(?<=。)/, '青穗牧业新闻中心', '项目', '新闻图片')}en:
${words(english, /(?<=\. )/, 'Qingsui Foods newsroom', 'Measure', 'Picture of the news')}`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , folder, items] = process.argv
  if (!folder) throw new Error('node tools/bench/fillerContent.ts FOLDER [items]')
  await writeContent(folder, Number(items ?? 1_000))
}
