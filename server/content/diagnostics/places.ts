import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'

/** A YAML file as it was written, with the positions of all that stands in it. */
export interface WrittenFile {
  text: string
  /** Its lines, without their ends. */
  rows: readonly string[]
  document: Document
  lines: LineCounter
}
type Path = readonly PropertyKey[]

export function readWritten(text: string): WrittenFile {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'error' })
  return { text, rows: text.split(/\r?\n/), document, lines }
}

/** Line of the value at `path`, or of the nearest thing above it that exists; `key` points at a key inside it. */
export function lineOf({ document, lines }: WrittenFile, path: Path, key?: string): number {
  let node: unknown = document.contents
  let offset = 0
  for (const step of path) {
    const found = child(node, step)
    if (!found) break
    offset = found.offset
    node = found.value
  }
  if (key !== undefined) offset = child(node, key)?.offset ?? offset
  return lines.linePos(offset).line
}

/** What is written at `path`, where it is a single value: `1.10`, which as a number would be 1.1. */
export function sourceAt({ document }: WrittenFile, path: Path): string | undefined {
  let node: unknown = document.contents
  for (const step of path) node = child(node, step)?.value
  return isScalar(node) ? node.source : undefined
}

function child(node: unknown, step: PropertyKey): { value: unknown; offset: number } | undefined {
  if (isMap(node)) {
    const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(step))
    return pair && isScalar(pair.key) ? { value: pair.value, offset: pair.key.range?.[0] ?? 0 } : undefined
  }
  if (isSeq(node)) {
    const value = node.items[Number(step)] as { range?: [number, number, number] } | undefined
    return value ? { value, offset: value.range?.[0] ?? 0 } : undefined
  }
  return undefined
}
