import type { BlockFile } from '../../blocks/kinds.ts'
import type { PrintedBlock, PrintedChapter } from './reportSource.ts'

type Chart = Extract<BlockFile, { type: 'chart' }>

/** What paper says of figures, measures and charts: number, unit and label as they follow each other there. */
export const statementsOf = (chapters: readonly PrintedChapter[]): string[] =>
  chapters.flatMap(({ sections }) => sections.flatMap(({ blocks = [] }) => blocks.flatMap(statementsOfBlock)))

function statementsOfBlock(block: PrintedBlock): string[] {
  switch (block.type) {
    case 'figures':
      return block.items.map(({ value, unit = '', label, note }) => value + unit + label + note)
    case 'flow':
      return block.items.flatMap(({ measures = [] }) =>
        measures.map(({ label, value, unit = '' }) => label + value.toLocaleString('en-US') + unit),
      )
    case 'model':
      return block.items.flatMap(({ figures }) => figures.map(({ label, value, unit = '' }) => label + value + unit))
    case 'chart':
      return [block.title + block.summary, ...barsOf(block)]
    default:
      return []
  }
}

/** A category with its values, in the order of the series; lines and stacks say theirs where there is room. */
function barsOf(chart: Chart): string[] {
  if (!('categories' in chart) || chart.kind === 'line' || chart.kind === 'stacked') return []
  const decimals = Math.max(
    ...chart.series.flatMap(({ values }) => values.map((value) => String(value ?? 0).split('.')[1]?.length ?? 0)),
  )
  const form = new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  const written = (value: number | null | undefined) =>
    value === null || value === undefined ? '—' : form.format(value).replace('-', '−')
  return chart.categories.map((name, at) => name + chart.series.map(({ values }) => written(values[at])).join(''))
}
