import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { field, name, open } from '../testing/opened.tsx'
import { article, page } from '../testing/samples.ts'
import { addressIn, idIn, linkTo } from './linkAddress.ts'

const titled = (zh: string, en: string, more = {}) => ({
  ...article,
  ...more,
  zh: { ...article.zh, title: zh },
  en: { ...article.en, title: en },
})
const items = {
  [name]: article,
  'page/culture': page,
  'company/2026-11-20-open-day': titled('十二月开放日', 'Open day in December'),
  'securities/2026-11-21-call': titled('十二月业绩会', 'Results call', { publishAt: '2126-01-01T08:00+08:00' }),
}

async function openRow() {
  const { user } = await open(`#/${name}`, items)
  const text = await field(/^Text English/)
  const frame = text.closest<HTMLElement>('.cm-editor')?.parentElement?.parentElement ?? document.body
  const link = within(frame)
  await user.click(link.getByRole('button', { name: 'Link' }))
  return { user, text, link, input: link.getByLabelText<HTMLInputElement>('Link to') }
}

test('a link finds news by a title in either language, and tells what is not online yet', async () => {
  const { user, text, link, input } = await openRow()
  await user.type(input, '十二月')
  const found = await link.findByRole('list', { name: 'Pages and articles found' })
  expect(within(found).getByText(/not online yet, from 1 Jan 2126, 08:00/)).toBeTruthy()
  await user.click(within(found).getByRole('button', { name: 'Open day in December' }))
  expect(text.textContent).toContain('[Open day in December](/2026-11-20-open-day)')
  expect(link.queryByLabelText('Link to')).toBeNull()
})

test('what is no address is not inserted, and a page that is not known only when it is asked for twice', async () => {
  const { user, text, link, input } = await openRow()
  const before = text.textContent
  await user.type(input, '十二月{Enter}')
  expect((await link.findByRole('alert')).textContent).toMatch(/^“十二月” is no address/)
  await user.clear(input)
  await user.type(input, '/december{Enter}')
  expect(await link.findByText(/^No page of the site is known at \/december/)).toBeTruthy()
  expect(text.textContent).toBe(before)
  await user.type(input, '{Enter}')
  await waitFor(() => expect(text.textContent).toContain('[/december](/december)'))
})

test('a page that is known is linked to at once', async () => {
  const { user, text, input } = await openRow()
  await user.type(input, '/culture{Enter}')
  await waitFor(() => expect(text.textContent).toContain('(/culture)'))
})

test('every kind that is found has the address that readers know', () => {
  expect(linkTo({ kind: 'page', id: 'honest/report' })).toBe('/honest/report')
  expect(linkTo({ kind: 'announcement', id: 'a-1' })).toBe('/a-1')
  expect(linkTo({ kind: 'securities', id: 'b' })).toBe('/securities/detail?id=b')
  expect(linkTo({ kind: 'report', id: '2025' })).toBe('/reportDownload?id=2025')
  expect(linkTo({ kind: 'figures', id: 'figures' })).toBeUndefined()
  expect(idIn('/securities/detail?id=b')).toBe('b')
})

test.each([
  ['/culture', '/culture'],
  ['https://example.com/a_(b)', 'https://example.com/a_%28b%29'],
  ['www.example.com', 'https://www.example.com'],
  ['ir@example.com', 'mailto:ir@example.com'],
  ['tel:+86-10-1234', 'tel:+86-10-1234'],
  ['十二月', undefined],
  ['December', undefined],
  ['javascript:alert(1)', undefined],
  ['/two words', undefined],
  ['//example.com', undefined],
])('what is typed as an address: %s', (typed, address) => {
  expect(addressIn(typed)).toBe(address)
})
