import { Fault } from '../fault.ts'
import { fingerprintOf } from '../keys/print.ts'
import { trustNote } from '../trust.ts'
import { type Call, enter } from './call.ts'

/** Shows the keys that the website names and nobody has confirmed here, and asks. */
export async function trust(call: Call): Promise<void> {
  const { words, terminal, options } = call
  const desk = await enter(call)
  if (desk.unconfirmed.length === 0) return terminal.say(words.keys.trustNone)
  terminal.say(words.keys.trustIntro)
  for (const { kind, key } of desk.unconfirmed) {
    terminal.say(`  ${words.pair(words.keys.kinds[kind], key)}`)
    terminal.say(`    ${words.pair(words.keys.print, fingerprintOf(key))}`)
  }
  terminal.say(words.keys.trustHow)
  const typed = options.confirm ?? (await terminal.ask(words.keys.trustAsk))
  if (typed.trim().toLowerCase() !== 'yes') throw new Fault('notTrusted')
  await desk.act(trustNote(desk), () => desk.trust())
  terminal.say(words.done.trusted)
}
