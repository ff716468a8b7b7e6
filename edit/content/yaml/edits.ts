import { isDeepStrictEqual } from 'node:util'
import { type Document, isMap, isScalar, isSeq, type Node } from 'yaml'
import { type Data, isData } from '../options.ts'
import { matched } from './matching.ts'
import {
  type Collection,
  type Edit,
  type Entry,
  entriesOfMap,
  entriesOfSeq,
  isBlockScalar,
  isFlow,
  lineEnd,
  lineStart,
  type Part,
} from './nodes.ts'
import { rebuiltBlock, rebuiltFlow } from './rebuild.ts'
import { renderFile, renderFlow, renderFlowPair, renderItem, renderPair } from './render.ts'

/** What has to be replaced in `source` so that it says `data`. `document` is made of it, with its tokens. */
export function editsOf(source: string, document: Document, data: unknown): Edit[] {
  const old: unknown = document.toJS()
  const whole = [{ from: 0, to: source.length, text: renderFile(data) }]
  return isDeepStrictEqual(old, data) ? [] : (insideOf(source, document.contents, old, data, true) ?? whole)
}

/** Edits inside a collection that stays one; `undefined` when the whole value has to be written anew. */
function insideOf(source: string, node: Node | null, old: unknown, value: unknown, isRoot = false): Edit[] | undefined {
  if (isMap(node) && isData(old) && isData(value) && Object.keys(value).length > 0) {
    const entries = node.items.length > 0 ? entriesOfMap(node, source) : undefined
    return entries && mapEdits({ source, entries, node, isRoot }, old, value)
  }
  if (isSeq(node) && Array.isArray(old) && Array.isArray(value) && value.length > 0) {
    const entries = node.items.length > 0 ? entriesOfSeq(node, source) : undefined
    return entries && seqEdits({ source, entries, node, isRoot }, old, value)
  }
  return undefined
}

function mapEdits(map: Collection, old: Data, value: Data): Edit[] {
  const { source, entries, node } = map
  const kept = entries.filter(({ key = '' }) => key in value)
  const parts: Part[] = kept.map((entry) => ({
    entry,
    edits: entryEdits(source, entry, isFlow(node), old[entry.key ?? ''], value[entry.key ?? '']),
  }))
  const added = Object.keys(value).filter((key) => !(key in old))
  if (added.length === 0 && kept.length === entries.length) return parts.flatMap(editsInside)
  const keys = kept.map(({ key }) => key)
  const column = columnOf(source, entries)
  const order = Object.keys(value)
  for (const key of added) {
    // Behind the nearest key before it in the new order.
    const before = order.slice(0, order.indexOf(key)).findLast((other) => keys.includes(other))
    const at = before === undefined ? 0 : keys.indexOf(before) + 1
    keys.splice(at, 0, key)
    const text = isFlow(node) ? renderFlowPair(key, value[key]) : renderPair(key, value[key], { column })
    parts.splice(at, 0, { text })
  }
  return [isFlow(node) ? rebuiltFlow(map, parts) : rebuiltBlock(map, parts, column)]
}

function seqEdits(seq: Collection, old: readonly unknown[], value: readonly unknown[]): Edit[] {
  const { source, entries, node } = seq
  const from = matched(old, value)
  const column = columnOf(source, entries)
  const parts = value.map((item, index): Part => {
    const origin = from[index]
    const entry = origin === undefined ? undefined : entries[origin]
    if (entry && origin !== undefined)
      return { entry, edits: entryEdits(source, entry, isFlow(node), old[origin], item, true) }
    if (isFlow(node)) return { text: renderFlow(item) }
    // As its neighbours are written: on one line, or in several.
    const near = entries[Math.min(index, entries.length - 1)]?.value
    const isLine = isFlow(near) && typeof item === 'object'
    return { text: isLine ? `- ${renderFlow(item)}` : renderItem(item, { column }) }
  })
  if (from.length === entries.length && from.every((origin, index) => origin === index))
    return parts.flatMap(editsInside)
  return [isFlow(node) ? rebuiltFlow(seq, parts) : rebuiltBlock(seq, parts, column)]
}

const editsInside = (part: Part): Edit[] => ('edits' in part ? part.edits : [])
const columnOf = (source: string, [first]: readonly Entry[]) =>
  first ? first.start - lineStart(source, first.start) : 0

/** Edits of one entry of a collection whose value changes from `old` to `value`. */
function entryEdits(
  source: string,
  entry: Entry,
  inFlow: boolean,
  old: unknown,
  value: unknown,
  isItem = false,
): Edit[] {
  if (isDeepStrictEqual(old, value)) return []
  const node = entry.value
  const inside = insideOf(source, node, old, value)
  if (inside) return inside
  const type = isScalar(node) ? (node.type ?? undefined) : undefined
  if (inFlow || (isFlow(node) && typeof value === 'object' && value !== null)) {
    const from = node?.range?.[0] ?? entry.mark
    const space = from === entry.mark && !isItem ? ' ' : ''
    return [{ from: Math.max(from, entry.mark), to: entry.end, text: space + renderFlow(value, type) }]
  }
  const place = { column: columnOf(source, [entry]), type, ...foldsOf(source, entry) }
  // The key stands for any: what is before the value stays as it is.
  const [head = '', ...rest] = (isItem ? renderItem(value, place) : renderPair('k', value, place)).split('\n')
  const comment = isBlockScalar(node) ? (/^\S+([ \t]+#.*)$/.exec(lineOf(source, node)) ?? [])[1] : ''
  const text = [head.slice(isItem ? 1 : 2) + (comment ?? ''), ...rest].join('\n')
  return inLine(source, { from: valueStart(source, entry), to: entry.end, text })
}

/** A value that takes several lines goes around the comment that stands behind its first. */
function inLine(source: string, { from, to, text }: Edit): Edit[] {
  const end = lineEnd(source, to)
  const comment = source.slice(to, end)
  const cut = text.indexOf('\n')
  if (cut < 0 || !/^[ \t]+#/.test(comment)) return [{ from, to, text }]
  return [{ from, to: end, text: text.slice(0, cut) + comment + text.slice(cut) }]
}

/** From where a value is replaced: behind the mark, or behind an anchor or tag before the value. */
function valueStart(source: string, { mark, value }: Entry): number {
  const from = value?.range?.[0] ?? mark
  const between = source.slice(mark, from)
  return /[&!]/.test(between.replace(/#.*/g, '')) ? mark + between.trimEnd().length : mark
}

const lineOf = (source: string, node: Node) => {
  const from = node.range?.[0] ?? 0
  return source.slice(from, lineEnd(source, from))
}

/** How far a block scalar stands in, and how long its lines are. */
function foldsOf(source: string, { start, end, value }: Entry): { step?: number; width?: number } {
  if (!isBlockScalar(value)) return {}
  const lines = source
    .slice(lineEnd(source, value.range?.[0] ?? start) + 1, end)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const [first = ''] = lines
  const step = first.length - first.trimStart().length - (start - lineStart(source, start))
  return {
    ...(step >= 1 && step <= 9 ? { step } : {}),
    width: Math.max(...lines.map((line) => line.length)),
  }
}
