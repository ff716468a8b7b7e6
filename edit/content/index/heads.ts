import { isUtf8 } from 'node:buffer'
import { hash } from 'node:crypto'
import type { Lang } from '#contract/paths.ts'
import { parseYaml } from '#server/content/parseCache.ts'
import { endOfDay } from '#server/content/schedule.ts'
import { day, siteLanguages } from '#server/content/shapes/fields.ts'
import { issuesOf } from '../issues.ts'
import { type Kind, kinds, timedSide } from '../kinds.ts'
import { isData } from '../options.ts'
import { schemaOf } from '../schemas.ts'
import { untranslatedIn } from '../translation/untranslated.ts'
import { readYaml } from '../yamlFile.ts'
import { textsOf } from './texts.ts'

/** What lists show of an item. */
export interface Head {
  title: Partial<Record<Lang, string>>
  date?: string
  isDraft?: boolean
  publishAt?: string
  until?: string
  /** How many things are wrong with its files by themselves. */
  problems: number
  /** How many texts stand in one language only. */
  untranslated?: number
  /** All that it says in either language, in small letters, for the search. */
  text: string
  /** Of a single file, where each line of that text stands: a search leads there. */
  places?: readonly string[]
}

/** The bytes of an item's files by side: `both`, or the languages of twins. */
export type Sides = Readonly<Partial<Record<'both' | Lang, Buffer>>>

/** Reads what lists show. A file that is no YAML has problems, and nothing else. */
export function headOf(kind: Kind, sides: Sides): Head {
  let faults = 0
  const read = Object.entries(sides).map(([side, bytes]) => {
    const data = isUtf8(bytes) ? parseYaml({ name: '', bytes, hash: '' }) : undefined
    if (data === undefined) faults += readYaml(bytes).faults.length
    return [side, data ?? {}] as const
  })
  const parts = Object.fromEntries(read)
  const data = kind.form === 'twins' ? parts : parts.both
  const problems = faults + (faults === 0 ? issuesOf(kind, data).length : 0)
  const texts = textsOf(kind, data)
  const found = {
    problems,
    text: texts
      .map((one) => one.text)
      .join('\n')
      .toLowerCase(),
    ...(kind.folder === undefined && {
      places: texts.flatMap(({ path, text }) => text.split('\n').map(() => path.join('.'))),
    }),
  }
  if (!isData(data)) return { title: {}, ...found }
  const untranslated = faults === 0 ? untranslatedIn(kind, data).length : 0
  return { ...wordsOf(kind, data), ...found, ...(untranslated > 0 && { untranslated }) }
}

function wordsOf(
  kind: Kind,
  data: Record<string, unknown>,
): Omit<Head, 'problems' | 'untranslated' | 'text' | 'places'> {
  const sideOf = (lang: Lang) => (isData(data[lang]) ? data[lang] : {})
  const titleIn = ({ title, name }: Record<string, unknown>) => textOr(title) ?? textOr(name)
  const titles = siteLanguages().flatMap((lang) => {
    const title = titleIn(sideOf(lang))
    return title === undefined ? [] : [[lang, title]]
  })
  const timed = timedSide(kind, data)
  // A single file has a name of its own.
  const title = kind.folder === undefined ? {} : Object.fromEntries(titles)
  const closes = day.safeParse(data.closes).data
  const [date, publishAt] = [textOr(data.date), textOr(timed.publishAt)]
  const until = textOr(timed.until) ?? (closes && endOfDay(closes))
  return {
    title,
    ...(date !== undefined && kind.folder !== undefined && { date }),
    ...(timed.draft === true && { isDraft: true }),
    ...(publishAt !== undefined && { publishAt }),
    ...(until !== undefined && { until }),
  }
}

const textOr = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Heads that were kept under another stamp were made by other rules. To be raised when this file changes what it makes. */
export const headStamp = () => `heads 5 ${hash('sha1', JSON.stringify(kinds.map(schemaOf)))}`
