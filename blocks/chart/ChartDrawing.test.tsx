import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { SiteProvider } from '#web/data/site.tsx'
import { chartSamples } from '#web/testing/charts.ts'
import { renderWithSite } from '#web/testing/render.tsx'
import { siteIn } from '#web/testing/site.ts'
import { en } from '#web/words/en.ts'
import { ChartDrawing } from './ChartDrawing.tsx'

test('a drawing that could not be loaded says so, and comes when it is tried again', async () => {
  const [chart] = chartSamples.en
  if (!chart) throw new Error('no sample')
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let attempts = 0
  const load = () => (++attempts === 1 ? Promise.reject(new Error('offline')) : import('#web/charts/Drawing.tsx'))
  const { user } = renderWithSite(
    <>
      <p id="title">Title</p>
      <p id="summary">Summary</p>
      <ChartDrawing chart={chart} named={{ title: 'title', summary: 'summary' }} words={en} load={load} />
    </>,
    { lang: 'en' },
  )
  expect((await screen.findByRole('alert')).textContent).toContain(en.chart.failed)
  await user.click(screen.getByRole('button', { name: en.state.retry }))
  expect(await screen.findByRole('img', { name: 'Title Summary' })).toBeDefined()
  expect(attempts).toBe(2)
})

test.each(chartSamples.en.map((chart) => [`${chart.kind}: ${chart.title}`, chart] as const))(
  'the drawing in a document stays until the app can draw it: %s',
  async (_, chart) => {
    const tree = (load: () => Promise<typeof import('#web/charts/Drawing.tsx')>) => (
      <SiteProvider value={siteIn('en')}>
        <ChartDrawing chart={chart} named={{ title: 'title', summary: 'summary' }} words={en} load={load} />
      </SiteProvider>
    )
    const atOnce = () => import('#web/charts/Drawing.tsx')
    const container = document.createElement('div')
    document.body.append(container)
    await vi.waitFor(() => {
      container.innerHTML = renderToString(tree(atOnce)) // the first time it asks for the chunk
      expect(container.querySelectorAll('svg[role="img"]')).toHaveLength(chart.kind === 'share' ? 1 : 2)
    })
    const whole = container.innerHTML

    let arrive = () => {}
    const held = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const errors: unknown[] = []
    const root = await act(async () =>
      hydrateRoot(
        container,
        tree(() => held.then(atOnce)),
        { onRecoverableError: (error) => void errors.push(error) },
      ),
    )
    expect(container.innerHTML).toBe(whole)
    await act(async () => arrive())
    await vi.waitFor(() => expect(container.querySelectorAll('svg[role="img"]')).toHaveLength(1))
    expect(errors).toEqual([])
    act(() => root.unmount())
  },
)
