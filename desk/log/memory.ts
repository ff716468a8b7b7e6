import type { Status } from '#sealing/message.ts'
import { isSignedBy, sign } from '#sealing/signing.ts'
import type { Ring } from '../keys/ring.ts'
import { sinceBegun } from './begun.ts'
import type { Entry, Head, Verdict } from './chain.ts'
import { type HeadForm, openChainFile } from './chainFile.ts'
import type { Log } from './file.ts'

/** What a desk remembers of a case: the highest that it has seen, with the hashes of what was signed. */
export interface Remembered {
  /** Of the last message. */
  turn: number
  /** Day of the report, as it was seen first. */
  day: string
  closed: string | null
  /** Whether officers have signed that it is closed, once it was looked into; only there while the website calls it closed. */
  ended?: boolean
  /** The officers' messages that proved true: what time limits, status and closing are read from. */
  answers?: readonly Answer[]
  /** Hash of the report. */
  report?: string
  /** The last message that was opened, and the last note: each names the one before it. */
  message?: Link
  note?: Link
  /** The deletion that waits for its days of grace: its text, whose key signed it, and the day on which it was seen first. */
  asked?: string
  askedBy?: string
  askedOn?: string
  /** Deletions that were asked for and taken back: whoever puts one of them in again has nobody's word. */
  kept?: readonly string[]
  /** Signing key of who closed it, where that was proved. */
  closer?: string
  /** Whether it was closed, or deleted, by others since this officer last looked. */
  unread?: boolean
  /** It is gone, and why is known. */
  gone?: true
  /** By which act of officers, whose signing keys, and on which day. */
  removed?: string
  removedBy?: readonly string[]
  removedOn?: string
  /** How it differed from what was seen before, until the officer says that they know why. */
  faults?: readonly OpenFault[]
  /** Texts that are missing by what the officer knows: fault and turn. */
  known?: readonly string[]
}
/**
 * `gone`: it is not there, and nobody signed that it goes. `returned`: it was deleted and is there. `back`: fewer messages; `changed`: another
 * report, message or note in the same place; `noteBack`: fewer notes; `withheld`: a message or note is spoken of and not given; `day`: another
 * day of the report; `dayAhead`: one that is still to come. `turn` is 0 for the report; `now` is what is seen instead, nothing where it is as
 * before again.
 */
export interface OpenFault {
  fault:
    | 'gone'
    | 'returned'
    | 'back'
    | 'changed'
    | 'noteBack'
    | 'noteChanged'
    | 'withheld'
    | 'noteWithheld'
    | 'day'
    | 'dayAhead'
  turn: number
  now?: string
}
export interface Link {
  turn: number
  hash: string
}
/** An officers' message, with its day as it was seen first, the status that it sets, and whether it has words: never its text. */
export interface Answer extends Link {
  day: string
  status?: Status
  words?: true
}
/** All cases by name, and the day on which the list was seen last. */
export interface Remembrance {
  cases: Map<string, Remembered>
  /** The acts by which cases have gone: each explains that once, whatever has become of the case since. */
  spent: Set<string>
  looked: string | undefined
}
export type Change = [name: string, remembered: Remembered | null]
export type Memory = ReturnType<typeof openMemory>

const anchor = 'remember'

/**
 * The desk's memory of a channel's cases, a chain of its own beside the log: `seen-C.jsonl`, whose head is signed. Each line of it
 * stands in the log by number and print, so that neither goes without the other.
 */
export function openMemory(
  folder: string,
  symbol: string,
  { ring, log, now }: { ring: Ring; log: Log; now: () => number },
) {
  const chain = openChainFile(folder, `seen-${symbol}`, now, signedBy(ring))
  let kept: { print: string | undefined; found: Remembrance } | undefined

  /** The last line that the log knows of, since its officer began it. */
  const anchored = async (): Promise<Head | undefined> => {
    const verdict = await log.check()
    if (!verdict.ok) return undefined
    const last = sinceBegun(verdict.entries, ring).findLast(
      ({ action, detail }) => action === anchor && detail?.startsWith(`${symbol} `),
    )
    const [, n, print = ''] = last?.detail?.split(' ') ?? []
    return last && { n: Number(n), print }
  }
  const judged = async () => {
    const verdict = await chain.check()
    const known = await anchored()
    const isWhole = verdict.ok && (!known || verdict.entries[known.n - 1]?.print === known.print)
    return isWhole ? verdict : undefined
  }

  /** Adds what was seen now, behind lines that were judged, and says so in the log. */
  const add = async (verdict: Verdict & { ok: true }, looked: string | undefined, cases: readonly Change[]) => {
    const { n, print } = await chain.append(verdict, { action: 'seen', detail: JSON.stringify({ looked, cases }) })
    await log.add({ action: anchor, detail: `${symbol} ${n} ${print}` })
  }

  return {
    /** What was seen until now; `undefined` when the memory is not whole, or is gone. */
    async recall(): Promise<Remembrance | undefined> {
      const print = (await chain.head())?.print
      if (kept && print !== undefined && kept.print === print) return kept.found
      const verdict = await judged()
      kept = verdict && { print, found: remembranceOf(verdict.entries) }
      return kept?.found
    },
    /** Adds what was seen now. A memory that is not whole takes nothing. */
    async keep(changes: readonly Change[], looked: string): Promise<void> {
      await chain.alone(async () => {
        const verdict = await judged()
        if (verdict) await add(verdict, looked, changes)
        kept = undefined
      })
    },
    /** Moves a memory that is not whole away, once the log was begun anew; of one that is whole the log speaks again. */
    async renew(): Promise<void> {
      await chain.alone(async () => {
        const verdict = await judged()
        if (!verdict) await chain.setAside()
        else if (verdict.entries.length > 0) await add(verdict, remembranceOf(verdict.entries).looked, [])
        kept = undefined
      })
    },
  }
}

/** Whoever has not the officer's key cannot write a head that fits other lines. */
const signedBy = (ring: Ring): HeadForm => ({
  write({ n, print }) {
    const [{ verifyKey, signingKey }] = ring
    return JSON.stringify({ n, print, key: verifyKey, signature: sign('memory', `${n}\n${print}`, signingKey) })
  },
  read(text) {
    const { n, print, key, signature } = JSON.parse(text)
    const own = ring.map(({ verifyKey }) => verifyKey).filter((other) => other === key)
    return isSignedBy('memory', `${n}\n${print}`, signature, own) ? { n, print } : undefined
  },
})

function remembranceOf(entries: readonly Entry[]): Remembrance {
  const found: Remembrance = { cases: new Map(), spent: new Set(), looked: undefined }
  for (const { detail } of entries) {
    const { looked, cases } = JSON.parse(detail ?? '') as { looked: string | undefined; cases: Change[] }
    found.looked = looked
    for (const [name, remembered] of cases) {
      if (remembered?.removed) found.spent.add(remembered.removed)
      if (remembered) found.cases.set(name, remembered)
      else found.cases.delete(name)
    }
  }
  return found
}
