import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { button, field, name, open } from '../testing/opened.tsx'
import { article } from '../testing/samples.ts'

const search = () => screen.findByRole<HTMLInputElement>('searchbox')

test('a search over everything keeps its words and results when one of them is opened', async () => {
  const { user } = await open('#/')
  await user.type(await search(), 'lorries')
  await waitFor(() => expect(screen.queryByRole('link', { name: /Culture/ })).toBeNull())
  await user.click(await screen.findByRole('link', { name: /^Lorries/ }))
  expect(await field(/^Title English/)).toBeTruthy()
  expect((await search()).value).toBe('lorries')
  expect(screen.getByRole('link', { name: 'All content' }).getAttribute('aria-current')).toBe('page')
  await user.click(screen.getByRole('link', { name: 'Pages' }))
  expect((await search()).value).toBe('')
})

test('arrow keys lead from the search into its results and back, Enter opens the first', async () => {
  const { user } = await open('#/')
  await user.click(await search())
  const first = await screen.findByRole('link', { name: /^Lorries/ })
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(first)
  await user.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(await search())
  await user.type(await search(), 'lorries')
  await waitFor(() => expect(screen.queryByRole('link', { name: /Culture/ })).toBeNull())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(location.hash).toBe(`#/${name}?in=all`))
})

test('Enter opens the first of what its words find, however late that comes, unless they change', async () => {
  const { api, user } = await open('#/')
  const [first] = await screen.findAllByRole('link', { name: /^(Lorries|Culture)/ })
  expect(first?.textContent, 'what is shown first is not what is looked for').toMatch(/^Lorries/)
  let release = api.hold('/api/items', 'GET')
  await user.type(await search(), 'culture{Enter}{Backspace}')
  release()
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Lorries/ })).toBeNull())
  expect(location.hash).toBe('#/')
  await user.clear(await search())
  await screen.findByRole('link', { name: /^Lorries/ })
  release = api.hold('/api/items', 'GET')
  await user.type(await search(), 'lorries{Enter}{Tab}')
  release()
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Culture/ })).toBeNull())
  expect(location.hash, 'somebody went on').toBe('#/')
  await user.clear(await search())
  await screen.findByRole('link', { name: /^Culture/ })
  release = api.hold('/api/items', 'GET')
  await user.type(await search(), 'culture culture{Enter}')
  expect(location.hash).toBe('#/')
  release()
  await waitFor(() => expect(location.hash).toBe('#/page/culture?in=all'))
})

test('whoever opens an item is at its title; links at the top lead to search, list and form', async () => {
  const { user } = await open('#/company')
  const row = await screen.findByRole('link', { name: /^Lorries/ })
  await user.click(row)
  await waitFor(async () =>
    expect(document.activeElement).toBe(await screen.findByRole('heading', { level: 1, name: 'Lorries' })),
  )
  await user.click(await button('To the search'))
  expect(document.activeElement).toBe(await search())
  await user.click(await button('To the list'))
  expect(document.activeElement).toBe(row)
  await user.click(await button('To the form'))
  expect(document.activeElement?.tagName).toBe('H1')
  await user.click(screen.getByRole('link', { name: 'Calendar' }))
  expect(screen.queryByRole('searchbox'), 'the overviews have the whole width').toBeNull()
  await user.click(await button('To the search'))
  await waitFor(async () => expect(document.activeElement).toBe(await search()))
})

test('whoever looks for prices finds them on the first page, and by that word', async () => {
  const prices = { week: '2026-11-09', prices: [13, 26] }
  const points = { items: [], indicative: [prices], notice: { zh: '示例', en: 'Sample' } }
  const { user } = await open('#/', { [name]: article, 'pigSale/pigSale': points })
  expect(await screen.findByText(/^Bring prices up to date/)).toBeTruthy()
  const links = screen.getAllByRole('link', { name: 'Sale points and prices' })
  expect(links.map((link) => link.getAttribute('href'))).toContain('#/pigSale/pigSale?at=indicative')
  await user.type(await search(), 'pig price')
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Lorries/ })).toBeNull())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(location.hash).toBe('#/pigSale/pigSale?at=indicative&in=all'))
})
