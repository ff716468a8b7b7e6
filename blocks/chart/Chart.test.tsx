import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { SiteProvider } from '#web/data/site.tsx'
import { chartSamples, tradingDays } from '#web/testing/charts.ts'
import { renderWithSite } from '#web/testing/render.tsx'
import { siteIn } from '#web/testing/site.ts'
import { en } from '#web/words/en.ts'
import { Chart } from './Chart.tsx'
import type { Chart as ChartData, ChartOf } from './kind.ts'

const words = en.chart
async function show(chart: ChartData) {
  const view = renderWithSite(<Chart chart={chart} words={en} />, { lang: 'en' })
  await screen.findByRole('img')
  const plot = screen.queryByRole('application') ?? screen.getByRole('img')
  return { ...view, plot, said: () => plot.querySelector('[aria-live]')?.textContent }
}
/** So wide that a year of days fits. */
function onWideScreen() {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500)
}

const comparison = (more: Partial<ChartOf<'bar' | 'line' | 'stacked'>> = {}): ChartData => ({
  type: 'chart',
  kind: 'bar',
  title: 'Hogs sold',
  summary: 'More every year.',
  unit: 'million',
  axis: 'Year',
  categories: ['2023', '2024', '2025'],
  series: [{ name: 'Sold', values: [63.8, null, -1.5] }],
  ...more,
})
const many = [
  { name: 'Feed', values: [9, 8, 7] },
  { name: 'Labour', values: [2, null, 1.5] },
]
const candlestick: ChartData = {
  type: 'chart',
  kind: 'candlestick',
  title: 'Share price',
  summary: 'Up and down.',
  unit: 'RMB',
  volumeUnit: 'shares',
  days: tradingDays(250),
}

test.each(chartSamples.en.map((chart) => [`${chart.kind}: ${chart.title}`, chart] as const))(
  'a drawing is a picture with title and finding as its name: %s',
  async (_, chart) => {
    await show(chart)
    expect(screen.getByRole('heading', { level: 2, name: chart.title })).toBeDefined()
    // Its values are spans: the test's names have spaces around them, those of browsers have not.
    const drawing = screen.getByRole('img', { name: new RegExp(`^${chart.title} `) })
    const labels = drawing.getAttribute('aria-labelledby')?.split(' ') ?? []
    const name = labels.map((id) => document.getElementById(id)?.textContent).join(' ')
    expect(name).toBe(`${chart.title} ${chart.summary}`)
    expect(screen.getByRole('figure', { name: chart.title })).toBeDefined()
    if (chart.note) expect(screen.getByText(chart.note)).toBeDefined()
  },
)

test('a single series has its values on its bars, its unit once, and no legend', async () => {
  await show(comparison())
  const drawing = within(screen.getByRole('img'))
  expect(drawing.getByText('63.8')).toBeDefined()
  expect(drawing.getByText('−1.5')).toBeDefined()
  expect(drawing.getAllByText('Unit: million')).toHaveLength(1)
  expect(screen.queryByRole('list')).toBeNull()
})

test('a missing bar is named, so that nobody takes it for zero', async () => {
  const [feed, labour] = [
    { name: 'Feed', values: [9, null, null] },
    { name: 'Labour', values: [2, null, 1.5] },
  ]
  await show(comparison({ series: [feed, labour] }))
  const drawing = within(screen.getByRole('img'))
  expect(drawing.getAllByText('no data')).toHaveLength(1)
  expect(drawing.getAllByText('—')).toHaveLength(1)
})

test('more than twenty-four bars have no values on them', async () => {
  const categories = Array.from({ length: 25 }, (_, at) => String(2000 + at))
  await show(comparison({ categories, series: [{ name: 'Sold', values: categories.map((_, at) => at + 0.5) }] }))
  expect(within(screen.getByRole('img')).queryByText('7.5')).toBeNull()
})

test('several series have a legend, or their names at the ends of their lines and piles', async () => {
  await show(comparison({ series: many }))
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual(['Feed', 'Labour'])
})

test.each(['line', 'stacked'] as const)('%s: names stand in the drawing where there is room', async (kind) => {
  onWideScreen()
  await show(comparison({ kind, series: many }))
  expect(within(screen.getByRole('img')).getByText(/^Labour/)).toBeDefined()
  expect(screen.queryByRole('list')).toBeNull()
})

test('arrow keys read category by category and say so; Home, End and Escape too', async () => {
  const { user, plot, said } = await show(comparison({ series: many }))
  act(() => plot.focus())
  await user.keyboard('{ArrowRight}')
  expect(said()).toBe('2023 (million), Feed 9.0, Labour 2.0')
  await user.keyboard('{ArrowRight}')
  expect(said()).toBe('2024 (million), Feed 8.0, Labour no data')
  await user.keyboard('{End}{ArrowRight}')
  expect(said()).toBe('2025 (million), Feed 7.0, Labour 1.5')
  await user.keyboard('{Home}{ArrowLeft}')
  expect(said()).toBe('2023 (million), Feed 9.0, Labour 2.0')
  await user.keyboard('{Escape}')
  expect(said()).toBe('')
})

test('what the pointer reads is shown, not said', async () => {
  const { user, plot, said } = await show(
    comparison({ kind: 'line', series: [...many, { name: 'Other', values: [1, 1, 1] }] }),
  )
  vi.spyOn(plot, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 720, 400))
  await user.pointer({ target: plot, coords: { clientX: 600, clientY: 200 } })
  expect(screen.getByText('2025 (million)')).toBeDefined()
  expect(said()).toBe('')
  await user.pointer({ target: document.body })
  await user.unhover(plot)
  expect(screen.queryByText('2025 (million)')).toBeNull()
})

test('parts of a whole are listed below their strip in its order, with share and value', async () => {
  await show(chartSamples.en.find(({ kind, unit }) => kind === 'share' && unit !== '%') as ChartOf<'share'>)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '76.3%Hog farming105.2',
    '17.6%Slaughter and pork24.3',
    '6.1%Feed and other8.4',
  ])
  expect(screen.queryByRole('application')).toBeNull()
})

test('a slope has the first value at its start, and the last with the name at its end', async () => {
  onWideScreen()
  const { user, plot, said } = await show(chartSamples.en.find(({ kind }) => kind === 'slope') as ChartOf<'slope'>)
  const drawing = within(screen.getByRole('img'))
  expect(drawing.getByText('21')).toBeDefined()
  expect(drawing.getByText('9% Mean of eight farms')).toBeDefined()
  act(() => plot.focus())
  await user.keyboard('{ArrowDown}')
  expect(said()).toBe('Mean of eight farms, Spring 2025 21%, Spring 2026 9%')
})

test('a target is drawn and named, and stands in table and file', async () => {
  onWideScreen()
  await show(comparison({ targets: [{ name: 'Target 2027', value: 70 }] }))
  expect(within(screen.getByRole('img')).getByText('Target 2027 70')).toBeDefined()
  expect(screen.getByRole('columnheader', { name: 'Target 2027', hidden: true })).toBeDefined()
})

test('what a mark says stands on the plot and in the table, and is read with its category', async () => {
  const marks = [{ at: '2025', unaudited: true as const, missed: true as const, text: 'Two farms shut' }]
  const { user, plot, said, container } = await show(comparison({ marks }))
  expect(within(screen.getByRole('img')).getByText('Two farms shut')).toBeDefined()
  const bars = [...container.querySelectorAll<SVGElement>('rect[data-series]')]
  expect(bars.map(({ dataset }) => [dataset.tone, dataset.unaudited])).toEqual([
    ['past', undefined],
    ['missed', 'true'],
  ])
  expect(screen.getByRole('cell', { name: 'unaudited, target missed, Two farms shut', hidden: true })).toBeDefined()
  act(() => plot.focus())
  await user.keyboard('{End}')
  expect(said()).toBe('2025 (million), unaudited, target missed, Two farms shut, Sold −1.5')
})

test('the table has every number of the drawing, with a dash where there is none', async () => {
  const { user } = await show(comparison({ series: many }))
  const view = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
  expect(view(words.chart).checked).toBe(true)
  await user.click(view(words.table))
  expect(view(words.table).checked).toBe(true)
  const rows = within(screen.getByRole('table', { name: 'Hogs sold' })).getAllByRole('row')
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Year', 'Feed', 'Labour'],
    ['2023', '9.0', '2.0'],
    ['2024', '8.0', '—'],
    ['2025', '7.0', '1.5'],
  ])
  await user.click(view(words.chart))
  expect(view(words.table).checked).toBe(false)
})

test('the file has the numbers as they are, and units in its columns', async () => {
  const { user } = await show(comparison({ series: many }))
  const made: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made.push(blob as Blob)
    return 'blob:made'
  })
  await user.click(screen.getByRole('button', { name: en.table.csvOf('Hogs sold') }))
  const text = await made[0]?.text()
  expect(text?.replace('\uFEFF', '')).toBe(
    'Year,Feed (million),Labour (million)\r\n2023,9,2\r\n2024,8,\r\n2025,7,1.5\r\n',
  )
})

test('what was chosen before the app came is shown when it comes', async () => {
  const tree = (
    <SiteProvider value={siteIn('en')}>
      <Chart chart={candlestick} words={en} />
    </SiteProvider>
  )
  renderToString(tree) // asks for the drawing's chunk
  await import('#web/charts/Drawing.tsx')
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(tree)
  const control = (name: string) => {
    const labels = [...container.querySelectorAll('label')].filter(({ textContent }) => textContent === name)
    return labels.map((label) => label.querySelector('input') as HTMLInputElement)
  }
  const early = [words.table, words.ranges[1], words.allDays(250)].flatMap(control)
  for (const input of early) input.checked = true
  expect(early).toHaveLength(4) // a period in both forms
  expect(container.querySelectorAll('tbody tr')).toHaveLength(20)

  const root = await act(async () => hydrateRoot(container, tree))
  await waitFor(() => expect(container.querySelectorAll('tbody tr')).toHaveLength(250))
  await waitFor(() => expect(container.querySelectorAll('svg[role="img"]')).toHaveLength(1))
  expect(control(words.table).every(({ checked }) => checked)).toBe(true)
  expect(control(words.ranges[1]).every(({ checked }) => checked)).toBe(true)
  act(() => screen.getByRole('application').focus())
  await userEvent.keyboard('{Home}')
  expect(container.querySelector('[aria-live]')?.textContent).toMatch(/^20 October 2026,/)
  act(() => root.unmount())
})
