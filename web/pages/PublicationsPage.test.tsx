import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Data } from '#contract/api.ts'
import { type Answers, answerCalls, RefusedCall } from '../testing/calls.ts'
import { renderWithSite } from '../testing/render.tsx'
import { page } from '../testing/samples.ts'
import { Page } from './PublicationsPage.tsx'

const reports = (count: number): Data<'reports'> => ({
  items: Array.from({ length: count }, (_, at) => ({
    id: `report-${at}`,
    date: '2025-04-22',
    category: '2',
    categoryName: '环境',
    year: 2024 - at,
    kind: '专题报告',
    large: false,
    file: { href: `/media/reports/report-${at}.zh.pdf`, format: 'PDF', size: 345_678, pages: 48 },
    title: `report ${at}`,
    summary: 'summary',
    scope: '全集团',
  })),
  total: count,
  page: 1,
  pageSize: 50,
  years: [2024],
  categories: [
    { typeName: '全部', typeCode: '', check: true },
    { typeName: '治理', typeCode: '1', check: false },
  ],
})
const open = (answers: Answers, route = '/reportDownload') => {
  const asked = answerCalls({ page, banners: [], ...answers })
  return { asked: () => asked.filter(({ name }) => name === 'reports'), ...renderWithSite(<Page />, { route }) }
}

test('reports are shown with category, year, pages and scope', async () => {
  open({ reports: reports(2) })
  const card = within((await screen.findByRole('heading', { name: 'report 1' })).closest('li') as HTMLElement)
  for (const text of ['环境', '2023', '48页', '口径：全集团']) expect(card.getAllByText(text)).not.toEqual([])
})

test('large reports stand at the head with what they are on their covers, the others by their year', async () => {
  const all = reports(3)
  const items = all.items.map((item, at) => ({ ...item, large: at === 1, kind: at === 1 ? '年度报告' : '专题报告' }))
  open({ reports: { ...all, items } })
  await screen.findByRole('heading', { name: 'report 2' })
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(headings.slice(-5)).toEqual(['report 1', '2024', 'report 0', '2022', 'report 2'])
  const large = screen.getByRole('heading', { name: 'report 1' }).closest('li') as HTMLElement
  expect(within(large).getAllByText('年度报告')).toHaveLength(2)
  expect(within(screen.getByRole('region', { name: '2022' })).getByRole('heading', { name: 'report 2' })).toBeDefined()
})

test('a report is saved under its title, and its link says format and size', async () => {
  open({ reports: reports(1) })
  const link = await screen.findByRole('link', { name: /下载PDF.*report 0/ })
  expect(link.getAttribute('href')).toBe('/media/reports/report-0.zh.pdf')
  expect(link.getAttribute('download')).toBe('report 0.pdf')
  expect(link.textContent).toContain('346 kB')
})

test('a category is put into the address and asked for', async () => {
  const { user, asked } = open({ reports: reports(2) })
  await user.click(await screen.findByRole('button', { name: '治理' }))
  expect(location.hash).toBe('#/reportDownload?category=1')
  expect(asked().at(-1)?.query.category).toBe('1')
})

test('an empty list shows "no data yet"', async () => {
  const { words } = open({ reports: reports(0) })
  expect(await screen.findByText(words.state.empty)).toBeDefined()
})

test('trying again after a refusal asks again for the same', async () => {
  let refused = true
  const { user, words, asked } = open(
    { reports: () => (refused ? new RefusedCall(500, '服务器出了问题。') : reports(1)) },
    '/reportDownload?category=1',
  )
  expect((await screen.findByRole('alert')).textContent).toContain('服务器出了问题。')
  refused = false
  await user.click(screen.getByRole('button', { name: words.state.retry }))
  expect(await screen.findByRole('heading', { name: 'report 0' })).toBeDefined()
  expect(asked().map(({ query }) => query.category)).toEqual(['1', '1'])
})
