import { createRequire } from 'node:module'
import type { SearchEntry } from './shapes.ts'
import { wordsIn } from './stopWords.ts'

/** How a Chinese word is written in pinyin, a syllable a character, without tones. */
export type Syllables = (word: string) => string[]

/** Loaded where an index is built: its dictionary takes 15 MB, and a stored index needs none. */
export function loadSyllables(): Syllables {
  const { pinyin } = createRequire(import.meta.url)('pinyin-pro') as typeof import('pinyin-pro')
  return (word) => pinyin(word, { toneType: 'none', type: 'array', v: true })
}

/** The unified characters of Unicode's first block: what an input method offers. */
export const commonCharacters = () => Array.from({ length: 20_902 }, (_, at) => String.fromCharCode(0x4e00 + at))

const LONGEST = 8
/** A word in a title counts as much as this many in texts. */
const IN_TITLE = 5
/** Of what sounds the same, the name of a person is meant. */
const NAME = 1_000_000

/** Chinese words that visitors may mean, with how often they stand: of titles up to three that follow each other, of pages' texts each. */
export function countChinese({ kind, title, text }: SearchEntry, uses: Map<string, number>): void {
  if (kind === 'person') uses.set(title, NAME)
  else add(title, 3, IN_TITLE, uses)
  if (kind === 'page') add(text, 1, 1, uses)
}

function add(text: string, most: number, weight: number, uses: Map<string, number>) {
  for (const [run] of text.matchAll(/\p{sc=Han}{2,}/gu)) {
    const words = wordsIn(run)
    for (let from = 0; from < words.length; from++) {
      let joined = ''
      for (const word of words.slice(from, from + most)) {
        joined += word
        if (joined.length > LONGEST) break
        if (joined.length > 1) uses.set(joined, (uses.get(joined) ?? 0) + weight)
      }
    }
  }
}
