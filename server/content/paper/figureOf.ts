import type { Block } from '#blocks/kinds.ts'
import type { Comparison } from '#contract/charts.ts'
import type { Lang } from '#contract/paths.ts'
import { isBehind } from '#contract/targets.ts'
import { wordsOf } from '../words/index.ts'

/** How a value stands: one of the past, the newest or one beside others, a loss or a target that was missed. */
export type Tone = 'past' | 'now' | 'missed'
export interface Bar {
  name: string
  value: number
  tone: Tone
  isUnaudited?: boolean | undefined
}
/** A line over all names of its figure; `null` where it has no value. */
export interface Line {
  name: string
  values: (number | null)[]
  tone: Tone
}

/** A figure in large letters. */
export interface LargeNumber {
  name: string
  value: string
}
export interface Level {
  name: string
  value: number
}

/** What a banner draws of its page over its whole width. */
export type Figure = { title: string; unit: string } & (
  | { kind: 'bars'; bars: Bar[]; target?: Level | undefined }
  | { kind: 'lines'; names: string[]; lines: Line[]; target?: Level | undefined }
  | { kind: 'strip'; parts: { name: string; value: number }[] }
  | { kind: 'numbers'; numbers: LargeNumber[] }
)

/** The first drawing of a page, else its first row of figures; `undefined` where it has neither. */
export function figureOf(blocks: readonly Block[], lang: Lang): Figure | undefined {
  for (const block of blocks) {
    const figure = figureOfBlock(block, lang)
    if (figure) return figure
  }
  return numbersOf(blocks)
}

function figureOfBlock(block: Block, lang: Lang): Figure | undefined {
  if (block.type === 'multiples') {
    const { categories, axis, items } = block
    const [first] = items
    return first && ofComparison({ ...first, type: 'chart', axis, categories })
  }
  if (block.type === 'targets') {
    const bars = block.items.map(({ name, values, target, state }): Bar => {
      const [base = 0, latest = base] = [values[0], values.at(-1)]
      const way = (latest - base) / (target - base || 1)
      return { name, value: Math.round(100 * Math.min(1, Math.max(0, way))), tone: isBehind(state) ? 'missed' : 'now' }
    })
    const { unit, name } = wordsOf(lang).wayToTarget
    return { kind: 'bars', title: block.title, unit, bars, target: { name, value: 100 } }
  }
  if (block.type !== 'chart' || block.kind === 'slope') return undefined
  const { title, unit } = block
  if (block.kind === 'share') return { kind: 'strip', title, unit, parts: block.slices }
  if (block.kind !== 'candlestick') return ofComparison(block)
  const { days } = block
  return {
    kind: 'lines',
    title,
    unit,
    names: days.map(({ date }) => date),
    lines: [{ name: '', values: days.map(({ close }) => close), tone: 'now' }],
  }
}

function ofComparison(chart: Comparison): Figure | undefined {
  const { title, unit, categories, series, targets } = chart
  const [target] = targets ?? []
  const newest = newestOf(series.map(({ name }) => name))
  if (chart.kind === 'line') {
    const lines = series.map(
      ({ name, values }, at): Line => ({
        name: series.length > 1 ? name : '',
        values,
        tone: at === newest ? 'now' : 'past',
      }),
    )
    return { kind: 'lines', title, unit, names: categories, lines, target }
  }
  const shown = chart.kind === 'stacked' ? series : series.slice(newest, newest + 1)
  const values = categories.map((_, at) => sumOf(shown.map((one) => one.values[at] ?? null)))
  const last = values.findLastIndex((value) => value !== null)
  const isTime = areYears(categories)
  const bars = categories.flatMap((name, at): Bar[] => {
    const value = values[at] ?? null
    if (value === null) return []
    const mark = chart.marks?.find((one) => one.at === name)
    const isMissed = value < 0 || mark?.missed
    return [
      {
        name,
        value,
        tone: isMissed ? 'missed' : isTime && at < last ? 'past' : 'now',
        isUnaudited: mark?.unaudited,
      },
    ]
  })
  const [only] = series.length > 1 && shown.length === 1 ? shown : []
  const named = only ? `${title} · ${only.name}` : title
  return bars.length > 1 ? { kind: 'bars', title: named, unit, bars, target } : undefined
}

const areYears = (names: string[]) => names.every((name) => /\b(19|20)\d\d|\d{4}年/.test(name))

/** Of series that are years the latest, of others the first: what is written first is what a chart is about. */
function newestOf(names: string[]): number {
  if (!areYears(names)) return 0
  const years = names.map((name) => Number(/\d{4}/.exec(name)?.[0]))
  return years.indexOf(Math.max(...years))
}

const sumOf = (values: (number | null)[]) =>
  values.every((value) => value === null) ? null : values.reduce<number>((sum, value) => sum + (value ?? 0), 0)

/** How many figures stand in a row. */
const mostNumbers = 6

/** The first row of figures, whether they are a page's own or a part of it. */
function numbersOf(blocks: readonly Block[]): Figure | undefined {
  const row = blocks.find((block) => block.type === 'figures')
  if (!row || row.items.length < 2) return undefined
  const numbers = row.items
    .slice(0, mostNumbers)
    .map(({ value, unit = '', label }) => ({ value: value + (unit === '%' ? unit : ''), name: label }))
  return { kind: 'numbers', title: row.title ?? '', unit: '', numbers }
}

/** How many entries a year must have to be drawn by months, how many years must have one to be drawn, and how many are drawn at most. */
const [often, fewestYears, mostYears] = [24, 3, 10]

/**
 * How many entries of a list came out each month of the year up to the newest, each year where that are few; `undefined` for a list too
 * short to be drawn. Days are YYYY-MM-DD.
 */
export function figureOfDays(title: string, days: readonly string[], lang: Lang): Figure | undefined {
  const newest = days.toSorted().at(-1)
  if (!newest) return undefined
  const [year = 0, month = 0] = newest.split('-').map(Number)
  const { published } = wordsOf(lang)
  const months = countedIn(
    Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(year, month - 12 + at)).toISOString().slice(0, 7)),
    days,
  )
  if (months.reduce((sum, { value }) => sum + value, 0) >= often)
    return { kind: 'bars', title: published.months(title), unit: '', bars: months }
  const years = countedIn(
    Array.from({ length: mostYears }, (_, at) => String(year - mostYears + 1 + at)),
    days,
  )
  if (years.filter(({ value }) => value > 0).length < fewestYears) return undefined
  return { kind: 'bars', title: published.years(title), unit: '', bars: years }
}

/** How many days lie in each span, from the first with any; the last is the newest. */
function countedIn(spans: string[], days: readonly string[]): Bar[] {
  const bars = spans.map((name, at): Bar => {
    const value = days.filter((day) => day.startsWith(name)).length
    return { name, value, tone: at === spans.length - 1 ? 'now' : 'past' }
  })
  return bars.slice(bars.findIndex(({ value }) => value > 0))
}
