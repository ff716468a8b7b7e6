import { Fault } from '../fault.ts'
import type { Call } from './call.ts'

/** `log verify [FINGERPRINT]` judges the log. It needs no passphrase: nothing of a report is in it. */
export async function log(call: Call): Promise<number> {
  const { words, terminal, given } = call
  const [what = '', noted] = given
  if (what !== 'verify') throw new Fault('usage', `log ${what}`.trim())
  const verdict = await call.log.check(noted)
  if (!verdict.ok) {
    terminal.complain(words.log.broken(verdict.line, words.log.faults[verdict.fault]))
    return 1
  }
  const last = verdict.entries.at(-1)
  if (!last) {
    terminal.say(words.log.none)
    return 0
  }
  terminal.say(words.log.verified(verdict.entries.length))
  if (noted !== undefined) terminal.say(words.log.fromHead)
  terminal.say(words.log.head(last.print))
  terminal.say(words.log.headNote)
  return 0
}
