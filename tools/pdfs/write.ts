import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { isStream } from './objects.ts'

/** Objects in one compressed stream: more than this and a reader has to unpack much for little. */
const together = 200

interface Place {
  id: number
  /** 1: `at` is a byte of the file. 2: `at` is the stream that holds the object, `index` its place there. */
  kind: 1 | 2
  at: number
  index: number
}

/** Objects as a PDF 1.5: streams as they are, all others compressed together, and a compressed table of places. */
export function writePdf(objects: Map<number, Buffer>, root: number, info: number): Buffer {
  const parts: Buffer[] = []
  const places: Place[] = []
  let length = 0
  const append = (bytes: Buffer) => {
    parts.push(bytes)
    length += bytes.length
  }
  const write = (id: number, body: Buffer) => {
    places.push({ id, kind: 1, at: length, index: 0 })
    append(Buffer.concat([Buffer.from(`${id} 0 obj\n`), body, Buffer.from('\nendobj\n')]))
  }
  append(Buffer.from('%PDF-1.5\n%\xd3\xeb\xe9\xe1\n', 'latin1'))
  const open = [...objects].filter(([, object]) => isStream(object) || isTree(object))
  const packed = [...objects].filter(([, object]) => !isStream(object) && !isTree(object))
  for (const [id, object] of open) write(id, object)
  let next = Math.max(...objects.keys()) + 1
  for (let from = 0; from < packed.length; from += together) {
    const group = packed.slice(from, from + together)
    for (const [index, [id]] of group.entries()) places.push({ id, kind: 2, at: next, index })
    write(next++, holderOf(group))
  }
  const id = createHash('sha256').update(Buffer.concat(parts)).digest('hex').slice(0, 32)
  const start = length
  const table = tableOf([...places, { id: next, kind: 1, at: start, index: 0 }], next + 1)
  write(
    next,
    stream(`/Type /XRef /Size ${next + 1} /W [1 3 2] /Root ${root} 0 R /Info ${info} 0 R /ID [<${id}> <${id}>]`, table),
  )
  append(Buffer.from(`startxref\n${start}\n%%EOF\n`))
  return Buffer.concat(parts)
}

/** The tree of pages lies open, so that its count is read without unpacking. */
const isTree = (object: Buffer) => /\/Type \/Pages\b/.test(object.toString('latin1'))

function holderOf(group: [number, Buffer][]): Buffer {
  let at = 0
  const index = group.map(([id, object]) => {
    const entry = `${id} ${at}`
    at += object.length + 1
    return entry
  })
  const header = Buffer.from(`${index.join(' ')}\n`)
  const content = Buffer.concat([header, ...group.flatMap(([, object]) => [object, Buffer.from('\n')])])
  return stream(`/Type /ObjStm /N ${group.length} /First ${header.length}`, content)
}

function tableOf(places: Place[], size: number): Buffer {
  const table = Buffer.alloc(size * 6)
  for (const { id, kind, at, index } of places) {
    table.writeUInt8(kind, id * 6)
    table.writeUIntBE(at, id * 6 + 1, 3)
    table.writeUInt16BE(index, id * 6 + 4)
  }
  return table
}

/** A stream around compressed bytes; `dictionary` is what else is said of it. */
export function stream(dictionary: string, content: Buffer): Buffer {
  const bytes = deflateSync(content, { level: 9 })
  const head = `<<${dictionary} /Filter /FlateDecode /Length ${bytes.length}>>\nstream\n`
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream')])
}
