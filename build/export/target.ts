import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { compressBody, reencode } from '../../server/http/compression.ts'

/** Tells a folder that an export wrote from every other: only such a folder is ever replaced. */
export const marker = '.export.json'

/** An export while it is written. */
export interface Target {
  /** Writes a text, and beside it its brotli and gzip where they are shorter. `path` begins with a slash. */
  text(path: string, text: string): Promise<void>
  /** Writes what is compressed already. */
  bytes(path: string, bytes: Buffer): Promise<void>
  /** What was written so far; `unchanged` files are those of the export before, with their times. */
  readonly written: { files: number; bytes: number; unchanged: number }
  /** Puts the new export in the place of the one before. */
  finish(): Promise<void>
  /** Leaves the one before as it was. */
  abandon(): Promise<void>
}

/**
 * Opens a folder for an export. Everything is written beside it and takes its place at the end, so that a host that serves the folder
 * never serves half of one.
 * @throws Error when the folder holds something else than an export.
 */
export async function openTarget(given: string, about: object): Promise<Target> {
  const folder = resolve(given)
  const [fresh, old] = [`${folder}.new`, `${folder}.old`]
  await holdExport(folder)
  for (const left of [fresh, old]) await removeExport(left) // of an export that was interrupted
  await mkdir(fresh, { recursive: true })
  await writeFile(join(fresh, marker), `${JSON.stringify(about, null, 2)}\n`)
  const written = { files: 0, bytes: 0, unchanged: 0 }
  const made = new Set([fresh])

  /** A file that is unchanged stays the same file: its time tells hosts and browsers so. */
  async function put(path: string, bytes: Buffer) {
    const [target, before] = [join(fresh, path), join(folder, path)]
    const parent = dirname(target)
    if (!made.has(parent)) await mkdir(parent, { recursive: true })
    made.add(parent)
    const isSame = await readFile(before)
      .then((known) => known.equals(bytes))
      .catch(() => false)
    const isKept =
      isSame &&
      (await link(before, target)
        .then(() => true)
        .catch(() => false))
    if (!isKept) await writeFile(target, bytes)
    written.files++
    written.bytes += bytes.length
    if (isKept) written.unchanged++
  }

  return {
    written,
    bytes: put,
    async text(path, text) {
      const raw = Buffer.from(text)
      await put(path, raw)
      const body = compressBody(text)
      for (const [ending, encoding] of [
        ['br', 'br'],
        ['gz', 'gzip'],
      ] as const) {
        const { bytes, ...recoded } = reencode(body, encoding)
        if (recoded.encoding === encoding && bytes.length < raw.length) await put(`${path}.${ending}`, bytes)
      }
    },
    async finish() {
      const had = await rename(folder, old)
        .then(() => true)
        .catch(() => false)
      try {
        await rename(fresh, folder)
      } catch (error) {
        if (had) await rename(old, folder)
        throw error
      }
      await rm(old, { recursive: true, force: true })
    },
    abandon: () => rm(fresh, { recursive: true, force: true }),
  }
}

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })

async function holdExport(folder: string) {
  const names = await namesIn(folder)
  if (names.length === 0 || names.includes(marker)) return
  throw new Error(`${folder} is no export (it holds ${names[0]}, but no ${marker}); choose another folder or empty it.`)
}

async function removeExport(folder: string) {
  await holdExport(folder).catch(() => {
    throw new Error(`${folder} is in the way: the export needs ${basename(folder)} for itself.`)
  })
  await rm(folder, { recursive: true, force: true })
}
