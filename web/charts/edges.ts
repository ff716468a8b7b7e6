import type { Comparison } from '#contract/charts.ts'
import { decimal } from '../words/decimal.ts'
import { spread } from './labels.ts'
import { widestOf, wrapped } from './textWidth.ts'

/** A name at the end of a drawing: of a series where it ends, of a target at its line. */
export interface Edge {
  /** Of a target there is none. */
  series?: number | undefined
  name: string
  value?: string | undefined
  /** Pixel of what it names. */
  at: number
}
export interface PlacedEdge extends Edge {
  lines: string[]
  /** Middle of the label, moved apart from the others. */
  y: number
}

/** More than this share of a drawing is not left to names. */
const most = 0.4
const between = 1.2

interface Room {
  width: number
  /** First and last pixel at which labels may stand. */
  span: [number, number]
  text: number
}

/** Pixels that the names need at the end of a drawing; nothing where that is too much of it. */
export function edgeRoomOf(
  edges: Omit<Edge, 'at'>[],
  { width, text }: Pick<Room, 'width' | 'text'>,
): number | undefined {
  if (edges.length === 0) return 0
  const needed = (widestOf(edges.flatMap((edge) => linesOf(edge, width, text))) + 1.3) * text
  return needed <= width * most ? needed : undefined
}

/** The labels, each as near to its place as the others let it be. */
export function placedEdges(edges: Edge[], { width, span: [from, to], text }: Room): PlacedEdge[] {
  const lined = edges.map((edge) => ({ ...edge, lines: linesOf(edge, width, text) }))
  const places = spread(
    edges.map(({ at }) => at),
    lined.map(({ lines }) => (between * lines.length + 0.25) * text),
    from,
    to,
  )
  return lined.map((edge, at) => ({ ...edge, y: places[at] ?? edge.at }))
}

/** Name and value in a line where that is short, else below each other. */
function linesOf({ name, value }: Omit<Edge, 'at'>, width: number, text: number): string[] {
  const [line, room] = [value === undefined ? name : `${name} ${value}`, (width * 0.3) / text]
  if (widestOf([line]) <= room) return [line]
  const word = name.match(/\p{Script=Han}{1,2}$|[^\s\p{Script=Han}]+$/u)?.[0] ?? ''
  const head = name.slice(0, name.length - word.length)
  const last = line.slice(head.length)
  if (head === '' || widestOf([last]) > room) return wrapped(line, room)
  // Neither a value nor one character stands alone in the last line: the word before it, or two characters, stay with it.
  const lines = wrapped(head, room)
  const joined = `${lines.at(-1)}${head.endsWith(' ') ? ' ' : ''}${last}`
  return widestOf([joined]) <= room ? [...lines.slice(0, -1), joined] : [...lines, last]
}

/** The targets of a chart as they are written, `2027 target 50%`, each at its value. */
export const targetEdges = (
  { targets = [], unit }: Pick<Comparison, 'targets' | 'unit'>,
  scale: (value: number) => number,
): Edge[] =>
  targets.map(({ name, value }) => ({
    name,
    value: decimal(value, 0, 4) + (unit === '%' ? '%' : ''),
    at: scale(value),
  }))
