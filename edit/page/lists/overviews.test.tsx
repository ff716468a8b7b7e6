import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { field, name, open } from '../testing/opened.tsx'
import { monthAfter, weeksOf } from './months.ts'

test('the calendar shows what the clock does in a month, each on its day, and leads to other months', async () => {
  const { api, user } = open('#/schedule/2026-11')
  const item = { kind: 'company', id: '2026-11-12-lorries', title: { en: 'Lorries' }, state: 'scheduled' } as const
  api.setCalendar([
    { ...item, does: 'publish', at: '2026-11-27T00:00:00Z', day: '2026-11-27' },
    { ...item, does: 'end', at: '2026-12-31T10:00:00Z', day: '2026-12-31' },
  ])
  expect(await screen.findByRole('heading', { level: 2, name: 'November 2026' })).toBeTruthy()
  const day = await screen.findByRole('list', { name: '2026-11-27: 1 item' })
  expect(within(day).getByRole('link', { name: '08:00 Published Lorries' }).getAttribute('href')).toBe(`#/${name}`)
  await user.click(screen.getByRole('link', { name: 'Next month' }))
  expect(await screen.findByRole('link', { name: '18:00 Taken down Lorries' })).toBeTruthy()
  expect(location.hash).toBe('#/schedule/2026-12')
  await user.click(screen.getByRole('link', { name: 'Next month' }))
  expect(await screen.findByText(/^Nothing is published or taken down/)).toBeTruthy()
})

test('weeks begin on Monday and hold every day of the month once', () => {
  expect(weeksOf('2026-11').map(([monday]) => monday)).toEqual(
    ['10-26', '11-02', '11-09', '11-16', '11-23', '11-30'].map((day) => `2026-${day}`),
  )
  expect(weeksOf('2027-02').flat()).toHaveLength(28)
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1), monthAfter('2024-01', 1)]).toEqual([
    '2027-01',
    '2025-12',
    '2024-02',
  ])
})

test('what became public lately is told with who published and who wrote', async () => {
  const { api } = open('#/releases')
  api.setReleases([
    {
      revision: '1',
      by: 'Bo Li',
      writers: ['韩梅'],
      at: '2026-11-27T00:00:00Z',
      items: [
        { kind: 'company', id: '2026-11-12-lorries', title: { en: 'Lorries' }, isRemoved: false },
        { kind: 'company', id: 'old', title: { en: 'Old yard' }, isRemoved: true },
      ],
      others: 2,
    },
  ])
  expect(await screen.findByText('Bo Li, 27 Nov 2026, 08:00')).toBeTruthy()
  expect(screen.getByText('Written by 韩梅')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Lorries' }).getAttribute('href')).toBe(`#/${name}`)
  expect(screen.getByRole('link', { name: 'Old yard' }).getAttribute('href')).toBe('#/company/old')
  expect(screen.getByText('Removed')).toBeTruthy()
  expect(screen.getByText('and 2 other files')).toBeTruthy()
})

test('drafts are a list of their own', async () => {
  const { api } = open('#/drafts')
  expect(await screen.findByRole('heading', { level: 1, name: /^Drafts/ })).toBeTruthy()
  await waitFor(() => expect(api.queries).toContainEqual(expect.stringContaining('state=draft')))
})

test('who else has an item open is told, with what he does; this window says what it does itself', async () => {
  const { api, user } = open(`#/${name}`)
  api.setOthers([
    { name: '安宁', doing: 'typing', isSelf: false },
    { name: 'Bo Li', doing: 'reading', isSelf: true },
  ])
  expect(await screen.findByText(/安宁 is typing here\. You have this open in another window too\./)).toBeTruthy()
  await user.type(await field(/^Title English/), '!')
  const doing = () =>
    api.calls.filter(({ path }) => path === '/api/presence').map(({ body }) => (body as { doing: string }).doing)
  await waitFor(() => expect(doing()).toContain('typing'))
  expect(doing()[0]).toBe('reading')
})
