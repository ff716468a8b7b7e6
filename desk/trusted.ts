import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { logHead } from '#contract/desk.ts'
import { isSignedBy, sign } from '#sealing/signing.ts'
import { DeskError } from './deskError.ts'
import type { Ring } from './keys/ring.ts'
import { sinceBegun } from './log/begun.ts'
import { start } from './log/chain.ts'
import type { Log } from './log/file.ts'
import { privateFolder, setAside, writePrivate } from './private.ts'

const keys = z.array(z.string())

/** What a desk believes of others between two runs, by its officer's word. Nothing in it is secret. */
const shape = z.strictObject({
  /** Grows with each change, so that an older state shows. */
  n: z.number().int(),
  /** The last line of the log when this was written, so that a log that was cut off shows. */
  line: logHead,
  /** The root key that the officer has named, whose signature the list of keys needs. */
  root: z.string().optional(),
  /** The list of keys that was trusted last, and by which root key. */
  keyList: z.strictObject({ root: z.string(), text: z.string() }).optional(),
  /** Persons of this and older lists of the same root key, by key: what they are called. None of a trial; it makes nobody an officer. */
  persons: z.record(z.string(), z.string()).default({}),
  /** Public keys of others, by channel: confirmed by the officer, or struck off after that. */
  trust: z.record(z.string(), z.strictObject({ confirmed: keys, struck: keys })).default({}),
  /** What the officer calls the owner of a signing key. */
  names: z.record(z.string(), z.string()).default({}),
  /** The highest line of each colleague's log that was seen, by signing key. */
  heads: z.record(z.string(), logHead).default({}),
  /** The last line of one's own earlier log, as the website remembers it, by signing key; since which first line, and whether explained. */
  earlier: z.record(z.string(), logHead.extend({ since: z.string(), isExplained: z.boolean() })).default({}),
  /** Days after closing for which the site keeps a case, by channel, as this officer knows it. */
  retention: z.record(z.string(), z.number().int()).default({}),
})
export type Trusted = z.infer<typeof shape>
/** `undefined` takes one away. */
export type TrustedChange = { [Name in keyof Omit<Trusted, 'n' | 'line'>]?: Trusted[Name] | undefined }

export const nothingTrusted: Trusted = shape.parse({ n: 0, line: start })

/** An unlocked folder: its officer's keys, and its log. */
export interface Unlocked {
  folder: string
  ring: Ring
  log: Log
}

const signed = z.strictObject({ trusted: shape, key: z.string(), signature: z.string() })
const anchor = 'trusted'
/** What changes with every look at the website has no line of its own in the log. */
const unanchored: readonly string[] = ['heads', 'earlier'] satisfies (keyof Trusted)[]

export const trustedFile = (folder: string) => join(folder, 'trusted.json')

/**
 * What the officer of these keys has signed, nothing where there is no file yet. @throws DeskError `trustedBroken` for what they have not, for
 * an older state than the log knows of, and where the log lacks a line that was there.
 */
export async function readTrusted({ folder, ring, log }: Unlocked): Promise<Trusted> {
  const trusted = await readSigned(folder, ring)
  const verdict = await log.check()
  if (!verdict.ok) return trusted // the log says so itself, and nothing is done without it
  const { n, line } = trusted
  const known = sinceBegun(verdict.entries, ring).findLast(({ action }) => action === anchor)
  const isWhole = line.n === 0 || verdict.entries[line.n - 1]?.print === line.print
  if (n < Number(known?.detail ?? 0) || !isWhole) throw new DeskError('trustedBroken', trustedFile(folder))
  return trusted
}

/** Changes some of it, as it stands now, and keeps the rest. @throws DeskError as `readTrusted`, and of the log. */
export async function keepTrusted(
  unlocked: Unlocked,
  changing: TrustedChange | ((now: Trusted) => TrustedChange),
): Promise<Trusted> {
  const before = await readTrusted(unlocked)
  const change = typeof changing === 'function' ? changing(before) : changing
  const { folder, ring, log } = unlocked
  const [{ verifyKey: key, signingKey }] = ring
  const trusted = shape.parse({ ...before, ...change, n: before.n + 1, line: await log.head() })
  const signature = sign('trusted', JSON.stringify(trusted), signingKey)
  await privateFolder(folder)
  await writePrivate(trustedFile(folder), `${JSON.stringify({ trusted, key, signature }, null, 2)}\n`)
  // In this order: a desk that is killed in between goes on with the new state.
  const changed = Object.keys(change)
  const isQuiet = changed.length > 0 && changed.every((name) => unanchored.includes(name))
  if (!isQuiet) await log.add({ action: anchor, detail: String(trusted.n) })
  return trusted
}

/** Whether all is as its officer has left it, as far as a whole log can tell. */
export const isTrusted = async (unlocked: Unlocked): Promise<boolean> =>
  readTrusted(unlocked).then(
    () => true,
    () => false,
  )

/** Moves it away, as evidence: every key is to be compared anew. Returns whether it was there. */
export const setTrustedAside = (folder: string, now: () => number): Promise<boolean> =>
  setAside(trustedFile(folder), now)

async function readSigned(folder: string, ring: Ring): Promise<Trusted> {
  const file = trustedFile(folder)
  const text = await readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return undefined
    throw new DeskError('unreadableFile', file)
  })
  if (text === undefined) return nothingTrusted
  try {
    const { trusted, key, signature } = signed.parse(JSON.parse(text))
    const own = ring.map(({ verifyKey }) => verifyKey).filter((other) => other === key)
    if (isSignedBy('trusted', JSON.stringify(trusted), signature, own)) return trusted
  } catch {} // no JSON, or not of this shape: nobody here has signed it
  throw new DeskError('trustedBroken', file)
}
