import { mkdir, open, readFile, rename, rm, rmdir, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { EditError } from '../editError.ts'
import { type Git, isFull } from './git.ts'
import { isBelow } from './paths.ts'
import { blobOf, blobsOf, type Difference } from './trees.ts'

const isFile = (mode: string | undefined) => mode?.startsWith('100') ?? false

/**
 * Writes differences into a folder, each file whole by a rename. A file that does not hold what it was thought to hold, because
 * somebody changed it meanwhile, is left as it is. Returns the paths of those. @throws EditError `diskFull`.
 */
export async function writeDifferences(git: Git, folder: string, found: readonly Difference[]): Promise<string[]> {
  const files = found.filter(({ path, from, to }) => isBelow(path) && (isFile(from?.mode) || isFile(to?.mode)))
  const left: string[] = []
  const changed: Difference[] = []
  for (const difference of files) {
    if ((await blobAt(join(folder, difference.path))) === difference.from?.blob) changed.push(difference)
    else if ((await blobAt(join(folder, difference.path))) !== difference.to?.blob) left.push(difference.path)
  }
  for (const { path } of changed.filter(({ to }) => !to)) await remove(folder, path)
  const written = changed.filter(({ to }) => isFile(to?.mode))
  const bytes = await blobsOf(
    git,
    written.map(({ to }) => to?.blob ?? ''),
  )
  for (const [index, { path }] of written.entries())
    await writeFile(join(folder, path), bytes[index] ?? Buffer.alloc(0))
  return left
}

async function blobAt(file: string): Promise<string | undefined> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
    throw error
  })
  return bytes && blobOf(bytes)
}

/** Removes a file, and the folders that are empty without it. */
async function remove(folder: string, path: string) {
  await rm(join(folder, path), { force: true })
  for (let above = dirname(path); above !== '.'; above = dirname(above)) {
    const isEmpty = await rmdir(join(folder, above)).then(
      () => true,
      () => false,
    )
    if (!isEmpty) return
  }
}

/** Of a name that those who watch the folder pass over. */
async function writeFile(file: string, bytes: Buffer) {
  const unfinished = join(dirname(file), `.${basename(file)}.new`)
  try {
    await mkdir(dirname(file), { recursive: true })
    const before = await stat(file).catch(() => undefined)
    const handle = await open(unfinished, 'w', 0o644)
    try {
      await handle.writeFile(bytes)
      if (before) await handle.chmod(before.mode & 0o777) // whoever may read it may go on
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    if (error instanceof Error && isFull(error.message)) throw new EditError('diskFull', [], error.message)
    throw error
  }
}
