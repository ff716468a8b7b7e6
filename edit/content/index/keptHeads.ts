import { readFile, rename, writeFile } from 'node:fs/promises'
import { type Head, headStamp } from './heads.ts'

/** Heads by the blobs that they were read from, kept between starts: a broken or old file counts for nothing. */
export async function readKeptHeads(file: string): Promise<Map<string, Head>> {
  try {
    const { stamp, heads } = JSON.parse(await readFile(file, 'utf8'))
    return stamp === headStamp() ? new Map(heads) : new Map()
  } catch {
    return new Map()
  }
}

/** Without room on the disk the next start reads all files again. */
export async function keepHeads(file: string, heads: ReadonlyMap<string, Head>): Promise<void> {
  try {
    await writeFile(`${file}.new`, JSON.stringify({ stamp: headStamp(), heads: [...heads] }))
    await rename(`${file}.new`, file)
  } catch {}
}
