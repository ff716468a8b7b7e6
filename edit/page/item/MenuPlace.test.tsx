import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { navigationFile } from '#server/content/shapes/site.ts'
import { button, open, openAgain } from '../testing/opened.tsx'
import { type Served, serve } from '../testing/program.ts'
import { page } from '../testing/samples.ts'
import { withEntry } from './menuSpots.ts'

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

/** Kinds of what readers do not have yet. */
const waiting = async (api: Served) => (await api.elsewhere('waiting', {})).items.map(({ kind }) => kind).sort()

async function openNew() {
  const api = await serve({})
  await api.saveElsewhere('page/new', page)
  const tree = navigationFile.parse(await api.dataOf('navigation/navigation'))
  const names = { zh: '新页', en: 'New page' }
  const path = [0, 0, 0] as const
  await api.saveElsewhere('navigation/navigation', withEntry(tree, tree, { name: '', path }, { route: '/new', names }))
  const { user } = openAgain('#/page/new')
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Publish its menu entry as well/ })
  const publish = async () => {
    const publish = await button('Publish')
    await waitFor(() => expect(publish.getAttribute('aria-disabled')).toBe('false'))
    await user.click(publish)
    await screen.findByText('Published', { selector: '[role=status]' })
  }
  return { api, user, box, publish }
}

test('the menu entry of a new page is published with it', async () => {
  const { api, box, publish } = await openNew()
  expect(box.checked).toBe(true)
  expect(screen.queryByText(/^Its menu entry does not go out/)).toBeNull()
  await publish()
  await waitFor(() => expect(box.isConnected).toBe(false))
  expect(await waiting(api)).toEqual([])
})

test('a menu entry that does not go with its page is said to wait, before and after publishing', async () => {
  const { api, user, box, publish } = await openNew()
  await user.click(box)
  expect(screen.getByText(/^Its menu entry does not go out/)).toBeTruthy()
  await publish()
  await waitFor(() => expect(box.isConnected).toBe(false))
  expect(screen.getByText(/^Its menu entry does not go out/)).toBeTruthy()
  expect(await waiting(api)).toEqual(['navigation'])
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
