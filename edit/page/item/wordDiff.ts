import type { Path } from '#contract/edit/items.ts'
import type { Data } from '#edit/content/options.ts'
import { isSame } from '#edit/content/same.ts'
import { areEntries, type EntryChange, formerPlaces, movedPlaces } from './listDiff.ts'

export interface Part {
  text: string
  change: 'same' | 'added' | 'removed'
}

/** Words of texts by letters and digits; each Chinese character, sign and space by itself. */
const words = (text: string) => text.match(/[\p{Script=Latin}\p{N}]+|[\s\S]/gu) ?? []
/** Above this many pairs of words a changed text is shown whole, old and new. */
const mostPairs = 4_000_000

/** What became of a text, word by word. */
export function wordDiff(before: string, after: string): Part[] {
  const [old, now] = [words(before), words(after)]
  let head = 0
  while (head < Math.min(old.length, now.length) && old[head] === now[head]) head++
  let tail = 0
  while (tail < Math.min(old.length, now.length) - head && old.at(-1 - tail) === now.at(-1 - tail)) tail++
  const parts: Part[] = []
  const add = (change: Part['change'], text: string) => {
    const last = parts.at(-1)
    if (text === '') return
    if (last?.change === change) last.text += text
    else parts.push({ change, text })
  }
  add('same', old.slice(0, head).join(''))
  for (const { change, text } of between(old.slice(head, old.length - tail), now.slice(head, now.length - tail)))
    add(change, text)
  add('same', tail === 0 ? '' : old.slice(-tail).join(''))
  return parts
}

/** By the longest common subsequence. */
function between(old: readonly string[], now: readonly string[]): Part[] {
  if (old.length * now.length > mostPairs)
    return [
      { change: 'removed', text: old.join('') },
      { change: 'added', text: now.join('') },
    ]
  const width = now.length + 1
  const longest = new Uint32Array((old.length + 1) * width)
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      longest[i * width + j] =
        old[i] === now[j]
          ? (longest[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(longest[(i + 1) * width + j] ?? 0, longest[i * width + j + 1] ?? 0)
  const parts: Part[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      parts.push({ change: 'same', text: old[i] ?? '' })
      i++
      j++
    } else if (
      j >= now.length ||
      (i < old.length && (longest[(i + 1) * width + j] ?? 0) >= (longest[i * width + j + 1] ?? 0))
    )
      parts.push({ change: 'removed', text: old[i++] ?? '' })
    else parts.push({ change: 'added', text: now[j++] ?? '' })
  }
  return parts
}

export interface FieldDiff {
  path: Path
  before: string
  after: string
  /** Of a whole entry of a list, in the place of texts. */
  whole?: EntryChange
}

/** The fields that differ, as text. Entries of a list are known again by what tells them apart, other items by their place. */
export function fieldDiffs(before: unknown, after: unknown, path: Path = []): FieldDiff[] {
  if (isSame(before, after)) return []
  if (areEntries(before) && areEntries(after)) return entryDiffs(before, after, path)
  const isHolder = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
  if (!isHolder(before) && !isHolder(after)) return [{ path, before: textOf(before), after: textOf(after) }]
  const [old, now] = [isHolder(before) ? before : {}, isHolder(after) ? after : {}]
  const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  const isList = Array.isArray(before ?? after)
  return keys.flatMap((key) => fieldDiffs(old[key], now[key], [...path, isList ? Number(key) : key]))
}

function entryDiffs(before: readonly Data[], after: readonly Data[], path: Path): FieldDiff[] {
  const places = formerPlaces(before, after)
  const moved = movedPlaces(places)
  const whole = (is: EntryChange['is'], list: readonly Data[], at: number): FieldDiff => {
    const change = { is, entry: list[at] ?? {}, behind: list[at - 1] }
    return { path: [...path, at], before: '', after: '', whole: change }
  }
  const stays = after.flatMap((entry, at) => {
    const place = places[at]
    const fields = fieldDiffs(place === undefined ? undefined : before[place], entry, [...path, at])
    if (place === undefined) return [whole('new', after, at), ...fields]
    return moved.has(place) ? [whole('moved', after, at), ...fields] : fields
  })
  const gone = before.flatMap((_, place) => (places.includes(place) ? [] : [whole('removed', before, place)]))
  return [...stays, ...gone]
}

const textOf = (value: unknown) => (value === undefined || value === null ? '' : String(value))
