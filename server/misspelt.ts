import type { Lang } from '#contract/paths.ts'
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
  lang: Lang,
): string[] {
  const begins = (name: string, beginnings: readonly string[]) => beginnings.some((prefix) => name.startsWith(prefix))
  return Object.entries(env).flatMap(([name, value]) => {
    if (!value || names.includes(name) || begins(name, others)) return []
    const meant = nearest(name.toUpperCase(), names)
    return meant !== undefined || begins(name, prefixes) ? [sentences[lang](name, meant)] : []
  })
}

/** The known name that is one slip away, or two in a longer one. */
function nearest(name: string, names: readonly string[]): string | undefined {
  const most = name.length < 6 ? 1 : 2
  const near = names
    .map((known) => ({ known, slips: distance(name, known, most) }))
    .filter(({ slips }) => slips <= most)
  return near.sort((a, b) => a.slips - b.slips)[0]?.known
}
