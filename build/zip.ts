import { createWriteStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type ZipEntry, zipOf } from '../desk/exports/zip.ts'

/** Packs a folder as a ZIP file; names begin with `name`. The same files make the same archive. */
export const packZip = (folder: string, name: string, archive: string): Promise<void> =>
  pipeline(zipOf(filesIn(folder, name)), createWriteStream(archive))

async function* filesIn(folder: string, name: string): AsyncGenerator<ZipEntry> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.sort()) {
    const path = file.slice(folder.length + 1).replaceAll('\\', '/')
    yield { name: `${name}/${path}`, bytes: await readFile(file) }
  }
}
