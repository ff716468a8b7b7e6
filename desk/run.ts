import { readArguments } from './arguments.ts'
import { type Call, languageOf, prepare, type Surroundings } from './commands/call.ts'
import { digest } from './commands/digest.ts'
import { key, keyCommands } from './commands/keys.ts'
import { log, logCommands } from './commands/log.ts'
import { page } from './commands/page.ts'
import { poster } from './commands/poster.ts'
import { status } from './commands/status.ts'
import { theft } from './commands/theft.ts'
import { unseal } from './commands/unseal.ts'
import { DeskError, sentenceOf } from './deskError.ts'
import { wordsOf } from './words/index.ts'

/** Each does its work; one that answers a number ends with that code. */
const commands: Record<string, (call: Call) => Promise<unknown>> = {
  page,
  status,
  unseal,
  theft,
  poster,
  digest,
  log,
  key,
}

/** Every command line by its words, without what is given to it. */
export const commandLines: readonly (readonly string[])[] = Object.keys(commands).flatMap((name) => {
  const parts = { key: keyCommands, log: logCommands }[name]
  return parts ? Object.keys(parts).map((part) => [name, part]) : [[name]]
})

/** Runs one command line. Returns the exit code; every failure is a sentence on the error output. */
export async function run(argv: readonly string[], surroundings: Surroundings): Promise<number> {
  const { env, terminal } = surroundings
  let words = wordsOf(languageOf(env, argv.find((word) => word.startsWith('--lang='))?.slice(7), undefined))
  try {
    const { options, words: typed } = readArguments(argv)
    const [name = 'page', ...given] = typed
    const call = await prepare(surroundings, options, given)
    words = call.words
    if (options.help || name === 'help') {
      terminal.say(words.help)
      return 0
    }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!command) throw new DeskError('usage', name)
    const code = await command(call)
    return typeof code === 'number' ? code : 0
  } catch (error) {
    terminal.complain(sentenceOf(error, words))
    return 1
  }
}
