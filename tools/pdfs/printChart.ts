import type { Paper } from '../../blocks/kind.ts'
import type { WholeLang } from '../../contract/wholeLangs.ts'
import { escapeHtml } from '../../server/escapeHtml.ts'
import { areNamed, linesSvg } from './printLines.ts'

type PrintedChart = Parameters<Paper['chart']>[0]
export type Comparison = Extract<PrintedChart, { categories: unknown }>
export type Write = (value: number) => string

/** A chart as paper shows it: title, finding, unit, the values written beside what is drawn. */
export function chartHtml(chart: PrintedChart, lang: WholeLang): string {
  const { title, summary, unit, note } = chart
  return `<figure class="chart" role="group"><figcaption><p class="title">${escapeHtml(title)}</p><p class="finding">${escapeHtml(summary)}</p><p class="unit">${escapeHtml(unitOf(unit, lang))}</p></figcaption>
${drawn(chart)}${note ? `<p class="note">${escapeHtml(note)}</p>` : ''}</figure>`
}

const unitOf = (unit: string, lang: WholeLang) => (lang === 'en' ? `Unit: ${unit}` : `单位：${unit}`)

function drawn(chart: PrintedChart): string {
  if ('slices' in chart) return sharesHtml(chart.slices)
  if (chart.kind === 'line')
    return `${areNamed(chart.series) ? '' : legendHtml(chart)}${linesSvg(chart, writer(chart.series.flatMap(({ values }) => values)))}`
  return chart.kind === 'stacked' ? stacksHtml(chart) : barsHtml(chart)
}

/** Writes every value of a chart with the same number of decimals, and a true minus. */
function writer(values: readonly (number | null)[]): Write {
  const digits = Math.max(0, ...values.map((value) => String(value ?? 0).split('.')[1]?.length ?? 0))
  const form = new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return (value) => form.format(value).replace('-', '−')
}

const percent = (part: number) => `${(part * 100).toFixed(2)}%`

/** A bar from `from` for `size`, both shares of the axis, with what is written on it or after it. */
const bar = (series: number, from: number, size: number, text: string, isBelow = false) =>
  `<i class="s${series}"${isBelow ? ' data-below' : ''} style="--from:${percent(from)};--size:${percent(size)}">${text && `<b>${text}</b>`}</i>`

/** Few categories with short names, years for instance, stand upright; others lie, so that their names have room. */
const isUpright = ({ categories, series }: Comparison) =>
  categories.length <= 8 &&
  categories.length * series.length <= 18 &&
  categories.every((name) => name.replace(/[\u2e80-\uffef]/g, '__').length <= 9)

const listOf = (chart: Comparison, cells: (category: number) => string, kind: string, zero = 0) =>
  `${legendHtml(chart)}<ol class="bars"${isUpright(chart) ? ' data-upright' : ''}${zero > 0 ? ` data-below style="--zero:${percent(zero)}"` : ''} data-kind="${kind}">${chart.categories
    .map((name, at) => `<li><span class="name">${escapeHtml(name)}</span><span class="track">${cells(at)}</span></li>`)
    .join('')}</ol>`

function barsHtml(chart: Comparison): string {
  const values = chart.series.flatMap((series) => series.values).filter((value) => value !== null)
  const write = writer(values)
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  const span = high - low || 1
  const cell = (series: number, value: number | null) =>
    value === null
      ? '<span class="cell">—</span>'
      : `<span class="cell">${bar(series, (Math.min(0, value) - low) / span, Math.abs(value) / span, write(value), value < 0)}</span>`
  const cells = (at: number) => chart.series.map(({ values }, row) => cell(row, values[at] ?? null)).join('')
  return listOf(chart, cells, 'bar', -low / span)
}

function stacksHtml(chart: Comparison): string {
  const write = writer(chart.series.flatMap(({ values }) => values))
  const totals = chart.categories.map((_, at) => chart.series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0))
  const high = Math.max(...totals) || 1
  const room = isUpright(chart) ? 0.08 : 0.06
  const cells = (at: number) => {
    let from = 0
    const bars = chart.series.map(({ values }, row) => {
      const value = values[at] ?? 0
      const html = bar(row, from / high, value / high, value / high >= room ? write(value) : '')
      from += value
      return html
    })
    const total = `<i class="total" style="--from:${percent((totals[at] ?? 0) / high)};--size:0%"><b>${write(totals[at] ?? 0)}</b></i>`
    return `<span class="cell">${bars.join('')}${total}</span>`
  }
  return listOf(chart, cells, 'stacked')
}

function sharesHtml(slices: readonly { name: string; value: number }[]): string {
  const write = writer(slices.map(({ value }) => value))
  const sum = slices.reduce((total, { value }) => total + value, 0)
  const high = Math.max(...slices.map(({ value }) => value))
  return `<ol class="bars" data-kind="bar">${slices
    .map(({ name, value }) => {
      const share = Math.abs(sum - 100) < 0.5 ? '' : ` (${((value / sum) * 100).toFixed(1)}%)`
      return `<li><span class="name">${escapeHtml(name)}</span><span class="track"><span class="cell">${bar(0, 0, value / high, write(value) + share)}</span></span></li>`
    })
    .join('')}</ol>`
}

const legendHtml = ({ series }: Comparison) =>
  series.length < 2
    ? ''
    : `<ul class="legend">${series.map(({ name }, at) => `<li><i class="s${at}"></i>${escapeHtml(name)}</li>`).join('')}</ul>`
