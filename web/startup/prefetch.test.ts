import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Page } from '#contract/page.ts'
import { createQueryClient } from '../data/queries.ts'
import { type Answers, answerCalls, RefusedCall } from '../testing/calls.ts'
import { siteIn } from '../testing/site.ts'
import { prefetchLinks } from './prefetch.ts'

let end: (() => void) | undefined
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  document.body.innerHTML = `
    <a href="/culture"><span>Culture</span> <b>now</b></a>
    <a href="/honest/report">Report</a>
    <a href="/files/annual.pdf">Annual report</a>`
})
afterEach(() => {
  end?.()
  document.body.removeAttribute('aria-busy')
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const culture = { path: '/culture', description: '', blocks: [], related: [] } as unknown as Page
const start = (answers: Answers = { page: culture, banners: [] }, queries: QueryClient = createQueryClient()) => {
  const calls = answerCalls(answers)
  end = prefetchLinks(queries, siteIn('zh'))
  return { queries, names: () => calls.map(({ name }) => name).sort() }
}
const on = (selector: string, type: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))

test('what a link leads to is fetched when a pointer rests on it, once for all its parts', async () => {
  const { names, queries } = start()
  on('span', 'pointerover')
  vi.advanceTimersByTime(30)
  on('b', 'pointerover')
  expect(names()).toEqual([])
  vi.advanceTimersByTime(40)
  await vi.waitFor(() => expect(queries.getQueryData(['page', { path: '/culture' }])).toEqual(culture))
  expect(names()).toEqual(['banners', 'page'])
})

test('nothing is fetched for a link in what is busy: it shows its last state with links for the next', async () => {
  const { names } = start()
  document.body.setAttribute('aria-busy', 'true')
  for (const type of ['pointerover', 'pointerdown', 'focusin']) on('span', type)
  await vi.advanceTimersByTimeAsync(500)
  expect(names()).toEqual([])
  document.body.removeAttribute('aria-busy')
  on('span', 'pointerover')
  await vi.advanceTimersByTimeAsync(500)
  expect(names()).toEqual(['banners', 'page'])
})

test('nothing is fetched for a pointer that only passes', () => {
  const { names } = start()
  on('span', 'pointerover')
  vi.advanceTimersByTime(30)
  on('body', 'pointerover')
  vi.advanceTimersByTime(500)
  expect(names()).toEqual([])
})

/** The press itself is painted first. */
const nextFrame = () => vi.advanceTimersByTimeAsync(20)

test.each(['pointerdown', 'focusin'])('%s is as good as a resting pointer, a frame later', async (sign) => {
  const { names } = start()
  on('[href="/culture"]', sign)
  expect(names()).toEqual([])
  await nextFrame()
  expect(names()).toEqual(['banners', 'page'])
})

test('what has been fetched is not fetched again', async () => {
  const { names, queries } = start()
  on('[href="/culture"]', 'focusin')
  await nextFrame()
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0))
  on('[href="/culture"]', 'pointerdown')
  await nextFrame()
  expect(names()).toEqual(['banners', 'page'])
})

test('nothing of the integrity pages and of files is fetched before they are opened', async () => {
  const { names } = start()
  on('[href="/honest/report"]', 'focusin')
  on('[href$=".pdf"]', 'focusin')
  await nextFrame()
  expect(names()).toEqual([])
})

test('nothing is fetched for a reader who saves data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  const { names } = start()
  on('[href="/culture"]', 'focusin')
  await nextFrame()
  expect(names()).toEqual([])
})

test('what could not be had is forgotten, so that the page asks again', async () => {
  const { queries } = start({ page: new RefusedCall(500, 'not now'), banners: [] })
  on('[href="/culture"]', 'focusin')
  await nextFrame()
  await vi.waitFor(() =>
    expect(
      queries
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey[0]),
    ).toEqual(['banners']),
  )
})
