import { beginningOf, type Vocabulary } from './spelling.ts'
import { isCount, splitChinese } from './stopWords.ts'
import { type Token, tokenize } from './tokenize.ts'

/** Terms that follow each other; with `isPrefix` the last one may go on (`股` finds 股份, `agricult` finds agriculture). */
export interface Phrase {
  terms: string[]
  isPrefix: boolean
  /** Phrases that say the same. */
  others?: Phrase[]
}

/** Without other phrases that say the same. */
export const asTyped = ({ terms, isPrefix }: Phrase): Phrase => ({ terms, isPrefix })

/** As FTS5 asks for it. Terms hold letters, digits and points only (tokenize.ts), so the quotes can't be broken out of. */
export function expression({ terms, isPrefix, others = [] }: Phrase): string {
  const own = `"${terms.join(' ')}"${isPrefix ? ' *' : ''}`
  return others.length === 0 ? own : `(${[own, ...others.map(expression)].join(' OR ')})`
}

/** Characters or words that follow each other, as FTS5 asks for them. */
export const phraseIn = (words: string) =>
  expression(phraseOf(tokenize(words), { hasStem: () => true, hasPrefix: () => false }))

/** The phrase that finds a text in which these tokens follow each other. */
export function phraseOf(tokens: Token[], vocabulary: Pick<Vocabulary, 'hasStem' | 'hasPrefix'>): Phrase {
  const last = tokens.at(-1)
  const before = tokens.at(-2)
  if (!last) return { terms: [], isPrefix: false }
  const all = tokens.map(({ term }) => term)
  if (last.chinese) {
    const alone = last.firstEnd === last.end
    // The lone last character of a run is already in the pair before it.
    if (alone && before?.chinese && before.end === last.end) return { terms: all.slice(0, -1), isPrefix: false }
    return { terms: all, isPrefix: alone }
  }
  const begun = beginningOf(last)
  const isPrefix = /^[a-z]{4,}$/.test(last.word) && !vocabulary.hasStem(last.term) && vocabulary.hasPrefix(begun)
  return isPrefix ? { terms: [...all.slice(0, -1), begun], isPrefix } : { terms: all, isPrefix }
}

/** A word of a keyword as it was typed, the phrase that finds it, and the page that editors name for it. */
export interface Word {
  text: string
  phrase: Phrase
  link?: string | undefined
}

/** Each Latin word or number and each Chinese word of tokens that follow each other in `typed`, unless it only counts others. */
export function wordsOf(typed: string, tokens: Token[], vocabulary: Vocabulary): Word[] {
  const units: Unit[] = []
  for (const unit of unitsOf(typed, tokens)) {
    const before = units.at(-1)
    if (before && isBrokenOff(before.tokens, unit.tokens)) {
      before.tokens.push(...unit.tokens)
      before.text += unit.text
    } else units.push(unit)
  }
  const telling = units.filter(({ text }) => !isCount(text))
  return (telling.length > 0 ? telling : units).map(({ text, tokens }) => ({
    text,
    phrase: phraseOf(tokens, vocabulary),
  }))
}

interface Unit {
  text: string
  tokens: Token[]
}

/** H股, 85℃, 2025年: a letter or a number says something only with the short unit after it. 85℃热 is still two. */
function isBrokenOff(before: Token[], unit: Token[]): boolean {
  const chinese = unit[0]?.chinese ?? false
  return (
    before.every((token) => isShort(token) && !token.chinese) && unit.every(isShort) && !(chinese && before.length > 1)
  )
}

function isShort({ term }: Token): boolean {
  return term.length === 1 || /^[\d.]+$/.test(term)
}

/** Each Latin token for itself; the Chinese runs in words, whose tokens have places within the word. */
function unitsOf(typed: string, tokens: Token[]): Unit[] {
  const units: Unit[] = []
  let run = ''
  for (const [i, token] of tokens.entries()) {
    const after = tokens[i + 1]
    if (!token.chinese) {
      units.push({ text: typed.slice(token.start, token.end), tokens: [token] })
      continue
    }
    run += String.fromCodePoint(token.term.codePointAt(0) ?? 0)
    if (after?.chinese && after.start === token.firstEnd) continue
    units.push(...splitChinese(run).map((text) => ({ text, tokens: tokenize(text) })))
    run = ''
  }
  return units
}
