import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isStray } from '#server/content/strayFiles.ts'

/** A file below the media folder as it lies there. */
export interface FoundFile {
  /** Below the media folder, `/` as separator. */
  name: string
  bytes: number
  stamp: string
}

/** All files below the media folder, without what systems leave there. */
export async function filesIn(media: string): Promise<FoundFile[]> {
  const entries = await readdir(media, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile() && !isStray(entry.name))
  const found = files.map(async ({ parentPath, name }): Promise<FoundFile[]> => {
    const file = join(parentPath, name)
    const stats = await stat(file).catch(() => undefined) // it may be replaced just now
    if (!stats) return []
    return [{ name: file.slice(media.length + 1).replaceAll('\\', '/'), bytes: stats.size, stamp: stampOf(stats) }]
  })
  return (await Promise.all(found)).flat()
}

export const stampOf = ({ size, mtimeMs, ino }: { size: number; mtimeMs: number; ino: number }) =>
  [size, Math.round(mtimeMs), ino].map((number) => number.toString(36)).join('-')
