import { useState } from 'react'
import type { Comparison } from '../../../../contract/charts.ts'
import type { Shell } from '../content.ts'
import { Drawing } from './Drawing.tsx'
import { Table } from './Table.tsx'

export type Plotted = Pick<
  Comparison,
  'title' | 'summary' | 'unit' | 'series' | 'categories' | 'targets' | 'marks' | 'kind'
>

/** One chart or several over the same categories, as drawings or as tables. */
export function Charts({ charts, words }: { charts: Plotted[]; words: Shell['words']['chart'] }) {
  const [view, setView] = useState<'chart' | 'table'>('chart')
  return (
    <>
      <fieldset className="switch">
        {(['chart', 'table'] as const).map((each) => (
          <button key={each} type="button" aria-pressed={view === each} onClick={() => setView(each)}>
            {words[each]}
          </button>
        ))}
      </fieldset>
      <div className="charts">
        {charts.map((chart) => (
          <figure key={chart.title}>
            <h3>{chart.title}</h3>
            {view === 'chart' ? (
              <Drawing chart={chart} />
            ) : (
              <Table columns={[chart.unit, ...chart.series.map(({ name }) => name)]} rows={rowsOf(chart)} />
            )}
            <figcaption>{chart.summary}</figcaption>
          </figure>
        ))}
      </div>
    </>
  )
}

const rowsOf = ({ categories, series }: Plotted) =>
  categories.map((category, at) => [category, ...series.map(({ values }) => String(values[at] ?? '—'))])
