import type { WholeLang } from '#contract/wholeLangs.ts'
import { distance } from './search/spelling.ts'

const sentences = {
  zh: (name: string, meant: string | undefined) =>
    `没有${name}这个设置${meant === undefined ? '，全部设置见docs/operating.md' : `，是否想写${meant}？`}`,
  en: (name: string, meant: string | undefined) =>
    `${name} is not a setting${meant === undefined ? '; docs/operating.md has them all' : `; do you mean ${meant}?`}`,
}

interface Known {
  /** All variables that are read. */
  names: readonly string[]
  /** Beginnings that no other program's variables have. */
  prefixes: readonly string[]
  /** Beginnings of variables of our other programs: one file of settings may serve all. */
  others: readonly string[]
}

/** A sentence for each given variable that looks like one of ours and is none: a slip in its name, or one that there never was. */
export function misspeltSettings(
  env: Record<string, string | undefined>,
  { names, prefixes, others }: Known,
  lang: WholeLang,
): string[] {
  const begins = (name: string, beginnings: readonly string[]) => beginnings.some((prefix) => name.startsWith(prefix))
  return Object.entries(env).flatMap(([name, value]) => {
    if (!value || names.includes(name) || begins(name, others)) return []
    const meant = nearest(name.toUpperCase(), names)
    return meant !== undefined || begins(name, prefixes) ? [sentences[lang](name, meant)] : []
  })
}

/** The known name that is one slip away, or two in a longer one; else the one that is abbreviated. */
function nearest(name: string, names: readonly string[]): string | undefined {
  const most = name.length < 6 ? 1 : 2
  const near = names
    .map((known) => ({ known, slips: distance(name, known, most) }))
    .filter(({ slips }) => slips <= most)
  return near.sort((a, b) => a.slips - b.slips)[0]?.known ?? names.find((known) => isShortFor(name, known))
}

/** Whether a name of several words has those of the other, each whole or shortened: DRAIN_SECS, DB_URL. */
function isShortFor(name: string, known: string): boolean {
  const [words, whole] = [name.split('_'), known.split('_')]
  if (words.length < 2 || words.length !== whole.length) return false
  return words.every((word, at) => word.length > 1 && isShortened(word, whole[at] ?? ''))
}

/** Whether the letters of a word stand in the other in this order, the first in front. */
function isShortened(word: string, whole: string): boolean {
  if (word[0] !== whole[0]) return false
  let rest = whole
  for (const letter of word) {
    const at = rest.indexOf(letter)
    if (at < 0) return false
    rest = rest.slice(at + 1)
  }
  return true
}
