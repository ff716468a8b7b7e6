import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { Calendar } from '#contract/calendar.ts'
import { answerCalls } from '../testing/calls.ts'
import { renderWithSite } from '../testing/render.tsx'
import { event, page } from '../testing/samples.ts'
import { Page as IrContact } from './IrContactPage.tsx'

const lead = { type: 'lead' as const, text: '<p>What the page says.</p>' }

describe('the investor calendar', () => {
  const calendar = (events: Calendar['events']): Calendar => ({
    updated: '2026-11-20',
    name: 'Investor calendar',
    notice: 'Dates may move.',
    href: '/calendar.ics',
    events,
  })
  const later = (at: number) => event(`later-${at}`, { date: `2027-0${at}-08` })
  const events = [
    event('past', { date: '2026-10-28', link: '/report' }),
    event('bulletin', { date: '2026-12-08', tentative: true, place: 'This site' }),
    event('visit', { date: '2026-12-17', time: '09:30', until: '16:00' }),
    ...[1, 2, 3, 4, 5, 6].map(later),
  ]
  const open = async (given = events) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00+08:00') })
    answerCalls({ page: (query) => page(query, [lead]), banners: [], calendar: calendar(given) })
    const view = renderWithSite(<IrContact />, { route: '/contact' })
    await screen.findByRole('heading', { name: 'Investor calendar' })
    return view
  }
  const titles = (list: HTMLElement) =>
    within(list)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent)

  test('begins with what comes next, each with its own file', async () => {
    const { words } = await open()
    const list = screen.getByRole('list', { name: words.calendar.coming })
    expect(titles(list)[0]).toBe('event bulletin')
    expect(titles(list)).toHaveLength(6)
    const [first, second] = within(list).getAllByRole('listitem')
    for (const text of ['2026年12月8日', 'Results', words.calendar.tentative, 'This site']) {
      expect(within(first as HTMLElement).getByText(text)).toBeDefined()
    }
    expect(within(second as HTMLElement).getByText('09:30–16:00')).toBeDefined()
    const add = screen.getByRole('link', { name: words.calendar.addOf('event visit') })
    expect(add.getAttribute('href')).toBe('/calendar/visit.ics')
  })

  test('folds later and past dates; a past one leads to its announcement and to no file', async () => {
    const { words, container } = await open()
    const [after, before] = [...container.querySelectorAll('details')]
    expect(after?.querySelector('summary')?.textContent).toBe(words.calendar.later(2))
    expect(before?.querySelector('summary')?.textContent).toBe(words.calendar.past(1))
    expect([after?.open, before?.open]).toEqual([false, false])
    const links = within(before as HTMLElement).getAllByRole('link', { hidden: true })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/report'])
  })

  test('can be subscribed to', async () => {
    const { user, words } = await open()
    expect(screen.getByRole('link', { name: words.calendar.subscribe }).getAttribute('href')).toBe('/calendar.ics')
    await user.click(screen.getByRole('button', { name: words.calendar.copy }))
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/calendar.ics`)
    expect(await screen.findByText(words.calendar.copied)).toBeDefined()
  })

  test('says when no date is set', async () => {
    const { words } = await open([event('past', { date: '2026-10-28' })])
    expect(screen.getByText(words.calendar.none)).toBeDefined()
  })
})
