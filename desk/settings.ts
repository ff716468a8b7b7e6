import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { wholeLangs } from '#contract/wholeLangs.ts'
import { DeskError } from './deskError.ts'
import { privateFolder, writePrivate } from './private.ts'

/** What was typed about the website and how to speak, unsigned: nobody is believed for it. */
const shape = z.strictObject({
  server: z.string().optional(),
  channel: z.string().optional(),
  lang: z.enum(wholeLangs).optional(),
  /** The root key that was named before any list of keys was trusted; from then on the one under the officer's signature counts. */
  root: z.string().optional(),
})
export type Settings = z.infer<typeof shape>

const fileIn = (folder: string) => join(folder, 'settings.json')

/** @throws DeskError `badSettings`. */
export async function readSettings(folder: string): Promise<Settings> {
  const text = await readFile(fileIn(folder), 'utf8').catch(() => '{}')
  try {
    return shape.parse(JSON.parse(text))
  } catch {
    throw new DeskError('badSettings', fileIn(folder))
  }
}

/** Changes some of the settings and keeps the rest. */
export async function keepSettings(folder: string, change: Partial<Settings>): Promise<Settings> {
  const settings = { ...(await readSettings(folder)), ...change }
  await privateFolder(folder)
  await writePrivate(fileIn(folder), `${JSON.stringify(settings, null, 2)}\n`)
  return settings
}

/** The origin of a website's address. @throws DeskError `badServer` for anything but http(s) without a path. */
export function serverOf(text: string): string {
  const url = URL.parse(text.trim())
  const plain = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash
  if (!plain || url.username || url.password) throw new DeskError('badServer', text)
  return url.origin
}
