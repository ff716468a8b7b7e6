import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { logHead } from '#contract/desk.ts'
import { langs } from '#contract/paths.ts'
import { Fault } from './fault.ts'
import { privateFolder, writePrivate } from './private.ts'

const keys = z.array(z.string())

/** What the desk remembers between two runs; nothing in it is secret. */
const shape = z.strictObject({
  server: z.string().optional(),
  channel: z.string().optional(),
  lang: z.enum(langs).optional(),
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
export type Settings = z.infer<typeof shape>

const fileIn = (folder: string) => join(folder, 'settings.json')

/** @throws Fault `badSettings`. */
export async function readSettings(folder: string): Promise<Settings> {
  const text = await readFile(fileIn(folder), 'utf8').catch(() => '{}')
  try {
    return shape.parse(JSON.parse(text))
  } catch {
    throw new Fault('badSettings', fileIn(folder))
  }
}

/** Changes some of the settings and keeps the rest. */
export async function keepSettings(folder: string, change: Partial<Settings>): Promise<Settings> {
  const settings = { ...(await readSettings(folder)), ...change }
  await privateFolder(folder)
  await writePrivate(fileIn(folder), `${JSON.stringify(settings, null, 2)}\n`)
  return settings
}

/** The origin of a website's address. @throws Fault `badServer` for anything but http(s) without a path. */
export function serverOf(text: string): string {
  const url = URL.parse(text.trim())
  const plain = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash
  if (!plain || url.username || url.password) throw new Fault('badServer', text)
  return url.origin
}
