import type { z } from 'zod'
import { isLang } from '#contract/languages.ts'
import type { Lang } from '#contract/paths.ts'
import { leaderFile, vacancyFile } from '#server/content/shapes/company.ts'
import { siteLanguages } from '#server/content/shapes/fields.ts'
import { articleFolders, singleFiles } from '#server/content/shapes/files.ts'
import { homeFile, pageFile } from '#server/content/shapes/pages.ts'
import { reportFile } from '#server/content/shapes/publications.ts'
import { type Data, isData } from './options.ts'
import { withValue } from './withValue.ts'

/**
 * A kind of content. `bilingual`: one file holds all languages; `twins`: a file for each, `x.zh.yaml` and `x.en.yaml`, with the same
 * shape, which editors see as one item. A kind has a `folder` of items, or one `file` (of twins: its name without language and ending).
 */
export interface Kind {
  id: KindId
  form: 'bilingual' | 'twins'
  folder?: string
  file?: string
  shape: z.ZodType
}

type SingleId = keyof typeof singleFiles
export type KindId = SingleId | keyof typeof articleFolders | 'home' | 'page' | 'report' | 'leader' | 'vacancy'

const folders = Object.entries(articleFolders).map(
  ([id, [folder, shape]]): Kind => ({ id: id as KindId, form: 'bilingual', folder, shape }),
)
const files = Object.entries(singleFiles).map(
  ([id, [file, shape]]): Kind => ({ id: id as KindId, form: 'bilingual', file, shape }),
)

/** All kinds, those first that editors write every week. */
export const kinds: readonly Kind[] = [
  ...folders,
  { id: 'page', form: 'twins', folder: 'pages', shape: pageFile },
  { id: 'home', form: 'twins', file: 'home', shape: homeFile },
  { id: 'report', form: 'bilingual', folder: 'reports', shape: reportFile },
  { id: 'leader', form: 'bilingual', folder: 'leaders', shape: leaderFile },
  { id: 'vacancy', form: 'bilingual', folder: 'vacancies', shape: vacancyFile },
  ...files,
]

/** Kinds whose items have a PDF in each language, by the folder of these below `media/`. */
export const pdfFolders: Readonly<Record<string, string>> = { announcement: 'announcements', report: 'reports' }

/** Files that belong to an item beside its own: the trading days of share and bond. */
export const filesBeside: Readonly<Record<string, string>> = { stock: 'quotes/stock.csv', bond: 'quotes/bond.csv' }

/** Kinds whose ids, or those of their entries, nobody reads and no other file refers to: the program makes them. */
const madeIds = new Set<KindId>([
  ...(['vacancy', 'calendar', 'certifications', 'partners'] as const),
  ...(['breedPigs', 'meatSale', 'pigSale', 'publicWelfare'] as const),
])
export const hasMadeId = ({ id }: Kind): boolean => madeIds.has(id)

/** Kind of a file of the media folder, in addresses and among what waits; its id is the path. */
export const mediaKind = 'file'

export const kindOf = (id: string): Kind | undefined => kinds.find((kind) => kind.id === id)

/** Id of the one item of a kind that is a single file. */
const onlyItem = ({ id }: Kind): string => id

/** The part of an item's data that says when it is shown. Of twins that is the page in the main language, or the one that is alone. */
export function timedSide({ form }: Kind, data: Record<string, unknown>): Record<string, unknown> {
  if (form === 'bilingual') return data
  return (
    siteLanguages()
      .map((lang) => data[lang])
      .find(isData) ?? {}
  )
}

/** The data with other fields that say when and how it is shown: `shared` by all languages, `words` in each. An undefined one goes away. */
export function withTimes({ form }: Kind, data: Data, shared: Data, words: (lang: Lang) => Data): Data {
  const given = (side: Data, fields: Data) =>
    Object.entries(fields).reduce((made, [field, value]) => withValue(made, [field], value) as Data, side)
  const sides = Object.entries(data).map(([name, side]) => {
    if (!isLang(name) || !isData(side)) return [name, side]
    return [name, given(form === 'twins' ? given(side, shared) : side, words(name))]
  })
  const whole: Data = Object.fromEntries(sides)
  return form === 'twins' ? whole : given(whole, shared)
}

/** What an id may be: it becomes part of a file's name. Pages lie in folders: `honest/report`. */
export const isItemId = ({ folder }: Kind, id: string): boolean =>
  folder === undefined ? false : (folder === 'pages' ? /^[\w-]+(\/[\w-]+)*$/ : /^[\w-]+$/).test(id)

/** The files of an item below the content folder, by language where they are twins; `undefined` where there can be no such item. */
export function pathsOf(kind: Kind, id: string): { both: string } | Record<Lang, string> | undefined {
  if (kind.file !== undefined && id !== onlyItem(kind)) return undefined
  if (kind.folder !== undefined && !isItemId(kind, id)) return undefined
  const stem = kind.file ?? `${kind.folder}/${id}`
  if (kind.form === 'twins')
    return Object.fromEntries(siteLanguages().map((lang) => [lang, `${stem}.${lang}.yaml`])) as Record<Lang, string> // those of the site
  return { both: kind.file ?? `${stem}.yaml` }
}

/** All files that there can be of an item; none of what can be no item. */
export function filesOfItem(kind: Kind, id: string): string[] {
  const own = Object.values(pathsOf(kind, id) ?? {})
  const beside = own.length > 0 ? filesBeside[kind.id] : undefined
  return beside === undefined ? own : [...own, beside]
}

/** Kind and item that a file of the content folder belongs to. */
export function itemOf(path: string): { kind: Kind; id: string } | undefined {
  for (const kind of kinds) {
    const stem = kind.form === 'twins' ? path.replace(/\.\w\w\.yaml$/, '') : path.replace(/\.yaml$/, '')
    if (stem === path) continue
    const id = kind.file !== undefined ? onlyItem(kind) : stem.slice((kind.folder ?? '').length + 1)
    if (Object.values(pathsOf(kind, id) ?? {}).includes(path)) return { kind, id }
  }
  const owner = kinds.find(({ id }) => filesBeside[id] === path)
  return owner && { kind: owner, id: onlyItem(owner) }
}
