import type { Suggestion } from '#contract/search.ts'
import { expression, type Phrase, phraseOf } from './phrases.ts'
import { groupsOf } from './query.ts'
import { rankedKinds } from './ranking.ts'
import type { IndexReader } from './reader.ts'
import type { Meanings } from './searchWords.ts'
import { correctSpelling } from './spelling.ts'
import { type Token, tokenize } from './tokenize.ts'

const MOST = 8

/** What the beginning of a keyword may mean: entries by their titles, by what they hold, and by the words of groups. */
export function suggest(typed: string, reader: IndexReader, meanings: Meanings): Suggestion[] {
  const found = new Map<string, Suggestion>()
  for (const match of matchesOf(typed, reader, meanings)) {
    for (const { name, link, title, kind } of match === '' ? [] : reader.named(match, typed)) {
      const word = name === title ? {} : { word: name }
      if (!found.has(link)) found.set(link, { kind: rankedKinds[kind] ?? 'page', link, title, ...word })
    }
    if (found.size >= MOST) break
  }
  return [...found.values()].slice(0, MOST)
}

/** What was typed; other words for it; words that begin so in pinyin; what is left without its slips. */
function* matchesOf(typed: string, reader: IndexReader, meanings: Meanings): Generator<string> {
  yield beginning(typed)
  const tokens = tokenize(typed)
  for (const { from, to, others } of meanings.in(tokens))
    if (from === 0 && to === tokens.length)
      yield others.map((other) => expression(phraseOf(other, finished))).join(' OR ')
  const sound = typed.toLowerCase().replace(/[\s']/g, '')
  if (/^[a-z]+$/.test(sound)) yield* reader.wordsBeginning(sound).map(beginning)
  yield beginning(correctSpelling(typed, reader) ?? '')
}

const finished = { hasStem: () => true, hasPrefix: () => false }

/** Every word of a keyword, whole or begun, as FTS5 asks for it; empty where there is none. */
const beginning = (keyword: string) =>
  groupsOf(keyword)
    .map(({ tokens }) => expression({ ...phraseOf(tokens, finished), others: begun(tokens) }))
    .join(' AND ')

/** The last word or number may go on. */
function begun(tokens: Token[]): Phrase[] {
  const last = tokens.at(-1)
  if (!last || last.chinese || last.word.length === 1) return []
  return [{ terms: [...tokens.slice(0, -1).map(({ term }) => term), last.word], isPrefix: true }]
}
