import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { App } from '../App.tsx'
import { fakeApi } from '../testing/fakeApi.ts'
import { page } from '../testing/samples.ts'

beforeEach(() => {
  localStorage.clear()
  // There is no layout here: what watches it is told a size at once.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly tell: (entries: object[]) => void
      constructor(tell: (entries: object[]) => void) {
        this.tell = tell
      }
      observe() {
        this.tell([{ contentRect: { width: 720, height: 800 } }])
      }
      disconnect() {}
    },
  )
})

function open(preview: object) {
  const api = fakeApi({ 'page/culture': page }, preview)
  history.replaceState(null, '', '#/page/culture')
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <App />
    </QueryClientProvider>,
  )
  return { api, user: userEvent.setup() }
}
const shown = {
  origin: 'http://127.0.0.1:8121',
  pages: { zh: '/culture', en: '/en/culture' },
  langs: ['zh', 'en'],
  isShown: true,
  problems: [],
}
const posted = (api: ReturnType<typeof fakeApi>) =>
  api.calls
    .filter(({ path }) => path === '/api/preview')
    .map(({ body }) => body as { data?: { en: { title: string } } })

test('the page of an item stands beside its form, and is told what is typed once nobody types', async () => {
  const { api, user } = open(shown)
  await user.click(await screen.findByRole('button', { name: 'Preview' }))
  const frame = await screen.findByTitle('Preview: Culture (English)')
  expect(frame.getAttribute('src')).toBe('http://127.0.0.1:8121/en/culture')
  await user.type(await screen.findByRole('textbox', { name: /^Title English/ }), ' now')
  await waitFor(() => expect(posted(api).at(-1)?.data?.en.title).toBe('Culture now'))
  expect(posted(api).length, 'not for every key').toBeLessThan(5)
  expect(await screen.findByTitle('Preview: Culture now (English)')).toBe(frame)
})

test('language and screen are chosen, and kept; closing shows nothing unsaved any more', async () => {
  const { api, user } = open(shown)
  await user.click(await screen.findByRole('button', { name: 'Preview' }))
  await user.click(await screen.findByRole('radio', { name: 'Chinese' }))
  await user.click(await screen.findByRole('radio', { name: 'Phone' }))
  const frame = await screen.findByTitle('Preview: Culture (Chinese)')
  expect([frame.getAttribute('src'), frame.style.inlineSize]).toEqual(['http://127.0.0.1:8121/culture', '390px'])
  expect(JSON.parse(localStorage.getItem('edit-preview') ?? '')).toEqual({
    place: 'beside',
    lang: 'zh',
    device: 'phone',
  })
  await user.click(await screen.findByRole('button', { name: 'Close the preview' }))
  await waitFor(() => expect(posted(api).at(-1)).toEqual({ kind: 'page', id: 'culture' }))
})

test('what cannot be shown is said with its reason', async () => {
  const problems = [{ text: { zh: '缺“标题”。', en: '“title” is missing.' } }]
  const { user } = open({ ...shown, isShown: false, langs: ['zh'], problems })
  await user.click(await screen.findByRole('button', { name: 'Preview' }))
  expect(await screen.findByText(/The page appears when it is filled in. Because: “title” is missing/)).toBeTruthy()
  expect(screen.queryByTitle(/Preview/)).toBeNull()
  await user.click(await screen.findByRole('radio', { name: 'Chinese' }))
  expect(await screen.findByText(/Below is how it last could be. Because/)).toBeTruthy()
  expect(await screen.findByTitle('Preview: Culture (Chinese)')).toBeTruthy()
})

test('a problem leads to its field, also within entries that are closed', async () => {
  const { user } = open(shown)
  await user.click(await screen.findByRole('button', { name: /Culture/, expanded: false }))
  await user.clear(await screen.findByRole('textbox', { name: /^Name English/ }))
  await user.click(await screen.findByRole('button', { name: /Culture/, expanded: true }))
  await user.click(await screen.findByText(/1 thing needs mending/))
  await user.click(await screen.findByRole('button', { name: 'English › Blocks › 2 › Name' }))
  expect(document.activeElement).toBe(await screen.findByRole('textbox', { name: /^Name English/ }))
})
