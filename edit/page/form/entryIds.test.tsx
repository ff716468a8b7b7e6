import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { button, open } from '../testing/opened.tsx'

const both = (zh: string, en: string) => ({ zh, en })
const calendar = {
  updated: '2026-11-20',
  name: both('日历', 'Calendar'),
  notice: both('说明', 'Notice'),
  kinds: [{ code: 'meeting', ...both('会议', 'Meeting') }],
  items: [
    { id: 'agm-2026', date: '2026-12-01', kind: 'meeting', zh: { title: '大会' }, en: { title: 'Annual meeting' } },
  ],
}
type Kept = { items: { id: string }[] }

test('an event gets its id by the program, also a copy, and nobody is asked for one', async () => {
  const { api, user } = await open('#/calendar/calendar', { 'calendar/calendar': calendar })
  await user.click(await screen.findByRole('button', { name: /Annual meeting$/, expanded: false }))
  expect(screen.queryByLabelText(/^Id/)).toBeNull()
  expect(await button(/2026-12-01 Annual meeting$/)).toBeTruthy()
  await user.click(await button('Copy “Annual meeting”'))
  const entries = screen.getByRole('heading', { name: /^Entries/ }).parentElement as HTMLElement
  await user.click(within(entries).getByRole('button', { name: /^Add/ }))
  expect(within(entries).getByText('Entry 3'), 'not the id that was made').toBeTruthy()
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('Saved, not published yet')
  const { items } = (await api.dataOf('calendar/calendar')) as Kept
  expect(items.map(({ id }) => id)).toEqual([
    'agm-2026',
    expect.stringMatching(/^[\da-f]{8}$/),
    expect.stringMatching(/^[\da-f]{8}$/),
  ])
  expect(new Set(items.map(({ id }) => id)).size).toBe(3)
})

test('a copy of what others refer to by its id gets a number behind it', async () => {
  const figures = {
    units: [{ id: 'mills', zh: { unit: '座' }, en: { unit: 'mills' } }],
    items: [{ id: 'mills-2025', scope: both('厂', 'Mills'), value: 96, unit: 'mills' }],
  }
  const { user } = await open('#/figures/figures', { 'figures/figures': figures })
  await user.click(await button('Copy “Mills”'))
  expect((await screen.findByLabelText<HTMLInputElement>(/^Id/)).value).toBe('mills-2025-2')
})
