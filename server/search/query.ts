import { type Phrase, phraseOf, type Word, wordsOf } from './phrases.ts'
import { correctSpelling, type Vocabulary } from './spelling.ts'
import { isStopword } from './stopWords.ts'
import { type Token, terms, tokenize } from './tokenize.ts'

/** A keyword in the ways it can be read; each reading is the phrases it looks for. */
export interface ParsedQuery {
  /** For entries with every phrase, from strict to loose. None: there is nothing to search for. */
  every: Phrase[][]
  /** For entries with some of the phrases, when none has all; the first that finds something counts. */
  some: Phrase[][]
  /** The keyword's words as they were typed. */
  words: Word[]
  /** All of the keyword in its order: entries with it come before those that have the words apart. */
  whole: Phrase
  /** The keyword's terms as those of a title that says just this. */
  title: string
  /** The keyword with a typing slip corrected. */
  corrected?: string
}

const LONGEST_KEYWORD = 200
const MOST_PHRASES = 12
const nothing: ParsedQuery = { every: [], some: [], words: [], whole: { terms: [], isPrefix: false }, title: '' }

/** Reads a keyword. It may hold anything: only letters, digits and characters are taken from it, never FTS5's own signs. */
export function parseKeyword(keyword: string, vocabulary: Vocabulary): ParsedQuery {
  if (keyword.length > LONGEST_KEYWORD) return nothing
  const corrected = correctSpelling(keyword, vocabulary)
  const meant = corrected ?? keyword
  const groups = groupsOf(meant)
  if (groups.length === 0) return nothing
  const strict = unique(groups.map(({ tokens }) => phraseOf(tokens, vocabulary)))
  const typed = groups.flatMap(({ text, tokens }) => wordsOf(text, tokens, vocabulary))
  const words = unique(typed.map(({ phrase }) => phrase))
  const pairs = unique(groups.flatMap(({ tokens }) => tokens.map((token) => phraseOf([token], vocabulary))))
  // Between Chinese words a space is only the typist's: 年度 报告 is the title 年度报告.
  const all = tokenize(meant.replace(/(?<=\p{sc=Han})\s+(?=\p{sc=Han})/gu, ''))
  return {
    every: withoutRepeats([strict, words, words.map(withOpenEnd)]),
    some: withoutRepeats([words.filter(isSpecific), pairs.filter(isSpecific)]),
    words: typed.slice(0, MOST_PHRASES),
    whole: phraseOf(all, vocabulary),
    title: terms(all),
    ...(corrected === undefined ? {} : { corrected }),
  }
}

/** What stands between spaces belongs together; stopwords are left out unless there is nothing else. */
function groupsOf(keyword: string): { text: string; tokens: Token[] }[] {
  const groups = keyword
    .split(/\s+/)
    .map((text) => ({ text, tokens: tokenize(text) }))
    .filter(({ tokens }) => tokens.length > 0)
  const specific = groups.filter(({ tokens }) => tokens.some(({ word }) => !isStopword(word)))
  return specific.length > 0 ? specific : groups
}

/** A single Chinese character says too little to be searched for on its own when the whole was not found. */
function isSpecific({ terms, isPrefix }: Phrase): boolean {
  return terms.length > 1 || !isPrefix || /^[a-z]/.test(terms[0] ?? '')
}

/** A Latin word that may go on: `vietnam` finds Vietnamese. Not for short ones, with which too much begins. */
function withOpenEnd(phrase: Phrase): Phrase {
  return /^[a-z]{4,}$/.test(phrase.terms.at(-1) ?? '') ? { ...phrase, isPrefix: true } : phrase
}

/** Without empty readings and without those that repeat the one before. */
function withoutRepeats(readings: Phrase[][]): Phrase[][] {
  const texts = readings.map((phrases) => JSON.stringify(phrases))
  return readings.filter((phrases, i) => phrases.length > 0 && texts[i] !== texts[i - 1])
}

function unique(phrases: Phrase[]): Phrase[] {
  const byTerms = new Map(phrases.map((phrase) => [phrase.terms.join(' '), phrase]))
  byTerms.delete('')
  return [...byTerms.values()].slice(0, MOST_PHRASES)
}
