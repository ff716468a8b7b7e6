import { link, mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Git } from './git.ts'

/** Milliseconds after which a folder that no server uses any more is removed: somebody may still be reading it. */
const unused = 10 * 60_000

interface File {
  path: string
  blob: string
  size: number
}

/** Revisions as folders, each there whole or not at all. Several servers may share `folder`. */
export interface Revisions {
  /** The folder of a revision, made when it is not there. @throws GitError. */
  folderOf(revision: string): Promise<string>
  /** Says that these folders are in use, and removes those of which nobody has said so for ten minutes. */
  tidy(used: readonly string[]): Promise<void>
}

export function openRevisions(git: Git, folder: string): Revisions {
  let last: { folder: string; files: Map<string, File> } | undefined
  return {
    async folderOf(revision) {
      const place = join(folder, revision)
      if (last?.folder === place) return place
      const files = await filesOf(git, revision)
      if (!(await isWhole(place, files))) {
        await rm(place, { recursive: true, force: true })
        await checkOut({ git, folder, place, revision, files, before: last })
      }
      last = { folder: place, files: new Map(files.map((file) => [file.path, file])) }
      return place
    },
    async tidy(used) {
      const now = new Date()
      for (const place of used) await utimes(place, now, now).catch(() => undefined) // it is not one of ours, or just gone
      for (const name of await readdir(folder)) {
        const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
        if (mtimeMs < now.getTime() - unused) await rm(join(folder, name), { recursive: true, force: true })
      }
    },
  }
}

/** The files of a revision; links and other repositories within are none. */
async function filesOf(git: Git, revision: string): Promise<File[]> {
  const text = await git.text(['ls-tree', '-r', '-z', '-l', '--full-tree', revision])
  return text.split('\0').flatMap((record): File[] => {
    const [, mode, blob = '', size, path = ''] = record.match(/^(\d+) \w+ (\w+) +(\S+)\t(.+)$/s) ?? []
    return mode?.startsWith('100') ? [{ path, blob, size: Number(size) }] : []
  })
}

/** A power cut may leave files without their bytes. */
async function isWhole(place: string, files: readonly File[]): Promise<boolean> {
  if (!(await stat(place).catch(() => undefined))) return false
  const sizes = await inGroups(files, ({ path }) =>
    stat(join(place, path)).then(
      ({ size }) => size,
      () => -1,
    ),
  )
  return files.every(({ size }, index) => size === sizes[index])
}

interface CheckOut {
  git: Git
  folder: string
  place: string
  revision: string
  files: readonly File[]
  before: { folder: string; files: ReadonlyMap<string, File> } | undefined
}

/** Writes a revision beside its place and moves it there. Files that it shares with the one before are the same files, with their times. */
async function checkOut({ git, folder, place, revision, files, before }: CheckOut): Promise<void> {
  await mkdir(folder, { recursive: true })
  const made = await mkdtemp(join(folder, '.new-'))
  const index = `${made}.index`
  try {
    const folders = new Set(files.map(({ path }) => dirname(join(made, path))))
    for (const path of folders) await mkdir(path, { recursive: true })
    const isShared = await inGroups(files, async ({ path, blob }) => {
      if (before?.files.get(path)?.blob !== blob) return false
      return link(join(before.folder, path), join(made, path)).then(
        () => true,
        () => false, // a file system without links
      )
    })
    const missing = files.filter((_, at) => !isShared[at]).map(({ path }) => `${path}\0`)
    if (missing.length > 0) {
      await git.text(['read-tree', revision], { index })
      await git.text(['checkout-index', '--force', '-z', '--stdin'], { index, tree: made, input: missing.join('') })
    }
    await rename(made, place).catch(async (error) => {
      if (!(await isWhole(place, files))) throw error // else another server was faster
    })
  } finally {
    await rm(made, { recursive: true, force: true })
    await rm(index, { force: true })
  }
}

/** A few hundred at a time: a content folder may have tens of thousands. */
async function inGroups<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let at = 0; at < all.length; at += 256) results.push(...(await Promise.all(all.slice(at, at + 256).map(work))))
  return results
}
