import type { Status } from '#sealing/message.ts'
import { isSignedBy, sign } from '#sealing/signing.ts'
import { DeskError } from '../deskError.ts'
import type { Ring } from '../keys/ring.ts'
import { sinceBegun } from './begun.ts'
import { type Entry, type Head, printAt, start, type Verdict } from './chain.ts'
import { type ChainForm, openChainFile } from './chainFile.ts'
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
  /** This desk had proved that an officer closed it, and does not any more. */
  lapsed?: true
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
  /** By which act of officers and whose signing keys, where it was by one; and on which day, as far as that is known. */
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
/** The action of a line that holds all that was remembered before it. */
const whole = 'whole'
/** Characters that the lines may have before they are folded into one, unless that is no less than half of them. */
const fewCharacters = 1024 * 1024

/**
 * The desk's memory of a channel's cases, a chain of its own beside the log: `seen-C.jsonl`, whose head and lines are signed. Each line
 * of it stands in the log by number and print, so that neither goes without the other. The website can make it remember changes without
 * end: when they take much more room than what holds of them, one line takes their place.
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
    const verdict = await chain.check().catch(unreadable)
    const known = await anchored()
    if (!verdict?.ok || (known && printAt(verdict.entries, known.n) !== known.print)) return undefined
    const last = verdict.entries.at(-1)
    // A power cut leaves a line that no head names yet; whoever writes to the disk can add one too.
    return !last || (await chain.head())?.n === last.n || isSignedLine(last, ring) ? verdict : undefined
  }

  const anchorAt = ({ n, print }: Head) => log.add({ action: anchor, detail: `${symbol} ${n} ${print}` })
  /** Adds what was seen now, behind lines that were judged, and says so in the log. */
  const add = async (verdict: Verdict & { ok: true }, line: Line) => {
    const before = verdict.entries.at(-1) ?? start
    await anchorAt(await chain.append(verdict, { action: 'seen', detail: signedDetail(line, before, ring) }))
  }
  const folded = async (verdict: Verdict & { ok: true }): Promise<Verdict & { ok: true }> => {
    const length = verdict.entries.reduce((sum, { detail = '' }) => sum + detail.length, 0)
    if (length < fewCharacters) return verdict
    const { looked, cases, spent } = remembranceOf(verdict.entries)
    const detail = signedDetail({ looked, cases: [...cases], spent: [...spent] }, verdict.entries.at(-1) ?? start, ring)
    if (length < 2 * detail.length) return verdict
    const now = await chain.fold(verdict, { action: whole, detail })
    for (const entry of now.entries) await anchorAt(entry)
    return now
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
        if (verdict) await add(await folded(verdict), { looked, cases: changes })
        kept = undefined
      })
    },
    /** Moves a memory that is not whole away, once the log was begun anew; of one that is whole the log speaks again. */
    async renew(): Promise<void> {
      await chain.alone(async () => {
        const verdict = await judged()
        if (!verdict) await chain.setAside()
        else if (verdict.entries.length > 0)
          await add(verdict, { looked: remembranceOf(verdict.entries).looked, cases: [] })
        kept = undefined
      })
    },
  }
}

/** What is too large or damaged to be read is not whole. */
function unreadable(error: unknown): undefined {
  if (!(error instanceof DeskError && error.reason === 'unreadableFile')) throw error
}

/** What a line says: what changed, or all with the acts that are spent. */
interface Line {
  looked: string | undefined
  cases: readonly Change[]
  spent?: readonly string[]
}

/** A line's detail: what it says, and the officer's signature under that and its place. */
function signedDetail(line: Line, last: Head, [{ signingKey }]: Ring): string {
  const text = JSON.stringify(line)
  return `${text}\n${sign('memory', placed(text, last), signingKey)}`
}
const placed = (text: string, { n, print }: Head) => `line\n${n}\n${print}\n${text}`
const lineIn = ({ detail = '' }: Entry): Line => JSON.parse(detail.split('\n', 1)[0] ?? '')

function isSignedLine({ n, before, detail = '' }: Entry, ring: Ring): boolean {
  const [text = '', signature = ''] = detail.split('\n')
  const own = ring.map(({ verifyKey }) => verifyKey)
  return isSignedBy('memory', placed(text, { n: n - 1, print: before }), signature, own)
}

/** Whoever has not the officer's key cannot write a head that fits other lines. */
const signedBy = (ring: Ring): ChainForm => ({
  isWhole: ({ action }) => action === whole,
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
  for (const entry of entries) {
    const { looked, cases, spent = [] } = lineIn(entry)
    found.looked = looked
    for (const act of spent) found.spent.add(act)
    for (const [name, remembered] of cases) {
      if (remembered?.removed) found.spent.add(remembered.removed)
      if (remembered) found.cases.set(name, remembered)
      else found.cases.delete(name)
    }
  }
  return found
}
