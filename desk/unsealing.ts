import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DeskError } from './deskError.ts'
import { keyFile, type Ring } from './keys/ring.ts'
import { asksPassphrase, plainPlace, unsealFile } from './sealedFile.ts'

/** A path as people paste it: in quotation marks (Windows, “Copy as path”), as an address, or from the home folder on. */
export function pathOf(typed: string, home = homedir()): string {
  const [, , quoted] = typed.trim().match(/^(["'“])(.*)["'”]$/) ?? []
  const path = (quoted ?? typed).trim()
  if (/^file:\/\/\//i.test(path) && URL.canParse(path)) return fileURLToPath(path)
  return resolve(path.replace(/^~(?=$|[/\\])/, home))
}

/** What opens: the officer's keys, and a passphrase where a file asks for one. */
export interface Opening {
  /** The officer's keys, asked for when a file needs them. */
  ring: () => Promise<Ring>
  passphrase: () => Promise<string>
}

/**
 * Opens a sealed file, or all of a folder that are not yet open, beside themselves or, one file alone, at `to`. Returns the plain places, and the failures of
 * those that did not open. @throws DeskError `unreadableFile`, `noSealed`, `allOpen`, `usage`.
 */
export async function unsealAt(
  folder: string,
  path: string,
  { ring, passphrase, to }: Opening & { to?: string | undefined },
): Promise<{ places: string[]; failures: unknown[] }> {
  const places: string[] = []
  const failures: unknown[] = []
  for (const file of await sealedAt(folder, path, to)) {
    try {
      if (file === keyFile(folder)) throw new DeskError('lockedKey', file) // its plain copy would be the key
      const by = (await asksPassphrase(file)) ? await passphrase() : await ring()
      if (by === '') throw new DeskError('passphraseNeeded', file)
      places.push(await unsealFile(folder, { file, by, to }))
    } catch (error) {
      failures.push(error)
    }
  }
  return { places, failures }
}

async function sealedAt(folder: string, path: string, to: string | undefined): Promise<string[]> {
  const found = await stat(path).catch(() => {
    throw new DeskError('unreadableFile', path)
  })
  if (!found.isDirectory()) return [path]
  if (to !== undefined) throw new DeskError('usage', `--to=${to}`)
  const names = (await readdir(path)).filter((name) => name.endsWith('.age')).sort()
  const sealed = names.map((name) => join(path, name)).filter((file) => file !== keyFile(folder))
  if (sealed.length === 0) throw new DeskError('noSealed', path)
  const closed = sealed.filter((file) => !existsSync(plainPlace(file)))
  if (closed.length === 0) throw new DeskError('allOpen', path)
  return closed
}

/** Whether a folder has sealed files that are not open. */
export const hasSealed = (folder: string, path: string): Promise<boolean> =>
  sealedAt(folder, path, undefined).then(
    () => true,
    () => false,
  )
