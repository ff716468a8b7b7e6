import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { tradingDays } from '#web/testing/charts.ts'
import { renderWithSite } from '#web/testing/render.tsx'
import { en } from '#web/words/en.ts'
import { Chart } from './Chart.tsx'
import type { Chart as ChartData } from './kind.ts'

const words = en.chart
async function show(chart: ChartData) {
  const view = renderWithSite(<Chart chart={chart} words={en} />, { lang: 'en' })
  await screen.findByRole('img')
  const plot = screen.getByRole('application')
  return { ...view, plot, said: () => plot.querySelector('[aria-live]')?.textContent }
}
/** So wide that a year of days fits. */
function onWideScreen() {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500)
}

const candlestick: ChartData = {
  type: 'chart',
  kind: 'candlestick',
  title: 'Share price',
  summary: 'Up and down.',
  unit: 'RMB',
  volumeUnit: 'shares',
  days: tradingDays(250),
}

test('prices show the latest day, until another is read', async () => {
  onWideScreen()
  const { user, plot, said } = await show(candlestick)
  expect(screen.getByText('20 November 2026')).toBeDefined()
  expect(screen.getAllByRole('definition')).toHaveLength(6)
  act(() => plot.focus())
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(said()).toMatch(
    /^19 November 2026, Open [\d.]+, High [\d.]+, Low [\d.]+, Close [\d.]+, Change [+−]?[\d.]+%, Volume [\d.]+ million$/,
  )
  await user.keyboard('{Escape}')
  expect(screen.getByText('20 November 2026')).toBeDefined()
})

test('a range can be chosen; a year is shown at first', async () => {
  onWideScreen()
  const { user, plot, said } = await show(candlestick)
  const firstDay = async () => {
    act(() => plot.focus())
    await user.keyboard('{Home}')
    return said()?.split(',')[0]
  }
  const chosen = (months: 1 | 6 | 12) => screen.getByRole<HTMLInputElement>('radio', { name: words.ranges[months] })
  expect(chosen(12).checked).toBe(true)
  await user.click(chosen(6))
  expect(await firstDay()).toBe('20 May 2026')
  await user.click(chosen(1))
  expect(chosen(1).checked).toBe(true)
  expect(await firstDay()).toBe('20 October 2026')
})

test('a phone shows a year at first, too, in weeks', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(340)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(360)
  await show(candlestick)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: words.ranges[12] }).checked).toBe(true)
  expect(screen.getByText(words.weekTo('20 November 2026'))).toBeDefined()
})

test('the volumes say what is counted', async () => {
  await show(candlestick)
  expect(within(screen.getByRole('img')).getByText('Volume (shares)')).toBeDefined()
})

test('what hollow red and solid green mean is explained', async () => {
  await show(candlestick)
  expect(screen.getByText(words.rise)).toBeDefined()
  expect(screen.getByText(words.fall)).toBeDefined()
})

test('the table of prices begins with the newest day and shows twenty, or all when that is ticked', async () => {
  const { user } = await show(candlestick)
  await user.click(screen.getByRole('radio', { name: words.table }))
  const heads = () => screen.getAllByRole('rowheader')
  expect(heads()).toHaveLength(20)
  expect(heads()[0]?.textContent).toBe('2026-11-20')
  expect(screen.getByRole('columnheader', { name: 'Volume (shares)' })).toBeDefined()
  await user.click(screen.getByRole('checkbox', { name: words.allDays(250) }))
  expect(heads()).toHaveLength(250)
  await user.click(screen.getByRole('checkbox', { name: words.allDays(250) }))
  expect(heads()).toHaveLength(20)
})
