import { Fault } from '../fault.ts'
import { hasKey } from '../keys/ring.ts'
import { type Head, start, type Verdict } from './chain.ts'
import { type Note, openChainFile } from './chainFile.ts'

export type { Note }
export type Log = ReturnType<typeof openLog>

const leastReason = 10

/** Why something is done, as it stands in the log. @throws Fault `logReason` for less than a sentence. */
export function reasonOf(why: string): string {
  const reason = why.trim().replace(/\s+/g, ' ')
  if (reason.length < leastReason) throw new Fault('logReason')
  return reason
}

/**
 * The log of a desk's folder: `log.jsonl`, one line an action, and the head beside it. A key is made after its line was written, so a
 * folder that has a key and no log has lost it.
 */
export function openLog(folder: string, now: () => number) {
  const chain = openChainFile(folder, 'log', now)
  const check = async (noted?: string): Promise<Verdict> =>
    hasKey(folder) && (await chain.isEmpty()) ? { ok: false, line: 1, fault: 'gone' } : chain.check(noted)

  return {
    check,
    /** What a signed request tells of the log. */
    head: async (): Promise<Head> => (await chain.head()) ?? start,
    /**
     * Adds a line and waits until the disk has it. A log that is not whole takes none, so that no line hides the damage.
     * @throws Fault `logBroken`, `logGone`, `logBusy`, `notWritten`.
     */
    add: (note: Note): Promise<void> =>
      chain.alone(async () => {
        const verdict = await check()
        if (verdict.ok) return void (await chain.append(verdict, note))
        throw verdict.fault === 'gone' ? new Fault('logGone') : new Fault('logBroken', String(verdict.line))
      }),
    /**
     * Begins anew, with the officer's sentence why; what cannot be relied on is moved away as evidence. The desk's memory of cases may
     * begin anew behind this line as well. @throws Fault `logReason` for less than a sentence.
     */
    async begin(why: string): Promise<void> {
      const reason = reasonOf(why)
      await chain.alone(async () => {
        if (!(await check()).ok) await chain.setAside()
        const verdict = await chain.check()
        if (verdict.ok) await chain.append(verdict, { action: 'log-begin', detail: reason })
      })
    },
  }
}
