import { langs } from '#contract/paths.ts'
import type { SearchLang } from './shapes.ts'
import { isStopword, wordsIn } from './stopWords.ts'
import { type Token, tokenize } from './tokenize.ts'

/**
 * Words that mean the same to a visitor; the page at `link`, where there is one, answers whoever asks with these words alone, and `answer`
 * says in a sentence what they want to know.
 */
export interface SearchWords extends Partial<Record<SearchLang, readonly string[] | undefined>> {
  link?: string | undefined
  answer?: Partial<Record<SearchLang, string | undefined>> | undefined
  /** Each answers whoever adds its name, or else another of its words. */
  answerRows?: Partial<Record<SearchLang, readonly AnswerRow[]>> | undefined
}

/** A row of a table on the page: of posts, of offices. */
export interface AnswerRow {
  name: string
  text: string
  /** What of it answers, where that is not all of it. */
  known?: string
}

interface Known {
  units: string[]
  others: Token[][]
  link?: string | undefined
  answer?: string | undefined
  answerRows?: readonly AnswerRow[] | undefined
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
  /** Latin words of groups that begin with this letter: what a slip may have meant. */
  candidates(letter: string): string[]
}

/** The groups as a reader of `lang` needs them. Words of other languages are known as well, after all of its own, and mean its own. */
export function openSearchWords(groups: readonly SearchWords[], lang: SearchLang): Meanings {
  const stems = new Set<string>()
  const latin = new Set<string>()
  const byFirst = new Map<string, Known[]>()
  for (const typed of [lang, ...langs.filter((other) => other !== lang)]) {
    for (const group of groups) {
      const own = (group[lang] ?? []).map(tokenize)
      if (own.length === 0) continue
      for (const word of typed === lang ? own : (group[typed] ?? []).map(tokenize)) {
        const units = word.map(unitOf)
        for (const { term } of word) stems.add(term)
        for (const { word: one, chinese } of word) if (typed === lang && !chinese) latin.add(one)
        const others = own.filter((other) => other !== word)
        const { link, answer, answerRows } = group
        const known = { units, others, link, answer: answer?.[lang], answerRows: answerRows?.[lang] }
        const first = units[0]
        if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), known])
      }
    }
  }
  for (const known of byFirst.values()) known.sort((a, b) => b.units.length - a.units.length)
  return {
    hasStem: (stem) => stems.has(stem),
    candidates: (letter) => [...latin].filter((word) => word.startsWith(letter)),
    in(tokens) {
      const units = tokens.map(unitOf)
      const inLonger = partsOfLonger(tokens)
      const meanings: Meaning[] = []
      for (let from = 0; from < units.length; ) {
        const ends = byFirst
          .get(units[from] ?? '')
          ?.filter((known) => known.units.length > 1 || !inLonger.has(from))
          .map((known) => ({ known, to: endOf(known.units, tokens, from) }))
        const found = ends?.find(({ to }) => to !== undefined)
        const to = found?.to ?? from + 1
        if (found) meanings.push({ from, to, ...found.known })
        from = to
      }
      return meanings
    },
  }
}

/** A Chinese character, or the stem of a Latin word: what follows a word changes neither. */
const unitOf = ({ chinese, term }: Token) => (chinese ? String.fromCodePoint(term.codePointAt(0) ?? 0) : term)

/** Which characters of a keyword stand within a longer word of ICU's dictionary: who types 招标 does not say 招. */
function partsOfLonger(tokens: Token[]): Set<number> {
  const parts = new Set<number>()
  let run = ''
  for (const [at, token] of tokens.entries()) {
    if (!token.chinese) continue
    run += unitOf(token)
    const after = tokens[at + 1]
    if (after?.chinese && after.start === token.firstEnd) continue
    let from = at + 1 - Array.from(run).length
    for (const word of wordsIn(run)) {
      const signs = Array.from(word).keys().toArray()
      if (signs.length > 1) for (const sign of signs) parts.add(from + sign)
      from += signs.length
    }
    run = ''
  }
  return parts
}

/** Where a word ends that begins at `from`; stop words between its units say nothing: publish your results. */
function endOf(wanted: string[], tokens: Token[], from: number): number | undefined {
  let at = from
  for (const unit of wanted) {
    for (
      let token = tokens[at];
      at > from && token && unitOf(token) !== unit && isStopword(token.word);
      token = tokens[at]
    )
      at++
    const token = tokens[at]
    if (!token || unitOf(token) !== unit) return undefined
    at++
  }
  return at
}
