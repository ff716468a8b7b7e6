import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** Where a row of a table without row numbers, or an entry of an index, lies in the file. */
interface StoredCell {
  page: number
  /** Byte of the page at which it begins. */
  offset: number
  /** Pages of what did not fit there. */
  overflow: number[]
  /** The bytes that did. */
  local: Buffer
}

const interior = 0x02
const leaf = 0x0a

/** Reads from the bytes of the file (https://www.sqlite.org/fileformat2.html) where each row lies, in the order of the tree. */
export function cellsOf(file: string, name: string): StoredCell[] {
  const database = new DatabaseSync(file, { readOnly: true })
  const row = database.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get(name)
  const root = row ?? database.prepare('SELECT rootpage FROM sqlite_schema WHERE tbl_name = ?').get(name)
  database.close()
  const bytes = readFileSync(file)
  const pageSize = bytes.readUInt16BE(16) === 1 ? 65_536 : bytes.readUInt16BE(16)
  const usable = pageSize - bytes.readUInt8(20)
  const most = Math.floor(((usable - 12) * 64) / 255) - 23
  const least = Math.floor(((usable - 12) * 32) / 255) - 23
  const pageAt = (number: number) => bytes.subarray((number - 1) * pageSize, number * pageSize)

  const overflowFrom = (first: number) => {
    const pages: number[] = []
    for (let next = first; next !== 0; next = pageAt(next).readUInt32BE(0)) pages.push(next)
    return pages
  }
  const cellAt = (number: number, offset: number): StoredCell => {
    const page = pageAt(number)
    const [size, at] = varint(page, page[0] === interior ? offset + 4 : offset)
    const surplus = least + ((size - least) % (usable - 4))
    const kept = size <= most ? size : surplus <= most ? surplus : least
    const overflow = kept < size ? overflowFrom(page.readUInt32BE(at + kept)) : []
    return { page: number, offset, overflow, local: page.subarray(at, at + kept) }
  }
  const walk = (number: number): StoredCell[] => {
    const page = pageAt(number)
    const kind = page[0]
    if (kind !== interior && kind !== leaf) throw new Error(`page ${number} is none of a table without row numbers`)
    const begin = kind === interior ? 12 : 8
    const offsets = Array.from({ length: page.readUInt16BE(3) }, (_, at) => page.readUInt16BE(begin + 2 * at))
    if (kind === leaf) return offsets.map((offset) => cellAt(number, offset))
    const below = offsets.flatMap((offset) => [...walk(page.readUInt32BE(offset)), cellAt(number, offset)])
    return [...below, ...walk(page.readUInt32BE(8))]
  }
  return walk(Number(root?.rootpage))
}

/** A number of one to nine bytes, and where it ends. */
function varint(bytes: Buffer, at: number): [value: number, end: number] {
  let value = 0
  for (let end = at; ; end++) {
    const byte = bytes[end] ?? 0
    value = value * 128 + (byte & 0x7f)
    if (byte < 0x80) return [value, end + 1]
  }
}
