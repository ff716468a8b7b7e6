import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Data } from '#contract/api.ts'
import { answerCalls } from '../testing/calls.ts'
import { renderWithSite } from '../testing/render.tsx'
import { page, picture } from '../testing/samples.ts'
import { Page as Leaders } from './LeadersPage.tsx'

const leader = (id: string, group: 'board' | 'executive'): Data<'leaderList'>[number] => ({
  id,
  order: 1,
  since: 2019,
  group,
  portrait: {
    skin: 'warm',
    hair: 'side',
    shade: 'grey',
    glasses: false,
    clothes: 'open',
    colour: 'forest',
    second: 'white',
  },
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

  test('shows the photograph of who has one, around its point, and the figure of who is drawn', async () => {
    const { portrait: _, ...photographed } = leader('a', 'board')
    const shown = { ...picture('head'), focus: { x: 40, y: 20 }, alt: 'name a, post a' }
    answerCalls({ page, banners: [], leaderList: [{ ...photographed, picture: shown }, leader('b', 'board')] })
    const { container } = renderWithSite(<Leaders />, { route: '/manageTeam' })
    const photograph = await screen.findByRole('img', { name: 'name a, post a' })
    expect(photograph.style.objectPosition).toBe('40% 20%')
    expect(container.querySelectorAll('li img, li svg[viewBox="8 3 104 122"]').length).toBe(2)
  })

  test('shows the career that a shared address names', async () => {
    open('/manageTeam?id=a')
    expect(await screen.findByRole('dialog', { name: 'name a' })).toBeDefined()
  })
})
