import { isUtf8 } from 'node:buffer'
import type { z } from 'zod'
import type { ArticleKind } from '#contract/article.ts'
import type { Lang } from '#contract/paths.ts'
import { articleLink } from '#contract/routes.ts'
import { perLang } from '#contract/writing.ts'
import { languageOf, languagesIn } from './languages.ts'
import { type Parse, parseYaml } from './parseCache.ts'
import { parseFile } from './parseFile.ts'
import { ContentError, type Problem } from './problems.ts'
import { leaderFile, vacancyFile } from './shapes/company.ts'
import { inLanguages } from './shapes/fields.ts'
import { articleFolders, singleFiles } from './shapes/files.ts'
import { homeFile, pageFile } from './shapes/pages.ts'
import { reportFile } from './shapes/publications.ts'
import type { TextFile, Texts } from './textFiles.ts'

/** Name of every file that stands alone. */
export const fileOf = Object.fromEntries(Object.entries(singleFiles).map(([name, [file]]) => [name, file])) as {
  [N in keyof typeof singleFiles]: (typeof singleFiles)[N][0]
}

const both = (text: string) => perLang(() => text)
const noTitle = perLang(() => ({ title: '', lead: '' }))
/** What there is of a file that a company does not have, or that is broken and never was good. The site cannot be without the others. */
const empty = {
  figures: { units: [], items: [] },
  channels: { channels: [] },
  calendar: { updated: '2000-01-01', name: both(''), notice: both(''), kinds: [], items: [] },
  lots: { example: '', hint: both(''), notice: both(''), stages: [], items: [] },
  esg: { years: [], items: [] },
  history: { entries: [] },
  certifications: { items: [] },
  breedPigs: { items: [], standards: [], method: both('') },
  meatSale: { items: [], regions: [] },
  partners: { items: [] },
  pigSale: { items: [], indicative: [], notice: both('') },
  publicWelfare: { items: [] },
  factorySites: { items: [], departments: [] },
  searchWords: { items: [] },
  words: { items: [] },
  reportPolicy: { version: '', date: '2000-01-01', ...noTitle, policies: [] },
  stock: undefined,
  bond: undefined,
} satisfies Partial<Single>

type Written = { [N in keyof typeof singleFiles]: z.output<(typeof singleFiles)[N][1]> }
type Single = Omit<Written, 'stock' | 'bond'> & Record<'stock' | 'bond', Written['stock'] | undefined>

export interface ArticleEntry {
  id: string
  file: string
  kind: ArticleKind
  data: z.output<(typeof articleFolders)[ArticleKind][1]>
}
/** What an article says in a language; nothing where it exists in the other one alone. */
export const wordsIn = (data: ArticleEntry['data'], lang: Lang) => ({ en: undefined, ja: undefined, ...data })[lang]

export interface PageEntry {
  file: string
  path: string
  lang: Lang
  data: z.output<typeof pageFile>
}
/** The address of a page or an article, without that of its language. */
export const routeOf = (entry: PageEntry | ArticleEntry): string =>
  'path' in entry ? entry.path : articleLink(entry.kind, entry.id)

export interface Entry<S extends z.ZodType> {
  id: string
  file: string
  data: z.output<S>
}

/** The file of the home page in a language. */
export const homeOf = (lang: Lang): string => `home.${lang}.yaml`

/** Every content file, parsed and checked by itself; what holds between files is checked later. */
export interface Files extends Single {
  /** The home page in each language of the site. */
  home: Record<Lang, z.output<typeof homeFile>>
  articles: ArticleEntry[]
  pages: PageEntry[]
  reports: Entry<typeof reportFile>[]
  leaders: Entry<typeof leaderFile>[]
  vacancies: Entry<typeof vacancyFile>[]
  csv: { stock: string; bond: string }
  /** What is there and not shown: names of files, ids of menu entries. Of a draft nothing else is known. */
  hidden: readonly string[]
  /** What is shown later, with its address, and when; what has no address is known by its file. `lang` is that of a page. */
  coming: readonly { file: string; to: string; lang?: Lang | undefined; at: string }[]
  /** Pages and articles that are shown no more, and may say so at their addresses. */
  over: readonly (PageEntry | ArticleEntry)[]
}

/** Parses all files, drafts only when asked. Problems are added to `problems`; `undefined` when a file that cannot be missed is. */
export function readFiles(texts: Texts, problems: Problem[], parse?: Parse, withDrafts = false): Files | undefined {
  const languages = languagesOf(texts, parse)
  return inLanguages(languages, () => readFilesIn(languages, { texts, problems, parse, withDrafts }))
}

interface Reading {
  texts: Texts
  problems: Problem[]
  parse: Parse | undefined
  withDrafts: boolean
}

function readFilesIn(languages: readonly Lang[], { texts, problems, parse, withDrafts }: Reading): Files | undefined {
  const isLeftOut = (file: string) => {
    const lang = languageOf(file)
    return lang !== undefined && !languages.includes(lang)
  }
  const left = new Set(texts.names.filter((file) => !isLeftOut(file)))
  const drafts: string[] = []
  const take = (name: string) => (left.delete(name) ? readText(texts, name, problems) : undefined)
  const inFolder = <S extends z.ZodType>(folder: string, shape: S): Entry<S>[] =>
    texts.names
      .filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.yaml') && !isLeftOut(file))
      .flatMap((file) => {
        const text = take(file)
        if (text && !withDrafts && isDraft(text, parse)) {
          drafts.push(file)
          return []
        }
        const data = text && parseFile(text, shape, problems, parse)
        return data === undefined ? [] : [{ id: file.slice(folder.length + 1, -'.yaml'.length), file, data }]
      })

  function needed(file: string, shape: z.ZodType) {
    const text = take(file)
    if (text === undefined) problems.push({ file, reason: { is: 'fileMissing' } })
    return text && parseFile(text, shape, problems, parse)
  }
  const single = Object.fromEntries(
    Object.entries(singleFiles).map(([name, [file, shape]]) => {
      if (name in empty && !left.has(file)) return [name, undefined]
      return [name, needed(file, shape)]
    }),
  ) as Partial<Single>
  const home = Object.fromEntries(languages.map((lang) => [lang, needed(homeOf(lang), homeFile)]))
  const whole: Partial<Single> = { ...empty, ...given(single) }

  const rows = (file: string) => take(file)?.bytes.toString() ?? ''
  const csv = { stock: rows('quotes/stock.csv'), bond: rows('quotes/bond.csv') }
  const articles = Object.entries(articleFolders).flatMap(([kind, [folder, shape]]) =>
    inFolder<z.ZodType<ArticleEntry['data']>>(folder, shape).map((entry) => ({ ...entry, kind: kind as ArticleKind })),
  )
  const reports = inFolder('reports', reportFile)
  const leaders = inFolder('leaders', leaderFile)
  const vacancies = inFolder('vacancies', vacancyFile)
  const pages = inFolder('pages', pageFile).flatMap((entry): PageEntry[] => {
    const lang = languageOf(entry.file)
    if (lang) return [{ file: entry.file, path: `/${entry.id.slice(0, -lang.length - 1)}`, lang, data: entry.data }]
    const names = languages.map((of): [Lang, string] => [of, `pages/${entry.id}.${of}.yaml`])
    problems.push({ file: entry.file, reason: { is: 'pageFileName', names } })
    return []
  })
  for (const file of texts.copies) problems.push({ file, reason: { is: 'copiedFile' }, note: true })
  for (const file of left) problems.push({ file, reason: { is: 'unplacedFile', meant: renamed(file) } })
  const isWhole = Object.keys(singleFiles).every((name) => name in whole) && Object.values(home).every(Boolean)
  if (!isWhole) return undefined
  return {
    ...(whole as Single),
    home: home as Files['home'],
    csv,
    articles,
    pages,
    reports,
    leaders,
    vacancies,
    hidden: drafts,
    coming: [],
    over: [],
  }
}

function languagesOf(texts: Texts, parse: Parse = parseYaml): readonly Lang[] {
  const file = texts.names.includes(fileOf.site) ? readText(texts, fileOf.site, []) : undefined
  return languagesIn(file && parse(file))
}

/** Whether a file says of itself that it is a draft, however unfinished it is. */
function isDraft(text: TextFile, parse: Parse = parseYaml): boolean {
  if (!text.bytes.includes('draft:')) return false
  const data = parse(text)
  return typeof data === 'object' && data !== null && 'draft' in data && data.draft === true
}

/** The text of a file. A problem, and nothing, where it cannot be read or is no text. */
function readText(texts: Texts, name: string, problems: Problem[]): TextFile | undefined {
  try {
    const file = texts.read(name)
    if (isUtf8(file.bytes)) return file
    problems.push({ file: name, reason: { is: 'notUtf8' } })
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    problems.push(...error.problems)
  }
  return undefined
}

/** A name of the ending that is read, where the file has another one for the same. */
const renamed = (file: string) => (/\.(yml|YA?ML)$/.test(file) ? file.replace(/\.\w+$/, '.yaml') : undefined)

const given = (single: Partial<Single>): Partial<Single> =>
  Object.fromEntries(Object.entries(single).filter(([, data]) => data !== undefined))
