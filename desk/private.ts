import { chmod, mkdir, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DeskError } from './deskError.ts'
import { withDraft } from './drafts.ts'

/** A folder that its owner alone can enter. @throws DeskError `notWritten`. */
export async function privateFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(notWritten)
  await chmod(folder, 0o700).catch(notWritten)
  return folder
}

/** Writes a file that its owner alone can read, whole or not at all: a power cut leaves the old or the new one. */
export async function writePrivate(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 }).catch(notWritten)
  await withDraft(file, async (draft) => {
    const handle = await open(draft, 'wx', 0o600)
    try {
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, file)
  }).catch(notWritten)
}

/** Writes a file that others may read: public keys, signatures, posters. */
export async function writeShared(file: string, content: string | Uint8Array): Promise<void> {
  await writePrivate(file, content)
  await chmod(file, 0o644).catch(notWritten)
}

/** Moves a file away under the time of day, as evidence. Returns whether it was there. */
export async function setAside(file: string, now: () => number): Promise<boolean> {
  const mark = new Date(now()).toISOString().replace(/[:.]/g, '')
  try {
    await rename(file, `${file}.${mark}`)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    return notWritten(error)
  }
}

export function notWritten(error: unknown): never {
  throw error instanceof DeskError
    ? error
    : new DeskError('notWritten', error instanceof Error ? error.message : String(error))
}
