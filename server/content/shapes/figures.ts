import { z } from 'zod'
import type { Lang } from '#contract/paths.ts'
import { longDay, perLang, writing } from '#contract/writing.ts'
import { both, day, each, id, spoken, text } from './fields.ts'

/**
 * How a language counts in a unit: `times` the number as it is kept (万 are 0.01 million), with `decimals` at least. `text` is what
 * stands in a sentence where the unit does not simply follow the number, which # stands for.
 */
const counting = z.strictObject({
  unit: text,
  times: z.number().positive().optional(),
  decimals: z.number().int().min(0).max(6).optional(),
  text: text.optional(),
})
const unit = spoken({ id, ...each(counting) })

/** A number with its unit, and at least so many `decimals`; or a day. */
export const figure = z.strictObject({
  id,
  scope: both,
  value: z.number().optional(),
  unit: id.optional(),
  decimals: z.number().int().min(0).max(6).optional(),
  day: day.optional(),
})

/** Figures that stand on several pages, referred to as `$(id)`; `scope` says year and what is counted. Their words follow from their units. */
export const figuresFile = z.strictObject({ units: z.array(unit).default([]), items: z.array(figure) })

export type FigureUnit = z.output<typeof unit>
export type SharedFigure = z.output<typeof figure>

/** `$(sold-2025)`, or a part of it: `$(sold-2025.value)`, `$(sold-2025.unit)`. */
export const figureReference = /\$\(([a-z0-9-]+)(?:\.(value|unit))?\)/g

/** A figure as a language writes it: its number, its unit, and both as they stand in a sentence. */
export interface FigureWords {
  value: string
  unit: string
  text: string
}

/** The words of a figure in each language: nothing but its value, unit and day makes them. A unit that is not known has no words. */
export function wordsOfFigure(figure: SharedFigure, units: readonly FigureUnit[]): Record<Lang, FigureWords> {
  const known = units.find(({ id }) => id === figure.unit)
  return perLang((lang): FigureWords => {
    if (figure.day !== undefined) return ofText(longDay(figure.day, lang), '', '')
    const { unit = '', times = 1, decimals = 0, text } = known?.[lang] ?? {}
    const value = written((figure.value ?? 0) * times, Math.max(decimals, figure.decimals ?? 0))
    return text
      ? { value, unit, text: text.replace('#', value) }
      : ofText(value, unit === '%' ? '' : writing[lang].gap, unit)
  })
}

const ofText = (value: string, gap: string, unit: string): FigureWords => ({
  value,
  unit,
  text: unit ? value + gap + unit : value,
})

/** A number with all its digits, and a true minus. Twelve digits are more than a figure has, and less than what multiplying leaves. */
function written(value: number, decimals: number): string {
  const form = new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: 12 })
  return form.format(Number(value.toPrecision(12))).replace('-', '−')
}
