import { readdir } from 'node:fs/promises'
import { DeskError } from '../deskError.ts'
import { hasKey, type Ring } from '../keys/ring.ts'
import { begunDetail } from './begun.ts'
import { type Head, start, type Verdict } from './chain.ts'
import { type Note, openChainFile } from './chainFile.ts'

export type { Note }
export type Log = ReturnType<typeof openLog>

const leastReason = 10

/** Why something is done, as it stands in the log. @throws DeskError `logReason` for less than a sentence. */
export function reasonOf(why: string): string {
  const reason = why.trim().replace(/\s+/g, ' ')
  if (reason.length < leastReason) throw new DeskError('logReason')
  return reason
}

/**
 * The log of a desk's folder: `log.jsonl`, one line an action, and the head beside it. A key is made after its line was written, so a
 * folder that has a key and no log has lost it; but where nothing else speaks of an earlier use either, the key alone came from another
 * computer.
 */
export function openLog(folder: string, now: () => number) {
  const chain = openChainFile(folder, 'log', now)
  const isLost = async () => hasKey(folder) && (await chain.isEmpty())
  const check = async (noted?: string): Promise<Verdict> => {
    if (!(await isLost())) return chain.check(noted)
    return { ok: false, line: 1, fault: (await wasUsed(folder)) ? 'gone' : 'moved' }
  }

  return {
    check,
    /** Whether the key came from another computer, and the log is still to be begun. */
    isMoved: async () => (await isLost()) && !(await wasUsed(folder)),
    /** What a signed request tells of the log. */
    head: async (): Promise<Head> => (await chain.head()) ?? start,
    /**
     * Adds a line and waits until the disk has it. A log that is not whole takes none, so that no line hides the damage.
     * @throws DeskError `logBroken`, `logGone`, `logMoved`, `logBusy`, `notWritten`.
     */
    add: (note: Note): Promise<void> =>
      chain.alone(async () => {
        const verdict = await check()
        if (verdict.ok) return void (await chain.append(verdict, note))
        throw faultOf(verdict)
      }),
    /**
     * Begins anew, with the officer's sentence why and their signature; what cannot be relied on is moved away as evidence. The desk's
     * memory of cases may begin anew behind this line as well. @throws DeskError `logReason` for less than a sentence.
     */
    async begin(why: string, ring: Ring): Promise<void> {
      const reason = reasonOf(why)
      await chain.alone(async () => {
        if (!(await check()).ok) await chain.setAside()
        const verdict = await chain.check()
        if (!verdict.ok) return
        const detail = begunDetail(reason, verdict.entries.at(-1) ?? start, ring)
        await chain.append(verdict, { action: 'log-begin', detail })
      })
    },
  }
}

function faultOf({ fault, line }: Verdict & { ok: false }): DeskError {
  if (fault === 'moved') return new DeskError('logMoved')
  return fault === 'gone' ? new DeskError('logGone') : new DeskError('logBroken', String(line))
}

/** Whether a desk has run in this folder: it has trusted a list of keys, remembers cases, or has set files aside as evidence. */
async function wasUsed(folder: string): Promise<boolean> {
  const names = await readdir(folder)
  return names.some((name) => /^(seen-|trusted\.json|log\.(jsonl|head)\.)/.test(name) && !name.endsWith('.lock'))
}
