import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { SiteProvider } from '../site.tsx'
import { chartSamples } from '../testing/charts.ts'
import { renderWithSite } from '../testing/render.tsx'
import { siteIn } from '../testing/site.ts'
import { en } from '../words/en.ts'
import { ChartDrawing } from './ChartDrawing.tsx'
import { MakePicture } from './ChartPicture.tsx'

test('a drawing that could not be loaded says so, and comes when it is tried again', async () => {
  const [chart] = chartSamples.en
  if (!chart) throw new Error('no sample')
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let attempts = 0
  const load = () => (++attempts === 1 ? Promise.reject(new Error('offline')) : import('./charts/Drawing.tsx'))
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

test('prices are a picture in a document, which stays until the app that takes it over has drawn them', async () => {
  const prices = chartSamples.en.find(({ kind }) => kind === 'candlestick')
  if (!prices) throw new Error('no sample')
  let arrive = () => {}
  const load = () =>
    new Promise<void>((resolve) => {
      arrive = resolve
    }).then(() => import('./charts/Drawing.tsx'))
  const tree = (
    <SiteProvider value={siteIn('en')}>
      <ChartDrawing chart={prices} named={{ title: 'title', summary: 'summary' }} words={en} load={load} />
    </SiteProvider>
  )
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<MakePicture value={() => '/pictures/prices'}>{tree}</MakePicture>)
  const picture = () => screen.queryByRole('img', { name: prices.title })
  expect(picture()?.getAttribute('src')).toBe('/pictures/prices')
  expect(container.querySelector('source')?.getAttribute('srcset')).toBe('/pictures/prices.narrow')

  const errors: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(container, tree, { onRecoverableError: (error) => void errors.push(error) }),
  )
  expect(picture()?.getAttribute('src')).toBe('/pictures/prices')
  await act(async () => arrive())
  await vi.waitFor(() => expect(container.querySelector('svg[role="img"]')).not.toBeNull())
  expect(picture()).toBeNull()
  expect(errors).toEqual([])
  act(() => root.unmount())
  container.remove()
})
