import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { open } from '../testing/opened.tsx'
import type { Served } from '../testing/program.ts'
import { page } from '../testing/samples.ts'

beforeEach(() => {
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

const posted = ({ posts }: Served) => posts('/api/preview') as { data?: { en: { title: string } } }[]
const at = (path: string) => expect.stringMatching(new RegExp(`^http://127\\.0\\.0\\.1:\\d+${path}$`))

test('the page of an item stands beside its form, and is told what is typed once nobody types', async () => {
  const { api, user } = await open('#/page/culture')
  await user.click(await screen.findByRole('button', { name: 'Preview' }))
  const frame = await screen.findByTitle('Preview: Culture (English)')
  expect(frame.getAttribute('src')).toEqual(at('/en/culture'))
  await user.type(await screen.findByRole('textbox', { name: /^Title English/ }), ' now')
  await waitFor(() => expect(posted(api).at(-1)?.data?.en.title).toBe('Culture now'))
  expect(posted(api).length, 'not for every key').toBeLessThan(5)
  expect(await screen.findByTitle('Preview: Culture now (English)')).toBe(frame)
})

test('a preview that takes its time says what it waits for', async () => {
  const { api, user } = await open('#/page/culture')
  const answer = api.hold('/api/preview')
  await user.click(await screen.findByRole('button', { name: 'Preview' }))
  expect(await screen.findByText(/^Opening the preview: the website reads all of its content/)).toBeTruthy()
  answer()
  await screen.findByTitle('Preview: Culture (English)')
  const next = api.hold('/api/preview')
  await user.type(await screen.findByRole('textbox', { name: /^Title English/ }), ' now')
  expect(await screen.findByText('The page is being made with what you typed.', {}, { timeout: 5_000 })).toBeTruthy()
  next()
  await waitFor(() => expect(screen.queryByText(/is being made/)).toBeNull())
})

test('language and screen are chosen, and kept; closing shows nothing unsaved any more', async () => {
  const { api, user } = await open('#/page/culture')
  await user.click(await screen.findByRole('button', { name: 'Preview' }))
  await user.click(await screen.findByRole('radio', { name: 'Chinese' }))
  await user.click(await screen.findByRole('radio', { name: 'Phone' }))
  const frame = await screen.findByTitle('Preview: Culture (Chinese)')
  expect([frame.getAttribute('src'), frame.style.inlineSize]).toEqual([at('/culture'), '390px'])
  expect(JSON.parse(localStorage.getItem('edit-preview') ?? '')).toEqual({
    place: 'beside',
    lang: 'zh',
    device: 'phone',
  })
  await user.click(await screen.findByRole('button', { name: 'Close the preview' }))
  await waitFor(() => expect(posted(api).at(-1)).toEqual({ kind: 'page', id: 'culture' }))
})

test('what cannot be shown says everything that is to be filled in, in the words of the form, and leads there', async () => {
  const { title: _, description: __, ...untitled } = page.en
  const { user } = await open('#/page/yard', { 'page/yard': { zh: page.zh, en: untitled } })
  await user.click(await screen.findByRole('button', { name: 'Preview' }))
  const pane = within(await screen.findByRole('region', { name: 'Preview' }))
  const said = await pane.findByText(/^This cannot be shown yet. First fill in or mend:/)
  expect(
    within(said)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['English › Title This is missing.', 'English › Description for search engines This is missing.'])
  expect(screen.queryByTitle(/Preview/)).toBeNull()
  await user.click(pane.getByRole('button', { name: 'English › Title' }))
  expect(document.activeElement).toBe(await screen.findByRole('textbox', { name: /^Title English/ }))
  await user.click(await screen.findByRole('radio', { name: 'Chinese' }))
  expect(await screen.findByText(/below is how it last could be. First fill in/)).toBeTruthy()
  expect(await screen.findByTitle(/^Preview: .* \(Chinese\)/)).toBeTruthy()
})

test('on a phone, where the preview hides the form, a field is led to by closing it', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { user } = await open('#/page/yard', { 'page/yard': { zh: page.zh, en: { ...page.en, title: '' } } })
  await user.click(await screen.findByRole('button', { name: 'Preview' }))
  const pane = within(await screen.findByRole('region', { name: 'Preview' }))
  await user.click(await pane.findByRole('button', { name: 'English › Title' }, { timeout: 10_000 }))
  expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull()
  expect(document.activeElement).toBe(await screen.findByRole('textbox', { name: /^Title English/ }))
})

test('a problem leads to its field, also within entries that are closed', async () => {
  const { user } = await open('#/page/culture')
  await user.click(await screen.findByRole('button', { name: /Culture/, expanded: false }))
  await user.clear(await screen.findByRole('textbox', { name: /^Name English/ }))
  await user.click(await screen.findByRole('button', { name: /Culture/, expanded: true }))
  await user.click(await screen.findByText(/1 thing needs mending/))
  await user.click(await screen.findByRole('button', { name: 'English › Blocks › 2 › Name' }))
  expect(document.activeElement).toBe(await screen.findByRole('textbox', { name: /^Name English/ }))
})
