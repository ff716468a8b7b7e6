import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { chartSamples } from '../testing/charts.ts'
import { renderWithSite } from '../testing/render.tsx'
import { en } from '../words/en.ts'
import { ChartDrawing } from './ChartDrawing.tsx'

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
