/** What the index knows of how Chinese sounds. All of it is empty in an index of another language. */
export interface Pinyin {
  /** Chinese words that are written so in pinyin without tones or spaces, the most used first. */
  wordsOf(sound: string): string[]
  /** Words whose sound begins so, the most used first. */
  wordsBeginning(sound: string): string[]
  /** Syllables that a character may be read as. */
  readingsOf(character: string): string[]
  /** Whether some entry has these characters or words one after the other. */
  hasPhrase(words: string): boolean
}

const LONGEST = 6
/** Two characters that nothing has are more often the end of one word and the beginning of another than a slip. */
const SHORTEST = 3
const MOST_READINGS = 8

/** The keyword with what an input method offered in place of another word of the same sound; `undefined` where all of it is known. */
export function correctChinese(keyword: string, pinyin: Pinyin): string | undefined {
  const mended = keyword.replace(/\p{sc=Han}{2,}/gu, (run) => correctRun(run, pinyin))
  return mended === keyword ? undefined : mended
}

function correctRun(run: string, pinyin: Pinyin): string {
  if (pinyin.hasPhrase(run)) return run
  const whole = run.length < SHORTEST ? sameSound(run, pinyin) : undefined
  if (whole !== undefined) return whole
  for (let length = Math.min(LONGEST, run.length); length >= SHORTEST; length--) {
    for (let from = 0; from + length <= run.length; from++) {
      const part = run.slice(from, from + length)
      const meant = pinyin.hasPhrase(part) ? undefined : sameSound(part, pinyin)
      if (meant === undefined) continue
      const [before, after] = [run.slice(0, from), run.slice(from + length)]
      return before + meant + (after.length >= SHORTEST ? correctRun(after, pinyin) : after)
    }
  }
  return run
}

function sameSound(part: string, pinyin: Pinyin): string | undefined {
  let spoken = ['']
  for (const character of part) {
    const readings = pinyin.readingsOf(character)
    spoken = spoken.flatMap((sound) => readings.map((reading) => sound + reading)).slice(0, MOST_READINGS)
  }
  const meant = spoken.flatMap((sound) => pinyin.wordsOf(sound)).filter((word) => word.length === part.length)
  return meant.sort((a, b) => shared(b, part) - shared(a, part))[0]
}

/** How many characters of a word were typed: of words that sound the same, the one with more of them was meant. */
const shared = (word: string, typed: string) => [...word].filter((character, at) => character === typed[at]).length
