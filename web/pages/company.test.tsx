import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Data } from '#contract/api.ts'
import { formatDay } from '../parts/DateMark.tsx'
import { answerCalls } from '../testing/calls.ts'
import { renderWithSite } from '../testing/render.tsx'
import { page, picture } from '../testing/samples.ts'
import { Page as Leaders } from './LeadersPage.tsx'

const leader = (id: string, group: 'board' | 'executive'): Data<'leaderList'>[number] => ({
  id,
  order: 1,
  since: 2019,
  group,
  name: `name ${id}`,
  post: `post ${id}`,
  summary: 'summary',
  cv: `<p>career of ${id}</p>`,
})

describe('the management team', () => {
  const open = (route: string) => {
    answerCalls({ page, banners: [], leaderList: [leader('a', 'board'), leader('b', 'executive')] })
    return renderWithSite(<Leaders />, { route })
  }

  test('is shown by body', async () => {
    const { words } = open('/manageTeam')
    const board = await screen.findByRole('heading', { name: words.leaders.board })
    expect(within(board.parentElement as HTMLElement).getByText('name a')).toBeDefined()
    expect(within(board.parentElement as HTMLElement).queryByText('name b')).toBeNull()
  })

  test("opens a person's career in a dialog whose id stands in the address", async () => {
    const { user, words } = open('/manageTeam')
    await user.click(await screen.findByRole('button', { name: words.leaders.cvOf('name b') }))
    expect(location.hash).toBe('#/manageTeam?id=b')
    expect(within(screen.getByRole('dialog', { name: 'name b' })).getByText('career of b')).toBeDefined()
    await user.click(screen.getByRole('button', { name: words.leaders.close }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(location.hash).toBe('#/manageTeam')
  })

  test('a plate says since when, until when and with how many shares, as far as they are known', async () => {
    const plate = { ...leader('a', 'board'), termEnds: 2027, holding: { shares: 14_200_000, date: '2026-09-30' } }
    answerCalls({ page, banners: [], leaderList: [plate, leader('b', 'board')] })
    const { words } = renderWithSite(<Leaders />, { route: '/manageTeam' })
    const term = async (name: string) =>
      (await screen.findAllByText(name)).map((part) => part.nextElementSibling?.textContent)
    expect(await term(words.leaders.since)).toEqual([2019, 2019].map(words.leaders.year))
    expect(await term(words.leaders.termEnds)).toEqual([words.leaders.year(2027)])
    expect(await term(words.leaders.shares(formatDay('2026-09-30', words)))).toEqual(['14,200,000'])
  })

  test('shows the photograph of who has one, around its point', async () => {
    const shown = { ...picture('head'), focus: { x: 40, y: 20 }, alt: 'name a, post a' }
    answerCalls({ page, banners: [], leaderList: [{ ...leader('a', 'board'), picture: shown }, leader('b', 'board')] })
    const { container } = renderWithSite(<Leaders />, { route: '/manageTeam' })
    const photograph = await screen.findByRole('img', { name: 'name a, post a' })
    expect(photograph.style.objectPosition).toBe('40% 20%')
    expect(container.querySelectorAll('li img').length).toBe(1)
  })

  test('shows the career that a shared address names', async () => {
    open('/manageTeam?id=a')
    expect(await screen.findByRole('dialog', { name: 'name a' })).toBeDefined()
  })
})
