import {
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'

/** A replacement of a range of the source. */
export interface Edit {
  from: number
  to: number
  text: string
}

export interface Entry {
  /** Offset of the key or the dash. */
  start: number
  /** Offset behind the colon or the dash. */
  mark: number
  /** Offset behind the last character of the content, without a comment that follows on its line. */
  end: number
  value: Node | null
  key?: string
}

export const isBlockScalar = (node: unknown): node is Scalar =>
  isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED')

export const isFlow = (node: unknown): boolean => isCollection(node) && node.flow === true

const startOf = (node: Node): number => node.range?.[0] ?? 0

/** Offset behind a node's last character; the line break that ends a block scalar does not count. */
export function endOf(node: Node, source: string): number {
  const [from, to] = node.range ?? [0, 0]
  if (isBlockScalar(node)) return source[to - 1] === '\n' ? to - 1 : to
  if (isScalar(node) || isAlias(node) || isFlow(node)) return to
  if (isMap(node)) return pairEnd(node.items.at(-1), source) ?? to
  if (isSeq(node)) {
    const last = node.items.at(-1) as Node | undefined
    return last ? endOf(last, source) : to
  }
  return Math.max(from, to)
}

function pairEnd(pair: Pair | undefined, source: string): number | undefined {
  const { key, value } = (pair ?? {}) as { key?: Node; value?: Node | null }
  if (value?.range) return Math.max(endOf(value, source), key ? endOf(key, source) + 1 : 0)
  return key ? endOf(key, source) : undefined
}

/** Entries of a map; `undefined` where a key is no plain text. */
export function entriesOfMap(map: YAMLMap, source: string): Entry[] | undefined {
  const entries = map.items.map(({ key, value }): Entry | undefined => {
    if (!isScalar(key) || !key.range || key.value === null || typeof key.value === 'object') return undefined
    // A key of its own kind (`? key`) has a sign before it that this way of writing does not move.
    if (/(^|\s)\?\s+$/.test(source.slice(lineStart(source, key.range[0]), key.range[0]))) return undefined
    const node = (value ?? null) as Node | null
    const end = Math.max(key.range[1], pairEnd({ key, value } as Pair, source) ?? 0)
    const mark = source.indexOf(':', key.range[1]) + 1
    return { start: key.range[0], mark, end: Math.max(end, mark), value: node, key: String(key.value) }
  })
  return entries.every((entry) => entry !== undefined) ? entries : undefined
}

/** Entries of a list. In a block their dashes are known by the tokens that the document was made of. */
export function entriesOfSeq(seq: YAMLSeq, source: string): Entry[] | undefined {
  const nodes = seq.items as Node[]
  if (isFlow(seq)) {
    return nodes.map((value) => ({
      start: startOf(value),
      mark: startOf(value),
      end: endOf(value, source),
      value,
    }))
  }
  const token = seq.srcToken
  if (token?.type !== 'block-seq') return undefined
  const dashes = token.items.flatMap(({ start }) => start.filter(({ type }) => type === 'seq-item-ind'))
  if (dashes.length !== nodes.length) return undefined
  return nodes.map((value, index) => {
    const start = dashes[index]?.offset ?? 0
    return { start, mark: start + 1, end: Math.max(endOf(value, source), start + 1), value }
  })
}

export const lineStart = (source: string, offset: number): number => source.lastIndexOf('\n', offset - 1) + 1

export function lineEnd(source: string, offset: number): number {
  const end = source.indexOf('\n', offset)
  return end < 0 ? source.length : end
}

/** The text of `source` between two offsets after the edits inside. */
export function applied(source: string, edits: readonly Edit[], from = 0, to = source.length): string {
  let text = ''
  let at = from
  for (const edit of [...edits].sort((a, b) => a.from - b.from || a.to - b.to)) {
    if (edit.from < at || edit.to > to) throw new RangeError('edits overlap')
    text += source.slice(at, edit.from) + edit.text
    at = edit.to
  }
  return text + source.slice(at, to)
}

/** Part of a new order: what was there, with the edits inside it, or the text of something new. */
export type Part = { entry: Entry; edits: Edit[] } | { text: string }

export interface Collection {
  source: string
  entries: readonly Entry[]
  node: Node
  isRoot: boolean
}
