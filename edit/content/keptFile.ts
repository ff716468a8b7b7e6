import { readFile, rename, writeFile } from 'node:fs/promises'

/** What a file keeps between starts; undefined where there is none, it is broken, or another `stamp` made it. */
export async function readKept<T>(file: string, stamp: string): Promise<T | undefined> {
  try {
    const read = JSON.parse(await readFile(file, 'utf8'))
    return read.stamp === stamp ? read.kept : undefined
  } catch {
    return undefined
  }
}

/** Without room on the disk nothing is kept: the next start does the work again. */
export async function keep(file: string, stamp: string, kept: unknown): Promise<void> {
  try {
    await writeFile(`${file}.new`, JSON.stringify({ stamp, kept }))
    await rename(`${file}.new`, file)
  } catch {}
}
