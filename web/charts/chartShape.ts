import type { Comparison } from '#contract/charts.ts'
import { widestOf } from './textWidth.ts'

const time =
  /^((Spring|Summer|Autumn|Winter) )?(\d+M\b|前[一二三\d]季|[一二三四]季度|\d{4}\b|\d{4}年|\d{1,2}月|Q[1-4]|H[12]|(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b)/
/** What the plot of a narrow phone holds, in ems. */
const phone = 22
/** Ems that a label beside a bar may take; longer ones stand above their bars. */
const beside = 20

/** Whether names are points in time: years, quarters, months, seasons. */
export const areTimes = (names: string[]): boolean => names.every((name) => time.test(name))

/** Bars that standing by themselves would be sticks in an empty room. */
const few = 3

/**
 * Whether bars are horizontal: when they are very few, or their labels could not stand side by side on a phone, except along time, which
 * runs to the right. Known from the data alone, so that the room for the drawing is kept before anything is measured.
 */
export const isHorizontal = ({ kind, categories, series }: Comparison): boolean =>
  kind !== 'line' &&
  !areTimes(categories) &&
  ((series.length === 1 && categories.length <= few) || (widestOf(categories) + 1) * categories.length > phone)

/** Whether the labels of horizontal bars stand above their bars at every width. */
export const areLabelsAbove = ({ categories }: Comparison): boolean => widestOf(categories) > beside

/** Horizontal bars below each other in one category. */
export const lanesOf = ({ kind, series }: Comparison): number => (kind === 'stacked' ? 1 : series.length)
