import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'

export interface ZipEntry {
  /** With `/` between folders. */
  name: string
  bytes: Uint8Array
}

const deflate = promisify(deflateRaw)
/** The system that made it: for MS-DOS some programs take names for its own letters, whatever the flag of UTF-8 says. */
const unix = 3
/** 1 January 1980, midnight: the earliest that the format knows. No time tells when an export was made. */
const day = 33

/**
 * The bytes of a ZIP file, which every system opens without a program of its own, as its entries come. Numbers are of 32 bits (no ZIP64), so
 * nothing may be larger than 4 GiB. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
export async function* zipOf(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const central: Buffer[] = []
  let at = 0
  for await (const { name, bytes } of entries) {
    const path = Buffer.from(name)
    const packed = await deflate(bytes)
    const facts = factsOf(bytes, packed, path)
    const head = Buffer.concat([Buffer.from('PK\x03\x04'), facts, path])
    central.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, unix]), facts, directory(at), path]))
    yield head
    yield packed
    at += head.length + packed.length
  }
  const list = Buffer.concat(central)
  yield list
  yield end(central.length, list.length, at)
}

/** What stands before a file's bytes and in the list at the end alike: version 2.0, names in UTF-8, deflated, sizes. */
function factsOf(bytes: Uint8Array, packed: Buffer, path: Buffer): Buffer {
  const facts = Buffer.alloc(26)
  for (const [at, value] of [20, 0x0800, 8, 0, day].entries()) facts.writeUInt16LE(value, at * 2)
  for (const [at, value] of [crc32(bytes), packed.length, bytes.length].entries())
    facts.writeUInt32LE(value, 10 + at * 4)
  facts.writeUInt16LE(path.length, 22)
  return facts
}

/** No comment; a plain file, 644; and where it begins. */
function directory(at: number): Buffer {
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(0o100644 * 0x10000, 6)
  rest.writeUInt32LE(at, 10)
  return rest
}

function end(count: number, size: number, at: number): Buffer {
  const last = Buffer.alloc(22)
  last.write('PK\x05\x06', 'latin1')
  last.writeUInt16LE(count, 8)
  last.writeUInt16LE(count, 10)
  last.writeUInt32LE(size, 12)
  last.writeUInt32LE(at, 16)
  return last
}
