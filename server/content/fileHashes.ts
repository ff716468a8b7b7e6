import { hash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'

/** Of each file that was read: what tells that it is still the same, and its hash. */
const known = new Map<string, { stamp: string; hash: string }>()

/** SHA-256 of a file, in hexadecimal; `undefined` where there is none. A file is read again when its size or time is another. */
export function fileHash(path: string): string | undefined {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat?.isFile()) return undefined
  const stamp = `${stat.size} ${stat.mtimeMs} ${stat.ctimeMs} ${stat.ino}`
  const found = known.get(path)
  if (found?.stamp === stamp) return found.hash
  const sum = bytesHash(readFileSync(path))
  known.set(path, { stamp, hash: sum })
  return sum
}

/** SHA-256 of bytes, in hexadecimal. */
export const bytesHash = (bytes: Uint8Array): string => hash('sha256', bytes)
