import {
  line,
  type SymbolType,
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolStar,
  symbolTriangle,
} from 'd3-shape'

export type Values = (number | null)[]

/** The path through values; where there is none the line breaks. */
export const lineOf = (values: Values, x: (at: number) => number, y: (value: number) => number): string =>
  line<number | null>()
    .digits(1)
    .defined((value) => value !== null)
    .x((_, at) => x(at))
    .y((value) => y(value ?? 0))(values) ?? ''

const shapes: SymbolType[] = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond, symbolCross, symbolStar]

/** The path of a series' own mark: no two series of a chart have the same. */
export const markOf = (series: number, size: number): string =>
  symbol(shapes[series % shapes.length], size * size * 0.8).digits(1)() ?? ''

/** The index of the last value that there is. */
export const lastOf = (values: Values): number => values.findLastIndex((value) => value !== null)
