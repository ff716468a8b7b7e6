import { scalePoint } from 'd3-scale'
import type { Comparison } from '#contract/charts.ts'
import { type Edge, edgeRoomOf, type PlacedEdge, placedEdges, targetEdges } from './edges.ts'
import type { Format } from './format.ts'
import { type PlacedLabel, placedLabels } from './labels.ts'
import { lastOf } from './lines.ts'
import { noteHeight } from './notes.ts'
import { type PointValue, pointValues, type TextBox } from './pointValues.ts'
import { type ValueScale, valueScale } from './scale.ts'
import { emsOf, widestOf } from './textWidth.ts'
import type { Box } from './useBox.ts'

export interface LineLayout {
  values: ValueScale
  x: (at: number) => number
  /** First and last pixel of the grid lines. */
  grid: [number, number]
  /** The categories whose labels fit. */
  labels: PlacedLabel[]
  /** Names of lines and targets at the end of the drawing; none where they have no room. */
  edges: PlacedEdge[] | undefined
  /** Whether names have their marks before them: all of them, when one is not right beside its end. */
  apart: boolean
  /** Whether points have their values beside them: then there is no scale. */
  labelled: boolean
  /** Those values; the reading has what was left out. */
  written: PointValue[]
  /** Whether every point has a mark. */
  marked: boolean
}

/** The values of so many lines keep clear of each other: those of the upper one above it, those of the lower below. */
const mostLabelled = 2

/** Lines from left to right over a row of labels, with their values at their points or beside a scale. */
export function lineLayout(chart: Comparison, box: Box, format: Format): LineLayout {
  const { categories, series, targets = [] } = chart
  const { width, height, text } = box
  const own = series.flatMap(({ values }) => values.filter((value) => value !== null))
  const below = series.length <= mostLabelled ? 1.2 * text : 0 // a value under the lowest point keeps clear of the labels
  const range: [number, number] = [height - 2.1 * text - below, 3.6 * text + noteHeight(chart, width, text)]
  const all = [...own, ...targets.map(({ value }) => value)]
  const values = valueScale(all, { base: 'near', range, count: height > 22 * text ? 6 : 4 })
  const overhang = (emsOf(categories.at(-1) ?? '') / 2 + 0.3) * text
  const widest = widestOf(own.map(format)) * text
  const pointsIn = (left: number, right: number) =>
    scalePoint(categories.keys(), [left + Math.max(text, overhang, widest / 2), right - Math.max(text / 2, widest / 2)])
  /** With values at the points the names alone stand at the end. */
  const endsWith = (valued: boolean) => [
    ...lineEdges(chart, values, valued ? format : undefined),
    ...targetEdges(chart, values.scale),
  ]
  const bare = endsWith(false)
  const bareRoom = edgeRoomOf(bare, box)
  const rightOf = (room: number | undefined) => (room ? width - room : width - Math.max(0, overhang - text / 2))
  const free = pointsIn(0, rightOf(bareRoom))
  const labelled = series.length <= mostLabelled && widest + 0.6 * text <= free.step()
  const edges = labelled ? bare : endsWith(true)
  const room = labelled ? bareRoom : edgeRoomOf(edges, box)
  const left = labelled ? 0 : (widestOf(values.ticks.map(format)) + 0.8) * text
  const point = labelled ? free : pointsIn(left, rightOf(room))
  const placed = room === undefined ? undefined : placedEdges(edges, { width, span: [range[1], range[0]], text })
  const x = (at: number) => point(at) ?? 0
  const names = room === undefined ? namesAbove(targetEdges(chart, values.scale), width, text) : [beyond(width - room)]
  const drawn = { x, y: values.scale, targets: targets.map(({ value }) => values.scale(value)), names, format, text }
  return {
    values,
    x,
    grid: [left, room ? width - room : width],
    labels: placedLabels(categories, x, width, text),
    edges: placed,
    apart: placed?.some(({ series, y, at }) => series !== undefined && Math.abs(y - at) > text / 3) ?? false,
    labelled,
    written: labelled ? pointValues(chart, drawn) : [],
    marked: point.step() > 2 * text,
  }
}

/** The end of the drawing, which is left to names. */
const beyond = (left: number): TextBox => ({ left, right: Infinity, top: -Infinity, bottom: Infinity })

/** Names of targets that stand above their lines (`TargetRows`). */
const namesAbove = (edges: Edge[], right: number, text: number): TextBox[] =>
  edges.map(({ name, value, at }) => ({
    left: right - emsOf(`${name} ${value}`) * text,
    right,
    top: at - 1.2 * text,
    bottom: at - 0.4 * text,
  }))

/** The names of several lines at the last point of each. */
const lineEdges = ({ series }: Comparison, { scale }: ValueScale, format?: Format): Edge[] =>
  series.flatMap(({ name, values }, at) => {
    const value = values[lastOf(values)] ?? null
    return series.length === 1 || value === null ? [] : [{ series: at, name, value: format?.(value), at: scale(value) }]
  })
