import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { button, open } from '../testing/opened.tsx'
import { page } from '../testing/samples.ts'

const section = (id: string, entries: object[]) => ({
  id,
  link: `/${id}`,
  zh: { title: `${id}栏目`, summary: id },
  en: { title: `Section ${id}`, summary: id },
  children: [{ zh: '概况', en: 'Overview', children: entries }],
})
const entry = (id: string) => ({ id, link: `/${id}`, zh: `${id}页`, en: `Page ${id}` })
const menu = [
  section('company', [entry('history'), { ...entry('terms'), unlisted: true }]),
  section('quality', [entry('honest-report')]),
]
const items = { 'page/honest/report': page, 'page/history': page, 'navigation/navigation': menu }

test('a page that no menu leads to is put there by its place and its titles; nothing else of the menu changes', async () => {
  const { api, user } = await open('#/page/honest/report', items)
  expect(await screen.findByText(/^No menu leads to this page yet/)).toBeTruthy()
  expect(await screen.findAllByText(/does not lead to \/honest\/report yet/)).toHaveLength(1) // though both its files miss it
  await user.click(await button('Add to menu'))
  const place = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Behind' })
  expect([...place.options].map(({ text }) => text)).toEqual([
    'Section company › Overview › Page history',
    'Section quality › Overview › Page honest-report',
  ])
  await user.selectOptions(place, 'Section company › Overview › Page history')
  expect(screen.getByLabelText<HTMLInputElement>('Entry in Chinese').value).toBe(page.zh.title)
  await user.clear(screen.getByLabelText('Entry in English'))
  expect((await button('Add to menu')).getAttribute('aria-disabled')).toBe('true')
  await user.type(screen.getByLabelText('Entry in English'), 'Report')
  await user.click(await button('Add to menu'))
  expect(await screen.findByText(/^It stands in the menu now/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByText(/does not lead to \/honest\/report yet/)).toBeNull())
  const [company, ...others] = menu
  const added = { id: 'honest-report-2', link: '/honest/report', zh: page.zh.title, en: 'Report' }
  const [group] = company?.children ?? []
  const children = [{ ...group, children: group?.children.toSpliced(1, 0, added) }]
  expect(await api.dataOf('navigation/navigation')).toEqual([{ ...company, children }, ...others])
})

test('of a page that stands in the menu nothing is said', async () => {
  await open('#/page/history', items)
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  await button('Save')
  expect(screen.queryByText(/^No menu leads/)).toBeNull()
})

test('the list of what is wrong goes when somebody goes on elsewhere, or presses Escape', async () => {
  const { user } = await open('#/page/honest/report', items)
  const entry = await screen.findByText(/does not lead to \/honest\/report yet/)
  const list = entry.closest('details') as HTMLDetailsElement
  const summary = list.querySelector('summary') as HTMLElement
  await user.click(summary)
  expect(list.open).toBe(true)
  await user.click(entry)
  expect(list.open).toBe(true)
  await user.click(await button('Save'))
  expect(list.open).toBe(false)
  await user.click(summary)
  summary.focus()
  await user.keyboard('{Escape}')
  expect(list.open).toBe(false)
})
