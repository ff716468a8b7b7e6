import type { ItemQuery, ItemState, ItemSummary, ListedItems } from '#contract/edit/items.ts'
import { timeOf } from '#server/content/schedule.ts'
import { siteLanguages } from '#server/content/shapes/fields.ts'
import type { Waiting } from '../../repository/types.ts'
import type { KindId } from '../kinds.ts'
import type { Head } from './heads.ts'
import { rankOf, soughtIn } from './soughtWords.ts'

/** What Git says of files that are saved and not published, by path. */
export type Unpublished = ReadonlyMap<string, Waiting['state']>

/** An item of the index. */
export interface Entry {
  kind: KindId
  id: string
  paths: readonly string[]
  head: Head
  /** Titles, id and names of files, in small letters. */
  names: string
}

/** A shared figure as its texts name it, and as readers see it in whichever language, both in small letters. */
export interface WrittenFigure {
  /** Where its number or day stands in its file: not its id, which its texts refer to. */
  at: string
  reference: string
  words: readonly string[]
}

/** The entries that a query wants, as they stand. What readers see of a figure finds the texts that refer to it, and its own file. */
export function listed(
  entries: readonly Entry[],
  query: ItemQuery,
  unpublished: Unpublished,
  now: number,
  figures: readonly WrittenFigure[] = [],
): ListedItems {
  const { kind, find = '', state, from = 0, count = Number.POSITIVE_INFINITY } = query
  const asked = find.toLowerCase().trim()
  const words = asked.split(/\s+/).filter(Boolean)
  const isSought = ({ kind }: Entry) => soughtIn(kind, asked) !== undefined
  const isNamed = ({ names }: Entry) => words.every((word) => names.includes(word))
  const meant = figures.filter(({ words }) => words.some((seen) => asked.includes(seen)))
  const ways = [words, ...referring(asked, meant)]
  const says = ({ kind, head: { text } }: Entry) =>
    ways.some(
      (words) =>
        words.every((word) => text.includes(word)) &&
        text.split('\n').some((paragraph) => words.every((word) => paragraph.includes(word))),
    ) ||
    (kind === 'figures' && ways.length > 1)
  const wanted = entries.filter(
    (entry) =>
      (kind === undefined || entry.kind === kind) &&
      (isSought(entry) || isNamed(entry) || says(entry)) &&
      (state === undefined || stateOf(entry, unpublished, now) === state),
  )
  const sought = wanted.filter(isSought).sort((a, b) => rankOf(a.kind) - rankOf(b.kind))
  const others = wanted.filter((entry) => !sought.includes(entry))
  const found =
    words.length > 0 ? [...sought, ...others.filter(isNamed), ...others.filter((entry) => !isNamed(entry))] : wanted
  // Of several figures that are seen in the words the longest is meant.
  const longest = ({ words }: WrittenFigure) =>
    Math.max(...words.filter((seen) => asked.includes(seen)).map(({ length }) => length))
  const [figure] = meant.sort((a, b) => longest(b) - longest(a))
  const items = found.slice(from, from + count).map((entry) => {
    const ofFigure = entry.kind === 'figures' ? figure?.at : undefined
    const meantThere = soughtIn(entry.kind, asked)
    const at = ofFigure ?? (meantThere ? meantThere.at : placeOf(entry, ways))
    return { ...summaryOf(entry, unpublished, now), ...(at !== undefined && { at }) }
  })
  return { items, total: found.length }
}

/** Where in a file of many entries the words stand. */
function placeOf({ head: { text, places } }: Entry, ways: readonly (readonly string[])[]): string | undefined {
  if (!places) return undefined
  const isMeant = (line: string) => ways.some((words) => words.length > 0 && words.every((word) => line.includes(word)))
  return places[text.split('\n').findIndex(isMeant)]
}

/** The same question with a figure's reference in the place of what readers see of it: “128,000 employees” are `$(staff-2025)`. */
const referring = (asked: string, figures: readonly WrittenFigure[]): string[][] =>
  figures.flatMap(({ reference, words }) =>
    words.flatMap((seen) =>
      asked.includes(seen) ? [asked.replace(seen, ` ${reference} `).split(/\s+/).filter(Boolean)] : [],
    ),
  )

export function summaryOf(entry: Entry, unpublished: Unpublished, now: number): ItemSummary {
  const { kind, id, head } = entry
  const { isDraft: _, text: __, places: ___, ...shown } = head
  return { kind, id, ...shown, state: stateOf(entry, unpublished, now) }
}

function stateOf({ paths, head: { isDraft, publishAt } }: Entry, unpublished: Unpublished, now: number): ItemState {
  if (isDraft) return 'draft'
  const saved = paths.flatMap((path) => unpublished.get(path) ?? [])
  if (saved.length > 0) return saved.every((state) => state === 'new') ? 'new' : 'changed'
  return publishAt !== undefined && timeOf(publishAt) > now ? 'scheduled' : 'published'
}

const { compare } = new Intl.Collator('zh')
/** By the main language. */
const nameOf = ({ id, head: { title } }: Entry) => title[siteLanguages()[0] ?? 'zh'] ?? id

/** The newest first, then by title. */
export const sorted = (entries: Iterable<Entry>): Entry[] =>
  [...entries].sort((a, b) => {
    const [one, other] = [a.head.date ?? '', b.head.date ?? '']
    if (one !== other) return one < other ? 1 : -1
    return compare(nameOf(a), nameOf(b))
  })
