import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SiteProvider } from '../../site.tsx'
import { chartSamples } from '../../testing/charts.ts'
import { siteIn } from '../../testing/site.ts'
import { Drawing } from './Drawing.tsx'

test.each(chartSamples.zh.map((chart) => [chart.title, chart] as const))(
  'a drawing can be made on a server, where nothing is measured: %s',
  (_, chart) => {
    const site = siteIn('zh')
    const html = renderToString(
      <SiteProvider value={site}>
        <Drawing chart={chart} named={{ title: 'title', summary: 'summary' }} words={site.words.chart} />
      </SiteProvider>,
    )
    expect(html).toMatch(/<svg[^>]* viewBox="0 0 720 400" role="img" aria-labelledby="title summary"/)
    expect(html).not.toMatch(/NaN|undefined|Infinity/)
  },
)
