import { correctChinese, type Pinyin } from './chineseTypos.ts'
import { stem } from './stem.ts'
import { isStopword } from './stopWords.ts'
import { type Token, tokenize } from './tokenize.ts'

/** What the index knows of a language's words. */
export interface Vocabulary extends Pinyin {
  /** Whether an entry has a word with this stem. */
  hasStem(stem: string): boolean
  /** Whether a known stem begins with these letters. */
  hasPrefix(letters: string): boolean
  /** Words that begin with this letter and are `shortest` to `longest` letters long, each with its number of uses. */
  candidates(letter: string, shortest: number, longest: number): Iterable<{ word: string; uses: number }>
}

const SHORTEST_PART = 3
/** In a shorter word no letter is too many, unless it is doubled: halal is no slip of hall. */
const SHORTEST_WITH_MORE = 6
const SHORTEST_BEGUN = 6
const LONG_STEM = 7

/** What a longer word may begin with: a word, or its stem where that is so long that it says what is meant. Cooperate is in cooperative. */
export const beginningOf = ({ word, term }: Pick<Token, 'word' | 'term'>) => (term.length < LONG_STEM ? word : term)

/**
 * The keyword with its misspelt words replaced; `undefined` where all are known, begin a known word or are too far from one. A word
 * in pinyin becomes the Chinese one, and Chinese that nothing has the word that sounds the same.
 */
export function correctSpelling(keyword: string, vocabulary: Vocabulary): string | undefined {
  const joined = joinedWords(keyword, vocabulary)
  return joined === undefined ? correctWords(keyword, vocabulary) : (correctWords(joined, vocabulary) ?? joined)
}

/** Neighbours that no text has side by side and that are one known word, as that word: bio security is biosecurity. */
function joinedWords(keyword: string, { hasStem, hasPhrase }: Vocabulary): string | undefined {
  const tokens = tokenize(keyword)
  for (const [at, second] of tokens.entries()) {
    const first = tokens[at - 1]
    if (!first || first.chinese || second.chinese || /\d/.test(first.word + second.word)) continue
    if (!hasStem(stem(first.word + second.word)) || hasPhrase(`${first.word} ${second.word}`)) continue
    return keyword.slice(0, first.end) + keyword.slice(second.start)
  }
  return undefined
}

function correctWords(keyword: string, vocabulary: Vocabulary): string | undefined {
  const tokens = tokenize(keyword)
  const isKnown = (token: Token) =>
    isStopword(token.word) || vocabulary.hasStem(token.term) || vocabulary.hasPrefix(beginningOf(token))
  const latin = tokens.filter(({ chinese }) => !chinese)
  if (latin.length === 0) return correctChinese(keyword, vocabulary)
  // Syllables may be typed apart, and look like words: tu zai, bu he.
  const isPinyin = latin.length === tokens.length && !(latin.every(isKnown) && vocabulary.hasPhrase(keyword))
  const heard = isPinyin ? vocabulary.wordsOf(latin.map(({ word }) => word).join(''))[0] : undefined
  if (heard !== undefined) return heard
  // What begins so says less than what sounds so.
  const begun = (word: string) => (word.length < SHORTEST_BEGUN ? undefined : vocabulary.wordsBeginning(word)[0])
  let mended = ''
  let done = 0
  for (const token of latin) {
    const { word, start, end } = token
    if (isKnown(token)) continue
    const meant =
      vocabulary.wordsOf(word)[0] ?? closestWord(word, vocabulary) ?? twoWords(word, vocabulary) ?? begun(word)
    if (meant === undefined) continue
    mended += keyword.slice(done, start) + inCaseOf(keyword.slice(start, end), meant)
    done = end
  }
  return done === 0 ? undefined : mended + keyword.slice(done)
}

/** Two words of a text that were written as one: meatpacking is meat packing. */
function twoWords(word: string, { hasStem, hasPhrase }: Vocabulary): string | undefined {
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    const areWords = [first, second].every((part) => hasStem(stem(part)) && !isStopword(stem(part)))
    if (areWords && hasPhrase(`${first} ${second}`)) return `${first} ${second}`
  }
  return undefined
}

function inCaseOf(typed: string, word: string): string {
  if (typed === typed.toLowerCase()) return word
  if (typed === typed.toUpperCase()) return word.toUpperCase()
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/**
 * The known word that was probably meant: one slip away (a letter too many, too few, wrong, or two swapped), two for words
 * of eight letters and more; of equally near ones the most used. None for short words, where every word is near another.
 */
function closestWord(word: string, vocabulary: Vocabulary): string | undefined {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return undefined
  const most = word.length >= 8 ? 2 : 1
  const isWhole = word.length < SHORTEST_WITH_MORE && !/(.)\1/.test(word)
  const shortest = isWhole ? word.length : word.length - most
  let best: { word: string; edits: number; uses: number } | undefined
  // The first letter is seldom wrong; where it is, it was swapped with the second: flights are no lights.
  for (const letter of new Set(word.slice(0, 2))) {
    for (const { word: known, uses } of vocabulary.candidates(letter, shortest, word.length + most)) {
      if (letter !== word[0] && known[1] !== word[0]) continue
      const edits = distance(word, known, best?.edits ?? most)
      // Of eight letters two wrong ones may be slips, but one that is missing as well makes another word: inflated is not insulated.
      if (edits > (word.length === 8 && known.length !== word.length ? 1 : most)) continue
      if (best && (edits > best.edits || (edits === best.edits && uses <= best.uses))) continue
      best = { word: known, edits, uses }
    }
  }
  return best?.word
}

/** Damerau–Levenshtein distance (swaps of neighbours count once); anything above `most` is only known to be above it. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const edit = (last[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const swap = isSwap ? (beforeLast[j - 2] ?? 0) + 1 : edit
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, edit, swap))
    }
    beforeLast = last
    last = row
  }
  return Math.min(last[other.length] ?? 0, most + 1)
}
