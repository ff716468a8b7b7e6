import { parseArgs } from 'node:util'
import { Fault } from './fault.ts'

const options = {
  server: { type: 'string' },
  channel: { type: 'string' },
  lang: { type: 'string' },
  port: { type: 'string' },
  dir: { type: 'string' },
  status: { type: 'string' },
  text: { type: 'string' },
  file: { type: 'string' },
  to: { type: 'string' },
  year: { type: 'string' },
  confirm: { type: 'string' },
  pdf: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

/** A whole look-up, 256 bits in base64url, that begins with a hyphen: no option is as long without an equals sign. */
const hyphenLookup = /^-[\w-]{42}$/

/** What stands on the command line: words first, then options. @throws Fault `usage`. */
export function readArguments(argv: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: wordsLast(argv), options, allowPositionals: true, strict: true })
    return { options: values, words: positionals }
  } catch (error) {
    throw new Fault('usage', error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error))
  }
}

/** Look-ups that begin with a hyphen go behind `--`, where nothing is an option, unless somebody has put them there. */
function wordsLast(argv: readonly string[]): string[] {
  const isWord = (word: string) => hyphenLookup.test(word)
  if (argv.includes('--')) return [...argv]
  return [...argv.filter((word) => !isWord(word)), '--', ...argv.filter(isWord)]
}

export type Options = ReturnType<typeof readArguments>['options']
