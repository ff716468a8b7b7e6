import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'

/** Tells a folder that an export wrote from every other: only such a folder is ever replaced. */
const marker = '.export.json'

/**
 * Opens a folder for an export. Everything is written beside it and takes its place at the end, so that a host that serves the folder
 * never serves half of one.
 * @throws Error when the folder holds something else than an export.
 */
export async function openFolder(given: string, about: object) {
  const folder = resolve(given)
  const [fresh, old] = [`${folder}.new`, `${folder}.old`]
  await assertExport(folder)
  for (const left of [fresh, old]) await removeExport(left) // of an export that was interrupted
  await mkdir(fresh, { recursive: true })
  await writeFile(join(fresh, marker), `${JSON.stringify(about, null, 2)}\n`)
  const written = { files: 0, bytes: 0, unchanged: 0 }

  return {
    /** What was written so far; `unchanged` files are those of the export before, with their times. */
    written,
    /** Writes a file; `path` begins with a slash. One that is unchanged stays the same file: its time tells hosts and browsers so. */
    async write(path: string, bytes: Buffer) {
      const [target, before] = [join(fresh, path), join(folder, path)]
      await mkdir(dirname(target), { recursive: true })
      const known = await readFile(before).catch(() => undefined)
      const isKept = known?.equals(bytes) === true && (await succeeds(link(before, target)))
      if (!isKept) await writeFile(target, bytes)
      written.files++
      written.bytes += bytes.length
      if (isKept) written.unchanged++
    },
    /** Puts the new export in the place of the one before. */
    async finish() {
      const had = await succeeds(rename(folder, old))
      try {
        await rename(fresh, folder)
      } catch (error) {
        if (had) await rename(old, folder)
        throw error
      }
      await rm(old, { recursive: true, force: true })
    },
    /** Leaves the one before as it was. */
    abandon: () => rm(fresh, { recursive: true, force: true }),
  }
}
export type Folder = Awaited<ReturnType<typeof openFolder>>

const succeeds = (work: Promise<void>) =>
  work.then(
    () => true,
    () => false,
  )

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })

async function assertExport(folder: string) {
  const names = await namesIn(folder)
  if (names.length === 0 || names.includes(marker)) return
  throw new Error(`${folder} is no export (it holds ${names[0]}, but no ${marker}); choose another folder or empty it.`)
}

async function removeExport(folder: string) {
  await assertExport(folder).catch(() => {
    throw new Error(`${folder} is in the way: the export needs ${basename(folder)} for itself.`)
  })
  await rm(folder, { recursive: true, force: true })
}
