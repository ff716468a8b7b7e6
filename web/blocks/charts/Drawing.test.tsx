import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { chartSamples } from '../../testing/charts.ts'
import { zh } from '../../words/zh.ts'
import { Drawing } from './Drawing.tsx'

test.each(chartSamples.zh.map((chart) => [chart.title, chart] as const))(
  'a drawing can be made on a server, where nothing is measured: %s',
  (_, chart) => {
    const html = renderToString(
      <Drawing chart={chart} named={{ title: 'title', summary: 'summary' }} words={zh.chart} />,
    )
    expect(html).toMatch(/<svg[^>]* viewBox="0 0 720 400" role="img" aria-labelledby="title summary"/)
    expect(html).not.toMatch(/NaN|undefined|Infinity/)
  },
)
