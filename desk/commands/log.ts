import { Fault, sentenceOf } from '../fault.ts'
import type { Entry } from '../log/chain.ts'
import type { FaultName, Words } from '../words/index.ts'
import type { Call } from './call.ts'

const shown = 40

/** `log` shows the last lines, `log verify` judges all. Neither needs the passphrase: nothing of a report is in it. */
export async function log(call: Call): Promise<number> {
  const { words, terminal, given } = call
  const [what, noted] = given
  if (what !== undefined && what !== 'verify') throw new Fault('usage', `log ${what}`)
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
  if (what === 'verify') {
    terminal.say(words.log.verified(verdict.entries.length))
    if (noted !== undefined) terminal.say(words.log.fromHead)
    terminal.say(words.log.head(last.print))
    terminal.say(words.log.headNote)
    return 0
  }
  for (const entry of verdict.entries.slice(-shown)) terminal.say(lineOf(entry, words))
  return 0
}

const lineOf = ({ n, at, action, case: name, detail }: Entry, words: Words) =>
  [
    String(n).padStart(5),
    at.replace('T', ' ').replace(/\..*/, ' UTC'),
    actionName(action, words),
    name,
    detailText(detail, words),
  ]
    .filter(Boolean)
    .join('  ')

/** What the log calls an action, in the reader's language. */
export const actionName = (action: string, { actions }: Words): string =>
  Object.hasOwn(actions, action) ? actions[action as keyof Words['actions']] : action

export function detailText(detail: string | undefined, words: Words): string {
  const [, reason = ''] = detail?.match(/^failed: (\w+)$/) ?? []
  if (reason) return words.failed(Object.hasOwn(words.faults, reason) ? retold(reason as FaultName, words) : reason)
  const names: Record<string, string> = { ...words.statuses, ...words.log.details }
  return detail === undefined ? '' : (Object.hasOwn(names, detail) && names[detail]) || detail
}

/** A fault's sentence; what filled its gaps is not in the log. */
const retold = (reason: FaultName, words: Words) => sentenceOf(new Fault(reason, '…', '…'), words)
