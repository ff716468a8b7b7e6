import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { keepBytes } from '#server/content/git/attributes.ts'
import { removeLeftovers, removeWhenStale } from '#server/content/git/leftovers.ts'
import { EditError } from '../editError.ts'
import type { Git } from './git.ts'

/** Merges without a working tree came with it. */
const oldest = [2, 38] as const

/**
 * Keeps a second program out of the folder. The system lets go of the lock when the process ends, however it ends.
 * @throws EditError `inUse`.
 */
export function lockFolder(folder: string): { release(): void } {
  const database = new DatabaseSync(join(folder, 'lock.sqlite'))
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch {
    database.close()
    throw new EditError('inUse', [folder])
  }
  return {
    release() {
      if (database.isOpen) database.close()
    },
  }
}

/** @throws EditError `gitMissing`, `gitOld`. */
export async function assertVersion(git: Git): Promise<void> {
  const text = (await git.text(['version'])).trim()
  const [major = 0, minor = 0] = (text.match(/\d+/g) ?? []).map(Number)
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) throw new EditError('gitOld', [text])
}

/** Makes the repository, or mends one whose making was interrupted. */
export async function prepare(git: Git, published: string): Promise<void> {
  const branch = published.replace('refs/heads/', '')
  await git.text(['init', '--bare', '--quiet', '--object-format=sha1', '--template=', `--initial-branch=${branch}`])
  await keepBytes(git.folder)
  // Unfinished and hidden files, and what office programs leave behind.
  await writeFile(join(git.folder, 'info/exclude'), '.*\n*~\n~$*\nThumbs.db\n/keys/\n')
}

/** Removes what a killed program and its Git have left: locks, and files that never got their names. */
export async function cleanUp(folder: string, repository: string): Promise<void> {
  await removeLeftovers(repository)
  for (const file of await readdir(folder)) if (file.endsWith('.lock')) await removeWhenStale(join(folder, file))
}
