import { sheet, type Terrain } from './terrain.ts'

/** Distance between the points at which the land is measured, and how far beyond the sheet it is. */
const step = 20
const beyond = 40
const columns = (sheet.width + 2 * beyond) / step
const rows = (sheet.height + 2 * beyond) / step
/** Shorter closed lines are specks. */
const fewest = 9

type Point = readonly [x: number, y: number]
type Side = 'top' | 'right' | 'bottom' | 'left'

/**
 * How a line crosses a square, by which of its corners lie higher (8: upper left, then clockwise 4, 2, 1), with the high ground on its left:
 * https://en.wikipedia.org/wiki/Marching_squares. Of a saddle the two parts that are high stay apart.
 */
const crossings: Record<number, [from: Side, to: Side][]> = {
  1: [['bottom', 'left']],
  2: [['right', 'bottom']],
  3: [['right', 'left']],
  4: [['top', 'right']],
  5: [
    ['top', 'right'],
    ['bottom', 'left'],
  ],
  6: [['top', 'bottom']],
  7: [['top', 'left']],
  8: [['left', 'top']],
  9: [['bottom', 'top']],
  10: [
    ['left', 'top'],
    ['right', 'bottom'],
  ],
  11: [['right', 'top']],
  12: [['left', 'right']],
  13: [['bottom', 'right']],
  14: [['left', 'bottom']],
}

/**
 * The lines along which the land has each of these heights, as SVG paths, without those that have none. All are closed: the land ends
 * beyond the sheet.
 */
export function contourPaths(land: Terrain, levels: readonly number[]): { level: number; path: string }[] {
  const heights = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column) => {
      const isEdge = row === 0 || column === 0 || row === rows || column === columns
      return isEdge ? -1 : land(column * step - beyond, row * step - beyond)
    }),
  )
  return levels.flatMap((level) => {
    const lines = linked(segmentsOf((column, row) => (heights[row]?.[column] ?? -1) - level))
    const path = lines
      .filter((line) => line.length >= fewest)
      .map(smooth)
      .join('')
    return path === '' ? [] : [{ level, path }]
  })
}

/** The parts of the lines in each square, by the place at which they begin. */
function segmentsOf(height: (column: number, row: number) => number) {
  const segments = new Map<number, { at: Point; next: number }>()
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const corner = (right: number, down: number) => height(column + right, row + down)
      const [a, b, c, d] = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)]
      const lines = crossings[(a > 0 ? 8 : 0) + (b > 0 ? 4 : 0) + (c > 0 ? 2 : 0) + (d > 0 ? 1 : 0)]
      if (!lines) continue
      const share = (from: number, to: number) => from / (from - to)
      const places: Record<Side, { key: number; at: Point }> = {
        top: { key: keyOf(column, row, 0), at: [column + share(a, b), row] },
        bottom: { key: keyOf(column, row + 1, 0), at: [column + share(d, c), row + 1] },
        left: { key: keyOf(column, row, 1), at: [column, row + share(a, d)] },
        right: { key: keyOf(column + 1, row, 1), at: [column + 1, row + share(b, c)] },
      }
      for (const [from, to] of lines) segments.set(places[from].key, { at: places[from].at, next: places[to].key })
    }
  return segments
}

/** A side of a square, by its upper or left end: 0 runs to the right, 1 down. */
const keyOf = (column: number, row: number, way: 0 | 1) => (row * (columns + 1) + column) * 2 + way

/** Closed lines, in units of the sheet. */
function linked(segments: ReturnType<typeof segmentsOf>): Point[][] {
  const lines: Point[][] = []
  for (const start of segments.keys()) {
    const line: Point[] = []
    for (let key = start; ; ) {
      const segment = segments.get(key)
      if (!segment) break
      segments.delete(key)
      line.push([segment.at[0] * step - beyond, segment.at[1] * step - beyond])
      key = segment.next
    }
    if (line.length > 0) lines.push(line)
  }
  return lines
}

/** A smooth closed path past every third point: curves that meet halfway between two, in whole units. */
function smooth(line: readonly Point[]): string {
  const points = line.filter((_, at) => at % 3 === 0)
  const half = (at: number): Point => {
    const [one, other] = [points[at % points.length], points[(at + 1) % points.length]]
    if (!one || !other) return [0, 0]
    return [Math.round((one[0] + other[0]) / 2), Math.round((one[1] + other[1]) / 2)]
  }
  let [x, y] = half(points.length - 1)
  const start = `M${x} ${y}`
  const curves = points.map((point, at) => {
    const [left, top] = half(at)
    const bend = `q${Math.round(point[0]) - x} ${Math.round(point[1]) - y} ${left - x} ${top - y}`
    ;[x, y] = [left, top]
    return bend.replaceAll(' -', '-')
  })
  return `${start}${curves.join('')}z`
}
