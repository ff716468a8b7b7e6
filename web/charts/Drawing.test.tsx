import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Chart } from '#blocks/chart/kind.ts'
import { SiteProvider } from '../data/site.tsx'
import { chartSamples } from '../testing/charts.ts'
import { siteIn } from '../testing/site.ts'
import { Drawing } from './Drawing.tsx'

const site = siteIn('zh')
const samples = chartSamples.zh.map((chart) => [chart.title, chart] as const)
const tree = (chart: (typeof samples)[number][1]) => (
  <SiteProvider value={site}>
    <Drawing chart={chart} named={{ title: 'title', summary: 'summary' }} words={site.words.chart} />
  </SiteProvider>
)
/** A strip and its list are the same in every room. */
const sizesOf = ({ kind }: Chart) => (kind === 'share' ? ['narrow'] : ['narrow', 'wide'])
const formsIn = (container: Element) => [...container.querySelectorAll<HTMLElement>('[data-size]')]

test.each(samples)(
  'a server, where nothing is measured, draws every size of it, each named and with ids of its own: %s',
  (_, chart) => {
    const container = document.createElement('div')
    container.innerHTML = renderToString(tree(chart))
    expect(container.innerHTML).not.toMatch(/NaN|undefined|Infinity/)
    expect(formsIn(container).map(({ dataset }) => dataset.size)).toEqual(sizesOf(chart))
    for (const size of formsIn(container)) {
      const drawings = [...size.querySelectorAll('svg[role="img"]')]
      expect(drawings.map((drawing) => drawing.getAttribute('aria-labelledby'))).toEqual(['title summary'])
      expect(size.querySelectorAll('svg[role="img"] text, li').length).toBeGreaterThan(2)
    }
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const groups = formsIn(container).map((size) => size.querySelector('input')?.name)
    if (chart.kind === 'candlestick') expect(new Set(groups).size).toBe(2)
  },
)

test.each(samples.filter(([, chart]) => sizesOf(chart).length === 2))(
  'the app begins with what the server drew, then keeps the size that is shown: %s',
  async (_, chart) => {
    const wrong: unknown[] = []
    vi.spyOn(console, 'error').mockImplementation((...said) => void wrong.push(said))
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(tree(chart))
    const [narrow, wide] = formsIn(container)
    if (!narrow || !wide) throw new Error('not two drawingSizes')
    const sheet = document.createElement('style') // as in a wide room
    sheet.textContent = '[data-size="narrow"] { display: none }'
    document.body.append(sheet)
    const drawn = wide.innerHTML
    const root = await act(async () =>
      hydrateRoot(container, tree(chart), { onRecoverableError: (error) => wrong.push(error) }),
    )
    expect(wrong).toEqual([])
    expect(formsIn(container)).toEqual([wide])
    expect(wide.innerHTML).toBe(drawn)
    act(() => root.unmount())
  },
)

test('the drawing fills a room of any size: what stands in it stands at shares of it', () => {
  const container = document.createElement('div')
  for (const [, chart] of samples.filter(([, { kind }]) => kind !== 'share')) {
    container.innerHTML = renderToString(tree(chart))
    for (const text of container.querySelectorAll('svg[role="img"] > text, svg[role="img"] > g > text')) {
      for (const place of ['x', 'y']) expect(text.getAttribute(place)).toMatch(/^(0|-?[\d.]+%)$/)
    }
  }
})
