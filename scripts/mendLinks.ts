import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { langs } from '#contract/languages.ts'
import type { WholeLang } from '#contract/wholeLangs.ts'
import { readYaml, writeYaml } from '../edit/content/yamlFile.ts'
import { readContent } from '../server/content/index.ts'
import { isProblem, type Problem, problemText } from '../server/content/problems.ts'
import { fileOf } from '../server/content/readFiles.ts'
import type { Texts } from '../server/content/textFiles.ts'

/** What is said of a change. */
const sentences = {
  zh: {
    entry: (name: string) => `删除了菜单条目“${name}”，它的页面已经不在。`,
    footer: (name: string) => `从页脚删除了“${name}”，导航里没有它。`,
    link: (to: string) => `去掉了指向${to}的链接，文字保留。`,
    section: (to: string) => `栏目改为从${to}开始，原来的第一页已经不在。`,
    first: '文件本身有问题时不修改链接。请先改正：',
    nothing: '没有可以自动去掉的链接。',
  },
  en: {
    entry: (name: string) => `Removed the menu entry “${name}”, whose page is not there.`,
    footer: (name: string) => `Removed “${name}” from the footer, as the navigation does not have it.`,
    link: (to: string) => `Took out the link to ${to}; its words stay.`,
    section: (to: string) => `The section now begins with ${to}, as its first page is not there.`,
    first: 'Links are left alone while files have mistakes of their own. First mend:',
    nothing: 'There is no link to take out.',
  },
} as const
type Said = (words: (typeof sentences)[WholeLang]) => string

/** One change of a file’s data; what it says was done. Nothing where it cannot be done without losing more than a link. */
type Change = (data: Data) => Said | undefined
// biome-ignore lint/suspicious/noExplicitAny: content of any file, whose shape was checked just before
type Data = any

/** More rounds than a menu is deep: what is removed leaves links behind that led to it. */
const mostRounds = 6

/**
 * Takes out what leads to pages that are not there: menu entries, entries of the footer and links, whose words stay. Nothing else is
 * changed. Returns lines that say what was done. @throws Error when files have mistakes of their own, which hide what is there.
 */
export async function mendLinks(folder: string, lang: WholeLang): Promise<string[]> {
  const told: string[] = []
  for (let round = 0; round < mostRounds; round++) {
    const { texts, problems } = await readContent(folder)
    const wrong = problems.filter(isProblem)
    const own = wrong.filter(({ elsewhere }) => !elsewhere)
    if (own.length > 0)
      throw new Error([sentences[lang].first, ...own.map((problem) => problemText(problem, lang))].join('\n'))
    const lines = await mendRound(folder, texts, wrong, lang)
    if (lines.length === 0) break
    told.push(...lines)
  }
  return told.length > 0 ? told : [sentences[lang].nothing]
}

async function mendRound(
  folder: string,
  texts: Texts,
  problems: readonly Problem[],
  lang: WholeLang,
): Promise<string[]> {
  const planned = problems.flatMap((problem) => planOf(problem, texts) ?? [])
  const lines: string[] = []
  for (const [file, plans] of Map.groupBy(planned, (plan) => plan.file)) {
    const { bytes } = texts.read(file)
    const data: Data = structuredClone(readYaml(bytes).data)
    // From the last to the first: what is removed moves what follows it.
    for (const { change, line } of plans.toSorted((a, b) => inOrder(b.field, a.field))) {
      const said = change(data)
      if (said) lines.push(`${file}${line === undefined ? '' : `:${line}`} — ${said(sentences[lang])}`)
    }
    if (file === fileOf.navigation) withoutEmpty(data)
    await writeFile(join(folder, file), writeYaml(bytes, data))
  }
  return lines
}

const inOrder = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true })

interface Plan {
  file: string
  field: string
  line: number | undefined
  change: Change
}

function planOf({ file, field = '', line, reason }: Problem, texts: Texts): Plan | undefined {
  if (reason.is === 'pageMissing') {
    const [, route = ''] = /^pages(\/.+)\.\w\w\.yaml$/.exec(file) ?? []
    // A page that is there in another language has lost a file, not its place.
    const isGone = langs.every((lang) => !texts.names.includes(`pages${route}.${lang}.yaml`))
    return isGone ? { file: fileOf.navigation, field: route, line: undefined, change: withoutEntry(route) } : undefined
  }
  if (reason.is === 'footerEntry') return { file, field, line, change: withoutFooterEntry(field, reason.id) }
  if (reason.is === 'deadLink') return { file, field, line, change: withoutLink(file, field, reason.to) }
  return undefined
}

const withoutEntry =
  (route: string): Change =>
  (sections: Data[]) => {
    for (const group of sections.flatMap((section) => section.children)) {
      const at = group.children.findIndex((entry: Data) => !entry.type && entry.link === route)
      const [entry] = at < 0 ? [] : group.children.splice(at, 1)
      if (entry) return (said) => said.entry(`${langs.map((lang) => entry[lang]).find(Boolean)} ${route}`)
    }
    return undefined // both languages of a page say the same
  }

/** Groups and sections of the menu without an entry go with their last one. */
function withoutEmpty(sections: Data[]) {
  for (const section of sections) section.children = section.children.filter((group: Data) => group.children.length > 0)
  const kept = sections.filter((section) => section.type || section.link === '/' || section.children.length > 0)
  sections.splice(0, sections.length, ...kept)
}

const withoutFooterEntry =
  (field: string, id: string): Change =>
  ({ footer }) => {
    if (field.startsWith('footer.legal')) {
      footer.legal = footer.legal.filter((entry: string) => entry !== id)
      return (said) => said.footer(id)
    }
    const [column = 0, row = 0] = [...field.matchAll(/\d+/g)].map(([number]) => Number(number))
    const { items } = footer.columns[column]
    if (items.length === 1 && footer.columns.length === 1) return undefined
    if (items.length === 1) footer.columns.splice(column, 1)
    else items.splice(row, 1)
    return (said) => said.footer(id)
  }

/** Places where a link may be left out, by the field that names its address: how many steps above it what is removed stands. */
const optional: [field: RegExp, steps: number][] = [
  [/^blocks\.\d+\.link\.to$/, 1],
  [/^blocks\.\d+\.items\.\d+\.link$/, 0],
  [/(^|\.)linkUrl$/, 0],
  [/^items\.\d+\.link$/, 0],
  [/^footer\.friendly\.onlyOn$/, 1],
]

const withoutLink =
  (file: string, field: string, to: string): Change =>
  (data) => {
    const path = field.split('.')
    const said: Said = (text) => text.link(to)
    if (/^related\.\d+$/.test(field)) {
      data.related.splice(Number(path[1]), 1)
      if (data.related.length === 0) delete data.related
      return said
    }
    if (file === fileOf.navigation) return beginsElsewhere(data, field)
    const steps = optional.find(([pattern]) => pattern.test(field))?.[1]
    if (steps !== undefined) {
      const gone = path.slice(0, path.length - steps)
      delete parentOf(data, gone)[gone.at(-1) ?? '']
      return said
    }
    const [holder, key] = [parentOf(data, path), path.at(-1) ?? '']
    const plain = String(holder[key]).replaceAll(markdownLinkTo(to), '$1')
    if (plain === holder[key]) return undefined
    holder[key] = plain
    return said
  }

/** A section whose first page is gone begins with the next one. */
function beginsElsewhere(sections: Data[], field: string): Said | undefined {
  const section = sections[Number(/^(\d+)\.link$/.exec(field)?.[1])]
  const next = section?.children.flatMap((group: Data) => group.children).find((entry: Data) => !entry.type)
  if (!next || next.link === section.link) return undefined
  section.link = next.link
  return (said) => said.section(next.link)
}

const parentOf = (data: Data, path: readonly string[]): Data =>
  path.slice(0, -1).reduce((value, step) => value[step], data)

const markdownLinkTo = (to: string) =>
  new RegExp(`\\[([^\\]]*)\\]\\(\\s*${to.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:\\s[^)]*)?\\)`, 'g')
