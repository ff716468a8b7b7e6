import { randomInt } from 'node:crypto'
import { DeskError } from '../deskError.ts'

/**
 * Guesses that a passphrase has to withstand, as a power of ten. Whoever has a copy of the key file guesses on machines of their own, and
 * scrypt makes each guess cost about a second: a hundred thousand machines then need thirty years.
 */
const leastGuesses = 14
const words = 6

/** Words of this product that a guesser tries first, beside those of the website's address. */
const ownWords = ['misconduct', 'report', 'compliance', 'officer', 'desk', 'jubao', 'hegui']

/**
 * Judges a new passphrase as somebody would who guesses: by lists of passwords, names and words, rows of keys, days and repetitions.
 * `known` is what such a person knows of the officer. @throws DeskError `passphraseWeak`.
 */
export async function assertPassphrase(passphrase: string, known: readonly string[] = []): Promise<string> {
  judging ??= makeJudge()
  const judge = await judging
  const inputs = known.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 2)
  const { guessesLog10 } = judge.check(passphrase, [...ownWords, ...inputs])
  if (guessesLog10 < leastGuesses) throw new DeskError('passphraseWeak')
  return passphrase
}

/** Six words at random, of 2,048 short English ones that differ in their first four letters: 66 bits, and plain letters on any keyboard. */
export async function proposePassphrase(): Promise<string> {
  const { wordlist } = await import('@scure/bip39/wordlists/english.js')
  return Array.from({ length: words }, () => wordlist[randomInt(wordlist.length)]).join(' ')
}

let judging: ReturnType<typeof makeJudge> | undefined

/** Its lists take a third of a second to load, so they are loaded when a passphrase is made. */
async function makeJudge() {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    translations: english.translations,
  })
}
