import type { SearchLang } from './shapes.ts'
import { type Token, tokenize } from './tokenize.ts'

/**
 * Words that mean the same to a visitor; the page at `link`, where there is one, answers whoever asks with these words alone, and `answer`
 * says in a sentence what they want to know.
 */
export interface SearchWords extends Partial<Record<SearchLang, readonly string[] | undefined>> {
  link?: string | undefined
  answer?: Partial<Record<SearchLang, string | undefined>> | undefined
}

interface Known {
  units: string[]
  others: Token[][]
  link?: string | undefined
  answer?: string | undefined
}

/** What stands at tokens `from` to `to` (not included) of a keyword: other words for it, the address that answers, and what it says. */
export interface Meaning extends Known {
  from: number
  to: number
}

/** The groups of a language. */
export interface Meanings {
  /** The words of groups in a keyword, the longest first. */
  in(tokens: Token[]): Meaning[]
  /** Whether a word with this stem is in a group, and so no slip. */
  hasStem(stem: string): boolean
}

export function openSearchWords(groups: readonly SearchWords[], lang: SearchLang): Meanings {
  const stems = new Set<string>()
  const byFirst = new Map<string, Known[]>()
  for (const group of groups) {
    const words = (group[lang] ?? []).map(tokenize)
    for (const word of words) {
      const units = word.map(unitOf)
      for (const { term } of word) stems.add(term)
      const others = words.filter((other) => other !== word)
      const known = { units, others, link: group.link, answer: group.answer?.[lang] }
      const first = units[0]
      if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), known])
    }
  }
  for (const known of byFirst.values()) known.sort((a, b) => b.units.length - a.units.length)
  return {
    hasStem: (stem) => stems.has(stem),
    in(tokens) {
      const units = tokens.map(unitOf)
      const meanings: Meaning[] = []
      for (let from = 0; from < units.length; ) {
        const found = byFirst.get(units[from] ?? '')?.find((known) => isAt(known.units, units, from))
        const to = from + (found?.units.length ?? 1)
        if (found) meanings.push({ from, to, ...found })
        from = to
      }
      return meanings
    },
  }
}

/** A Chinese character, or the stem of a Latin word: what follows a word changes neither. */
const unitOf = ({ chinese, term }: Token) => (chinese ? String.fromCodePoint(term.codePointAt(0) ?? 0) : term)

const isAt = (wanted: string[], units: string[], from: number) => wanted.every((unit, at) => units[from + at] === unit)
