import type { Lang } from '#contract/paths.ts'
import type { Kind } from '../kinds.ts'
import { matched } from '../yaml/matching.ts'
import { type TextPair, textPairs } from './textPairs.ts'
import { lackingSide } from './untranslated.ts'

/** A text that was made from another one than now stands in the other language. */
interface StaleText {
  /** What stood there when this text was made. */
  source: string
  /** Who changed that, and when. */
  by: string
  at: string
}

/** By language of the text and its place without languages, `en blocks.3.title`. */
export type StaleTexts = Readonly<Record<string, StaleText>>

export const staleName = (lang: Lang, { key }: Pick<TextPair, 'key'>) => `${lang} ${key}`

/**
 * What is stale after a commit changed an item from `before` to `after`. A text that changed was made from what now stands in the other
 * language; one that did not while the other one changed is stale, until it changes, or the other is again as it was. A change that makes a
 * stale text follow makes nothing stale.
 */
export function staleAfter(
  kind: Kind,
  known: StaleTexts,
  [before, after]: readonly [unknown, unknown],
  who: Pick<StaleText, 'by' | 'at'>,
): StaleTexts {
  const [old, now] = [textPairs(kind, before), textPairs(kind, after)]
  const pairs = new Map(old.map((pair) => [pair.key, pair]))
  const from = formerKeys(old, now)
  const stale: Record<string, StaleText> = {}
  for (const pair of now) {
    const former = pairs.get(from.get(pair.key) ?? '')
    // What was never translated follows nothing, and nothing follows it.
    if (!former || lackingSide(former) !== undefined || lackingSide(pair) !== undefined) continue
    for (const [own, other] of [pair.sides, pair.sides.toReversed()] as (typeof pair.sides)[]) {
      const textBefore = ({ lang }: typeof own) => former.sides.find((side) => side.lang === lang)?.text
      const hasChanged = (side: typeof own) => textBefore(side) !== side.text
      if (hasChanged(own) || own.text === '') continue
      // A stale text that changes follows this one.
      if (hasChanged(other) && known[staleName(other.lang, former)]) continue
      const knownText = known[staleName(own.lang, former)]
      const text = hasChanged(other)
        ? { source: textBefore(other) ?? '', ...who, ...knownSource(knownText) }
        : knownText
      // What was not there could not be translated.
      if (text && text.source !== '' && text.source !== other.text) stale[staleName(own.lang, pair)] = text
    }
  }
  return stale
}

/** A text that is stale for longer stays so from what it was made of. */
const knownSource = (known: StaleText | undefined) => known && { source: known.source }

type Tree = { [step: string]: Tree } | Tree[] | string

/** Under which key each text stood before: entries of lists are found again where they moved. */
function formerKeys(old: readonly TextPair[], now: readonly TextPair[]): Map<string, string> {
  const keys = new Map<string, string>()
  follow(treeOf(old), treeOf(now), [], [])
  return keys

  function follow(before: Tree | undefined, after: Tree, from: readonly string[], to: readonly string[]): void {
    if (before === undefined) return
    if (typeof after === 'string') {
      if (typeof before === 'string') keys.set(to.join('.'), from.join('.'))
    } else if (Array.isArray(after)) {
      if (!Array.isArray(before)) return
      for (const [at, origin] of matched(before, after).entries()) {
        const item = after[at]
        if (origin !== undefined && item !== undefined)
          follow(before[origin], item, [...from, String(origin)], [...to, String(at)])
      }
    } else if (typeof before !== 'string' && !Array.isArray(before)) {
      for (const [step, item] of Object.entries(after)) follow(before[step], item, [...from, step], [...to, step])
    }
  }
}

/** The texts as a tree of objects and lists without languages; a leaf is both texts. */
function treeOf(pairs: readonly TextPair[]): Tree {
  const root: Holder = {}
  for (const { steps, sides } of pairs) {
    let holder = root
    for (const [at, step] of steps.entries()) {
      if (at === steps.length - 1) holder[step] = JSON.stringify(sides.map(({ text }) => text))
      else {
        holder[step] ??= typeof steps[at + 1] === 'number' ? ([] as unknown as Holder) : {}
        holder = holder[step] as Holder // made just now, or before by a step like this
      }
    }
  }
  return filled(root as Tree)
}
interface Holder {
  [step: string | number]: Holder | string
}

/** Entries of lists that hold no text are empty, not missing. */
const filled = (tree: Tree): Tree => {
  if (typeof tree === 'string') return tree
  if (Array.isArray(tree)) return Array.from(tree, (item) => (item === undefined ? {} : filled(item)))
  return Object.fromEntries(Object.entries(tree).map(([step, item]) => [step, filled(item)]))
}
