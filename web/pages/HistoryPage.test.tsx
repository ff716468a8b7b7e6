import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Data } from '#contract/api.ts'
import { answerCalls } from '../testing/calls.ts'
import { renderWithSite } from '../testing/render.tsx'
import { page } from '../testing/samples.ts'
import { readByHand } from '../testing/scrollSpy.ts'
import { zh } from '../words/zh.ts'
import { Page } from './HistoryPage.tsx'

const years = [1992, 1998, 2005, 2024]
const course: Data<'course'> = years.map((year) => ({ year, title: `in ${year}`, text: 'text' }))
const all = years.map((year) => `${year} in ${year}`)

/** Opens the page and waits for its years; `read(2)` scrolls until two of them have passed the reading line. */
async function open(route: string) {
  answerCalls({ page, banners: [], course })
  const read = readByHand()
  const view = renderWithSite(<Page />, { route })
  const headings = await screen.findAllByRole('heading', { level: 2 })
  return { ...view, read, headings: headings.map(({ textContent }) => textContent) }
}
const rail = () => within(screen.getByRole('navigation', { name: zh.course.years }))
const marked = () =>
  rail()
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'location')
    .map(({ textContent }) => textContent)

/** Two frames: the first shows the years, with the second the page has been scrolled. */
const paint = () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))

/** Years that were scrolled to. */
let reached: string[]
beforeEach(() => {
  reached = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    reached.push(this.querySelector('h2, h3')?.textContent ?? '')
  })
})

describe('the development history', () => {
  test('years stand in the periods that begin with them, each with its light, its years and the figure that grew', async () => {
    const era = { light: 'dawn', title: 'Beginnings', text: 'text', figure: { value: '36', label: 'pigs' } } as const
    const later = { ...era, light: 'dusk', title: 'Growth' } as const
    const eras: Record<number, typeof era | typeof later> = { 1992: era, 2005: later }
    answerCalls({ page, banners: [], course: course.map((entry) => ({ ...entry, era: eras[entry.year] })) })
    readByHand()
    renderWithSite(<Page />, { route: '/developProcess' })
    const periods = (await screen.findAllByRole('heading', { level: 2 })).map((title) => title.closest('li'))
    expect(periods.map((period) => period?.dataset.light)).toEqual(['dawn', 'dusk'])
    expect(periods.map((period) => period?.querySelector('header')?.textContent)).toEqual([
      `${zh.course.period(1992, 2004)}Beginningstext36pigs`,
      `${zh.course.period(2005)}Growthtext36pigs`,
    ])
    expect(
      periods.map((period) => [...(period?.querySelectorAll('h3') ?? [])].map((year) => year.textContent)),
    ).toEqual([all.slice(0, 2), all.slice(2)])
  })

  test.each(['', '?year=2005', '?year=1850'])('shows every year at /developProcess%s', async (query) => {
    const { headings } = await open(`/developProcess${query}`)
    expect(headings).toEqual(all)
    expect(
      rail()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(years.map(String))
  })

  test('opens at the year of its address, and at the top without one or with one it does not have', async () => {
    for (const query of ['', '?year=1850', '?year=2005']) {
      const { unmount } = await open(`/developProcess${query}`)
      await paint()
      unmount()
    }
    expect(reached).toEqual(['2005 in 2005'])
  })

  test('marks the year that is being read, none above the first and the last below it', async () => {
    const { read } = await open('/developProcess')
    expect(marked()).toEqual([])
    read(2)
    expect(marked()).toEqual(['1998'])
    read(4)
    expect(marked()).toEqual(['2024'])
    read(0)
    expect(marked()).toEqual([])
  })

  test('names the year that is being read in its address, which Back does not have to go through', async () => {
    const { read } = await open('/developProcess')
    const entries = history.length
    read(1)
    await waitFor(() => expect(location.hash).toBe('#/developProcess?year=1992'))
    read(3)
    await waitFor(() => expect(location.hash).toBe('#/developProcess?year=2005'))
    read(0)
    await waitFor(() => expect(location.hash).toBe('#/developProcess'))
    expect(history.length).toBe(entries)
    expect(reached).toEqual([]) // the address follows the reader, not the reader the address
  })

  test('leads from the rail to a year and puts the focus on its heading', async () => {
    const { user, read } = await open('/developProcess')
    read(1)
    const entries = history.length
    const link = rail().getByRole('link', { name: '2024' })
    expect(link.getAttribute('href')).toBe('/developProcess?year=2024')
    await user.click(link)
    expect(reached).toEqual(['2024 in 2024'])
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: '2024 in 2024' }))
    expect(location.hash).toBe('#/developProcess?year=2024')
    expect(history.length).toBe(entries)
  })

  test('a year that was chosen stays in the address while the page is still on its way there', async () => {
    const { read } = await open('/developProcess')
    read(1)
    await waitFor(() => expect(location.hash).toBe('#/developProcess?year=1992'))
    vi.useFakeTimers()
    fireEvent.click(rail().getByRole('link', { name: '2024' }))
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(location.hash).toBe('#/developProcess?year=2024')
    vi.useRealTimers()
  })

  test('leads there again when the year already stands in the address', async () => {
    const { user, read } = await open('/developProcess?year=2005')
    await paint()
    read(3)
    await user.click(rail().getByRole('link', { name: '2005' }))
    expect(reached).toEqual(['2005 in 2005', '2005 in 2005'])
  })
})
