import type { Path } from '#contract/edit/items.ts'
import { isSame } from '#edit/content/same.ts'

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

interface FieldDiff {
  path: Path
  before: string
  after: string
}

/** The fields that differ, as text. Lists are compared item by item. */
export function fieldDiffs(before: unknown, after: unknown, path: Path = []): FieldDiff[] {
  if (isSame(before, after)) return []
  const isHolder = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
  if (!isHolder(before) && !isHolder(after)) return [{ path, before: textOf(before), after: textOf(after) }]
  const [old, now] = [isHolder(before) ? before : {}, isHolder(after) ? after : {}]
  const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  const isList = Array.isArray(before ?? after)
  return keys.flatMap((key) => fieldDiffs(old[key], now[key], [...path, isList ? Number(key) : key]))
}

const textOf = (value: unknown) => (value === undefined || value === null ? '' : String(value))
