import { findHighlights } from './highlight.ts'
import { asTyped, type Phrase, phraseOf, type Word, wordsOf } from './phrases.ts'
import type { Meaning, Meanings } from './searchWords.ts'
import { correctSpelling, type Vocabulary } from './spelling.ts'
import { isOtherDay, isStopword, isWeak } from './stopWords.ts'
import { type Token, terms, tokenize } from './tokenize.ts'

/** A keyword in the ways it can be read; each reading is the phrases it looks for. */
export interface ParsedQuery {
  /** For entries with every phrase, from strict to loose. None: there is nothing to search for. */
  every: Phrase[][]
  /** For entries with some of the phrases, when none has all: those of `words`. */
  some: Phrase[]
  /** For entries with parts of words, when none has some of the words. */
  parts: Phrase[]
  /** The keyword's words as they were typed, without the weak ones unless all are. */
  words: Word[]
  /** The weak ones: they are not asked for, and what has them comes before what is equal otherwise. */
  weak: Word[]
  /** All of the keyword in its order: entries with it come before those that have the words apart. */
  whole: Phrase
  /** The keyword's terms as those of a title that says just this. */
  title: string
  /** Pages that editors name for words of the keyword, with what they answer; that of the most words first. */
  pages: Map<string, string | undefined>
  /** Whether the keyword says nothing beside these words. */
  isJustPages: boolean
  /** The keyword with a typing slip corrected. */
  corrected?: string
}

const LONGEST_KEYWORD = 200
const MOST_PHRASES = 12
const nothing: ParsedQuery = {
  ...{ every: [], some: [], parts: [], words: [], weak: [], pages: new Map(), isJustPages: false },
  ...{ whole: { terms: [], isPrefix: false }, title: '' },
}

/** Reads a keyword. It may hold anything: only letters, digits and characters are taken from it, never FTS5's own signs. */
export function parseKeyword(keyword: string, texts: Vocabulary, meanings: Meanings): ParsedQuery {
  if (keyword.length > LONGEST_KEYWORD) return nothing
  const vocabulary = withWordsOf(meanings, texts)
  const corrected = correctSpelling(keyword, vocabulary)
  const meant = (corrected ?? keyword).replace(/(?<=\d)月份/g, '月')
  const groups = groupsOf(meant)
  if (groups.length === 0) return nothing
  const strict = unique(groups.map(({ tokens }) => phraseOf(tokens, vocabulary)))
  const tokens = tokenize(meant)
  const found = meanings.in(tokens)
  const { typed, rest } = withMeanings(meant, tokens, found, vocabulary)
  const readAs = (form: (phrase: Phrase) => Phrase) => unique(typed.map(({ phrase }) => form(phrase)))
  const telling = typed.filter(({ text, link }) => link !== undefined || !isWeak(text))
  const strong = telling.length > 0 ? telling : typed
  const row = rowAnswering(found, typed)
  const named = pagesOf(found)
  const answers = named.size === 1 ? [...named.values()].join('') : ''
  const isJustPages =
    found.length > 0 &&
    found.every(({ link }) => link) &&
    rest.every((word) => (isWeak(word.text) && !isOtherDay(word.text)) || placesOf(word, answers).length > 0)
  const pairs = unique(groups.flatMap(({ tokens }) => tokens.map((token) => phraseOf([token], vocabulary))))
  // Between Chinese words a space is only the typist's: 年度 报告 is the title 年度报告.
  const all = tokenize(meant.replace(/(?<=\p{sc=Han})\s+(?=\p{sc=Han})/gu, ''))
  return {
    every: withoutRepeats([strict, readAs(asTyped), readAs(withOpenEnd), readAs((phrase) => phrase)]),
    some: unique(strong.map(({ phrase }) => phrase)).filter(isSpecific),
    parts: pairs.filter(isSpecific),
    words: strong.slice(0, MOST_PHRASES),
    weak: typed.filter((word) => !strong.includes(word)),
    whole: phraseOf(all, vocabulary),
    title: terms(all),
    // Of as many words the last are what is asked of the others: graduate salary.
    pages: row ?? (isJustPages ? pagesOf(found.map(forAllOf(found, typed)).toReversed()) : named),
    isJustPages: row !== undefined || isJustPages,
    ...(corrected === undefined ? {} : { corrected }),
  }
}

/** What the index knows, and the words that editors name beside it: they may be in no text. */
const withWordsOf = (meanings: Meanings, vocabulary: Vocabulary): Vocabulary => ({
  ...vocabulary,
  hasStem: (stem) => meanings.hasStem(stem) || vocabulary.hasStem(stem),
  *candidates(letter, shortest, longest) {
    yield* vocabulary.candidates(letter, shortest, longest)
    for (const word of meanings.candidates(letter)) {
      if (word.length >= shortest && word.length <= longest) yield { word, uses: 1 }
    }
  },
})

/** The words of a keyword, with what groups of search words say of them, and those that are in no group. */
function withMeanings(keyword: string, tokens: Token[], found: Meaning[], vocabulary: Vocabulary) {
  const rest: Word[] = []
  const known: Word[] = []
  let done = 0
  const takeRest = (to: number) => rest.push(...wordsIn(spaced(keyword.slice(done, to)).filter(isTelling), vocabulary))
  for (const { from, to, others, link } of found) {
    const [start, last] = [tokens[from]?.start ?? 0, tokens[to - 1]]
    const end = (last?.chinese ? last.firstEnd : last?.end) ?? start
    takeRest(start)
    const text = keyword.slice(start, end)
    const own = phraseOf(tokenize(text), vocabulary)
    known.push({ text, phrase: { ...own, others: others.map((other) => phraseOf(other, vocabulary)) }, link })
    done = end
  }
  takeRest(keyword.length)
  return { typed: [...known, ...rest], rest }
}

/** Without the answers that leave out what other groups of the keyword ask of the same page: shelf life of ribs. */
const forAllOf = (found: Meaning[], typed: Word[]) => (one: Meaning) => {
  const { answer, link } = one
  const hasAll = found.every(
    (other, at) => other.link !== link || other.answer === answer || (answer && placesOf(typed[at], answer).length > 0),
  )
  return hasAll ? one : { ...one, answer: undefined }
}

/** The pages of what is named, that of the most words first. */
function pagesOf(found: Meaning[]): Map<string, string | undefined> {
  const pages = new Map<string, string | undefined>()
  for (const { link, answer } of found.toSorted((a, b) => b.to - b.from - (a.to - a.from)))
    if (link !== undefined && pages.get(link) === undefined) pages.set(link, answer)
  return pages
}

/**
 * The one row that all other words of a keyword tell of, with the page of the group that it answers for. Where rows have a word of the group
 * as their name, it is one of them, and needs no others.
 */
function rowAnswering(found: Meaning[], typed: Word[]): Map<string, string> | undefined {
  for (const [at, { link, answerRows = [] }] of found.entries()) {
    if (link === undefined || answerRows.length === 0) continue
    const others = typed.filter(({ text }, place) => place !== at && !isWeak(text))
    const own = answerRows.filter(({ name }) =>
      placesOf(typed[at], name).some(({ start, end }) => end - start === name.length),
    )
    const rows = own.length > 0 ? own : others.length > 0 ? answerRows : []
    const hasAll = (text: string) => others.every((word) => placesOf(word, text).length > 0)
    const telling = rows.filter(({ text, known = text }) => hasAll(known))
    const row = rows.find(({ name }) => hasAll(name)) ?? (telling.length === 1 ? telling[0] : undefined)
    if (row) return new Map([[link, row.text]])
  }
  return undefined
}

/** Where a text says a word of a keyword, or another one of its group. */
const placesOf = (word: Word | undefined, text: string) => (word ? findHighlights(text, [word.phrase]) : [])

/** What stands between spaces, and so belongs together. */
interface Group {
  text: string
  tokens: Token[]
}

/** Stopwords are left out unless there is nothing else. */
export function groupsOf(keyword: string): Group[] {
  const groups = spaced(keyword).filter(({ tokens }) => tokens.length > 0)
  const telling = groups.filter(isTelling)
  return telling.length > 0 ? telling : groups
}

const spaced = (text: string): Group[] => text.split(/\s+/).map((part) => ({ text: part, tokens: tokenize(part) }))

const isTelling = ({ tokens }: Group) => tokens.some(({ word }) => !isStopword(word))

const wordsIn = (groups: Group[], vocabulary: Vocabulary): Word[] =>
  groups.flatMap(({ text, tokens }) => wordsOf(text, tokens, vocabulary))

/** A single character, letter or digit says too little to be searched for on its own when the whole was not found. */
export function isSpecific({ terms, isPrefix, others }: Phrase): boolean {
  if (others) return true
  if (terms.length === 1 && /^[a-z\d]$/.test(terms[0] ?? '')) return false
  return terms.length > 1 || !isPrefix || /^[a-z]/.test(terms[0] ?? '')
}

/** A Latin word that may go on: `vietnam` finds Vietnamese. Not a short one, with which too much begins, nor one that editors know: corn is no corner. */
function withOpenEnd({ terms, isPrefix, others }: Phrase): Phrase {
  return { terms, isPrefix: isPrefix || (others === undefined && /^[a-z]{4,}$/.test(terms.at(-1) ?? '')) }
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
