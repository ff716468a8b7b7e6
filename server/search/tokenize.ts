import { normalise } from './normalise.ts'
import { stem } from './stem.ts'

/**
 * One unit of the index. Chinese: the character at `start` with the one after it, or alone at the end of a run; `firstEnd` is
 * where its first character ends. Latin words and numbers: `word` is the normalised word, `term` its stem. Places are of the
 * original text.
 */
export interface Token {
  term: string
  word: string
  chinese: boolean
  start: number
  firstEnd: number
  end: number
}

// Chinese (and Japanese, Korean) runs; words, whose possessive s is dropped; numbers, whose thousands commas are dropped.
// Letters and digits are parted, so that PSY27.1 and PSY 27.1, 85℃ and 85 °C are the same. Radicals (⺠) and
// circled signs are symbols: FTS5 would part a term at them.
const UNITS =
  /([[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー]--[\p{S}\p{P}]]+)|([\p{L}--[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー]]+)(?:['’]s(?!\p{L}))?|(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?(?!\d)|\d+(?:\.\d+)?)/gv

/**
 * Cuts text into the terms of the index, one for each Chinese character and Latin word. Pairs of characters, because word
 * segmentation misses words and a search for two characters must never do so.
 */
export function tokenize(original: string): Token[] {
  const { text, at } = normalise(original)
  const tokens: Token[] = []
  UNITS.lastIndex = 0
  for (let found = UNITS.exec(text); found; found = UNITS.exec(text)) {
    const [whole, run, letters] = found
    const start = found.index
    if (run !== undefined) {
      pairs(run, start, tokens)
      continue
    }
    const word = letters ?? whole.replaceAll(',', '')
    const end = start + (letters ?? whole).length
    tokens.push({ term: letters === undefined ? word : stem(word), word, chinese: false, start, firstEnd: end, end })
  }
  if (at) for (const token of tokens) place(token, at)
  return tokens
}

/** The terms of a text as FTS5 reads them. */
export const terms = (tokens: Token[]): string => tokens.map(({ term }) => term).join(' ')

function pairs(run: string, from: number, into: Token[]): void {
  const signs = [...run]
  let start = from
  for (const [i, sign] of signs.entries()) {
    const term = sign + (signs[i + 1] ?? '')
    const firstEnd = start + sign.length
    into.push({ term, word: term, chinese: true, start, firstEnd, end: start + term.length })
    start = firstEnd
  }
}

/** Leads a token from normalised places to those of the original. */
function place(token: Token, at: number[]): void {
  token.start = at[token.start] ?? 0
  token.firstEnd = endAt(token.firstEnd, at)
  token.end = endAt(token.end, at)
}

/** Two normalised signs may come from one original sign (㎡): the end is where the next original sign starts. */
function endAt(end: number, at: number[]): number {
  let i = end
  while (at[i] === at[end - 1]) i++
  return at[i] ?? at.at(-1) ?? 0
}
