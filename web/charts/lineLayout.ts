import { scalePoint } from 'd3-scale'
import type { Comparison } from '#contract/blocks.ts'
import { wideFrom } from './drawingSizes.ts'
import type { Format } from './format.ts'
import { shownLabels, spread } from './labels.ts'
import { lastOf } from './lines.ts'
import { type ValueScale, valueScale } from './scale.ts'
import { emsOf, widestOf } from './textWidth.ts'
import type { Box } from './useBox.ts'

export interface LineLayout {
  values: ValueScale
  x: (at: number) => number
  /** First and last pixel of the grid lines. */
  grid: [number, number]
  /** Indices of the categories whose labels fit. */
  labels: number[]
  /** Names where the lines end, not all on the right; none where there is no room. */
  ends: { series: number; x: number; y: number; value: number }[] | undefined
  /** Whether names have their marks before them: all of them, when one is not right beside its end. */
  apart: boolean
  /** Whether every point has its value above it. */
  labelled: boolean
  /** Whether every point has its mark. */
  marked: boolean
}

/** Lines over a row of labels, with their names at their ends where there is room. */
export function lineLayout(chart: Comparison, { width, height, text }: Box, format: Format): LineLayout {
  const { categories, series } = chart
  const all = series.flatMap(({ values }) => values.filter((value) => value !== null))
  const below = series.length === 1 ? 1.2 * text : 0 // a value under the lowest point keeps clear of the labels
  const range: [number, number] = [height - 2.1 * text - below, 3.6 * text]
  const values = valueScale(all, { base: 'near', range, count: height > 22 * text ? 6 : 4 })
  const left = (widestOf(values.ticks.map(format)) + 0.8) * text
  const names = (widestOf(series.map(({ name }) => name)) + widestOf(all.map(format)) + 2.6) * text
  const named = series.length > 1 && width >= wideFrom * text && names < wideFrom * text * 0.34
  const overhang = (emsOf(categories.at(-1) ?? '') / 2 + 0.3) * text
  const right = width - (named ? names : overhang)
  const point = scalePoint(categories.keys(), [left + text, right - (named ? text / 2 : 0)])
  const ends = series.flatMap(({ values: own }, at) => {
    const value = own[lastOf(own)] ?? null
    return value === null ? [] : [{ series: at, x: (point(lastOf(own)) ?? 0) + text, y: values.scale(value), value }]
  })
  const places = spread(
    ends.map(({ y }) => y),
    Math.max(16, 1.45 * text),
    range[1],
    range[0],
  )
  return {
    values,
    x: (at) => point(at) ?? 0,
    grid: [left, named ? right : width],
    labels: shownLabels(categories, point.step() || width, text),
    ends: named ? ends.map((end, at) => ({ ...end, y: places[at] ?? end.y })) : undefined,
    apart: ends.some(({ y }, at) => Math.abs((places[at] ?? y) - y) > text / 3),
    labelled: series.length === 1 && (widestOf(all.map(format)) + 0.6) * text <= point.step(),
    marked: point.step() > 2 * text,
  }
}
