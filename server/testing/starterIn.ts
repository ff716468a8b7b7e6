import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { isLang, type Lang } from '#contract/paths.ts'
import { languageOf } from '../content/languages.ts'

const examples = join(import.meta.dirname, '../../examples')

/** Japanese for what tests look at; the rest is the Chinese text, marked. */
const japanese: Record<string, string> = {
  企业文化: '企業文化について',
  示例公司: 'サンプル会社',
  示例有限公司: 'サンプル株式会社',
  把一件事做好: 'ひとつのことを丁寧に',
  新网站上线: '新しいウェブサイトを公開しました',
}

/**
 * The starting content, or another example, as a site in these languages, the main one first, in a folder of its own. What others say is not there at all; what
 * there is no example of, Japanese, is made of the Chinese.
 */
export async function starterIn(
  languages: readonly Lang[],
  name: 'starter' | 'dairy' | 'seafood' = 'starter',
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'starter-'))
  await cp(join(examples, name), folder, { recursive: true })
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.yaml')) continue
    const path = join(folder, file)
    const data: unknown = parse(await readFile(path, 'utf8'))
    const lang = languageOf(file)
    if (lang === 'zh' && languages.includes('ja'))
      await writeFile(path.replace(/\.zh\.yaml$/, '.ja.yaml'), stringify(inJapanese(data)))
    if (lang !== undefined && !languages.includes(lang)) await rm(path)
    else await writeFile(path, stringify(spokenIn(languages, data)))
  }
  const site = join(folder, 'site.yaml')
  await writeFile(site, stringify({ ...parse(await readFile(site, 'utf8')), languages: [...languages] }))
  return folder
}

function spokenIn(languages: readonly Lang[], value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => spokenIn(languages, entry))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([key]) => !isLang(key) || languages.includes(key))
  const made = 'zh' in value && languages.includes('ja') ? [['ja', inJapanese(value.zh)] as const] : []
  return Object.fromEntries([...kept, ...made].map(([key, entry]) => [key, spokenIn(languages, entry)]))
}

/** Fields that readers read. */
const prose = new Set(['title', 'subtitle', 'text', 'summary', 'body', 'label', 'name', 'description', 'alt'])

function inJapanese(value: unknown, key = 'text'): unknown {
  if (typeof value === 'string')
    return prose.has(key) ? (japanese[value] ?? `${value.replaceAll('。', 'です。')}です`) : value
  if (Array.isArray(value)) return value.map((entry) => inJapanese(entry, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, inJapanese(entry, name)]))
}
