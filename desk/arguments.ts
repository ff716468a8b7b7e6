import { parseArgs } from 'node:util'
import { DeskError } from './deskError.ts'

const options = {
  server: { type: 'string' },
  root: { type: 'string' },
  channel: { type: 'string' },
  lang: { type: 'string' },
  port: { type: 'string' },
  dir: { type: 'string' },
  to: { type: 'string' },
  year: { type: 'string' },
  open: { type: 'boolean' },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

/** What stands on the command line: words first, then options. @throws DeskError `usage`. */
export function readArguments(argv: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true, strict: true })
    return { options: values, words: positionals }
  } catch (error) {
    throw new DeskError('usage', error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error))
  }
}

export type Options = ReturnType<typeof readArguments>['options']
