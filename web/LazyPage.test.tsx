import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { chunkTimeout } from './data/specification.ts'
import { LazyPage } from './LazyPage.tsx'
import { loadPage } from './routing/loadPage.ts'
import type { PageModule } from './routing/routes.ts'
import { renderWithSite } from './testing/render.tsx'

const Page = () => <h1>Loaded</h1>
const never = () => new Promise<PageModule>(() => {})
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

test('a page that is on its way shows a skeleton, then itself', async () => {
  let arrive: (page: PageModule) => void = () => {}
  const { container } = renderWithSite(<LazyPage load={() => new Promise((resolve) => (arrive = resolve))} />)
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull()
  await act(async () => arrive({ Page }))
  expect(screen.getByRole('heading', { name: 'Loaded' })).toBeDefined()
  expect(container.querySelector('[aria-busy="true"]')).toBeNull()
})

test('loading is given up after 120000 ms, with a message and a retry that works', async () => {
  vi.useFakeTimers()
  const load = vi.fn<() => Promise<PageModule>>().mockImplementationOnce(never).mockResolvedValueOnce({ Page })
  const { words } = renderWithSite(<LazyPage load={load} />)
  await pass(chunkTimeout - 1)
  expect(screen.queryByRole('alert')).toBeNull()
  await pass(1)
  expect(screen.getByRole('alert').textContent).toContain(words.state.chunkTimeout)
  fireEvent.click(screen.getByRole('button', { name: words.state.retry }))
  await pass(0)
  expect(load).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Loaded' })).toBeDefined()
})

test('a page that could not be loaded says so, and can be tried again', async () => {
  const load = vi
    .fn<() => Promise<PageModule>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValueOnce({ Page })
  const { words, user } = renderWithSite(<LazyPage load={load} />)
  expect((await screen.findByRole('alert')).textContent).toContain(words.state.chunkFailed)
  await user.click(screen.getByRole('button', { name: words.state.retry }))
  expect(await screen.findByRole('heading', { name: 'Loaded' })).toBeDefined()
})

test('a chunk that the browser gives up for good is asked for by the page’s own document, unless there is no network', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  const { words, user } = renderWithSite(<LazyPage load={load} />)
  const retry = async () => user.click(await screen.findByRole('button', { name: words.state.retry }))
  await retry()
  await screen.findByRole('alert')
  expect(reload).not.toHaveBeenCalled()
  online.mockReturnValue(true)
  await retry()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('a chunk is asked for once, however many wait for it', async () => {
  const load = vi.fn(async () => ({ Page }))
  expect(await Promise.all([loadPage(load, 'zh'), loadPage(load, 'zh')])).toEqual([Page, Page])
  expect(load).toHaveBeenCalledTimes(1)
})

test('a chunk that has arrived is shown at once', async () => {
  const load = async () => ({ Page })
  await loadPage(load, 'zh')
  renderWithSite(<LazyPage load={load} />)
  expect(screen.getByRole('heading', { name: 'Loaded' })).toBeDefined()
})

test('the wait may be another one', async () => {
  vi.useFakeTimers()
  const late = expect(loadPage(never, 'zh', 50)).rejects.toMatchObject({ name: 'TimeoutError' })
  await vi.advanceTimersByTimeAsync(50)
  await late
})

test('a page is prepared for its language before it is shown', async () => {
  const order: string[] = []
  const prepare = async (lang: string) => void order.push(lang)
  const load = async () => ({ Page, prepare })
  await Promise.all([loadPage(load, 'zh'), loadPage(load, 'en')]) // as the server does
  expect(order.sort()).toEqual(['en', 'zh'])
  const stuck = { Page, prepare: () => Promise.reject(new Error()) }
  await expect(loadPage(async () => stuck, 'zh')).rejects.toThrow()
})
