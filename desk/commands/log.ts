import { DeskError } from '../deskError.ts'
import { beginAnew } from '../log/beginAnew.ts'
import { printIn } from '../log/chain.ts'
import { type Call, unlock } from './call.ts'

/** `log verify [FINGERPRINT]`, `log begin SENTENCE`. */
export async function log(call: Call): Promise<unknown> {
  const [what = '', ...rest] = call.given
  const act = Object.hasOwn(logCommands, what) ? logCommands[what] : undefined
  if (!act) throw new DeskError('usage', `log ${what}`.trim())
  return act(call, rest)
}

export const logCommands: Record<string, (call: Call, rest: readonly string[]) => Promise<unknown>> = {
  verify: (call, rest) => verify(call, rest.length > 0 ? rest.join(' ') : undefined),
  begin: (call, rest) => begin(call, rest.join(' ')),
}

async function begin(call: Call, why: string): Promise<void> {
  const { ring } = await unlock(call)
  const isAside = await beginAnew(call, ring, why)
  call.terminal.say(call.words.log.begun)
  if (isAside) call.terminal.say(call.words.log.begunKeys)
}

/** Judges the log. It needs no passphrase: nothing of a report is in it. */
async function verify(call: Call, typed: string | undefined): Promise<number> {
  const { words, terminal } = call
  const noted = typed === undefined ? undefined : printIn(typed)
  if (typed !== undefined && noted === undefined) throw new DeskError('badPrint', typed)
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
