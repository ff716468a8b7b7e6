import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { App } from './App.tsx'
import { headerHeightFallback } from './data/specification.ts'
import { answerCalls } from './testing/calls.ts'
import { renderWithSite } from './testing/render.tsx'
import { articles, page, summary } from './testing/samples.ts'
import { listenToTracker } from './testing/tracker.ts'

const start = (around: Parameters<typeof renderWithSite>[1] = {}) => {
  answerCalls({
    page,
    banners: [],
    newsList: articles([summary('one')], { total: 20 }),
  })
  return renderWithSite(<App />, around)
}
const main = () => screen.getByRole('main')
const footer = () => within(screen.getByRole('contentinfo'))
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const contentTop = () => main().style.getPropertyValue('--content-top')

/** Back and Forward, as the browser tells of them. */
const travel = (entry: unknown, address: string) =>
  act(() => {
    history.replaceState(entry, '', address)
    window.dispatchEvent(new PopStateEvent('popstate', { state: entry }))
  })

beforeEach(() => void window.scrollTo({ top: 0 }))

describe('the layout', () => {
  test('is a header, a content area and a footer', async () => {
    start({ route: '/culture' })
    await title('企业文化')
    expect(screen.getAllByRole('banner')).toHaveLength(1)
    expect(screen.getAllByRole('main')).toHaveLength(1)
    expect(screen.getAllByRole('contentinfo')).toHaveLength(1)
  })

  test('begins with a link to the content', async () => {
    const { user, words } = start({ route: '/culture' })
    await title('企业文化')
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('link', { name: words.skipToContent }))
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(main())
    expect(location.hash).toBe('#/culture')
  })
})

describe('every navigation', () => {
  test('scrolls to the top', async () => {
    const { user } = start({ route: '/culture' })
    await title('企业文化')
    window.scrollTo({ top: 700 })
    await user.click(footer().getByRole('link', { name: '品质管控' }))
    await title('品质管控')
    expect(window.scrollY).toBe(0)
  })

  test('recalculates the top padding of the content; home has a different one', async () => {
    const { user, words } = start({ route: '/culture' })
    expect(contentTop()).toBe(`${headerHeightFallback}px`)
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ height: 72 } as DOMRect)
    await user.click(footer().getByRole('link', { name: '品质管控' }))
    expect(contentTop()).toBe('72px')
    await user.click(screen.getByRole('link', { name: new RegExp(`– ${words.home}$`) }))
    expect(contentTop()).toBe('0px')
    expect(main().dataset.home).toBe('true')
  })

  test('moves the focus to the content, but not when the site opens', async () => {
    const { user } = start({ route: '/culture' })
    await title('企业文化')
    expect(document.activeElement).toBe(document.body)
    await user.click(footer().getByRole('link', { name: '品质管控' }))
    await title('品质管控')
    expect(document.activeElement).toBe(main())
  })

  test('but Back returns to where the page was left', async () => {
    const { user } = start({ route: '/culture' })
    await title('企业文化')
    const entry = history.state
    window.scrollTo({ top: 700 })
    fireEvent.scroll(window)
    await user.click(footer().getByRole('link', { name: '品质管控' }))
    await title('品质管控')
    travel(entry, '/#/culture')
    await title('企业文化')
    expect(window.scrollY).toBe(700)
  })

  test('within a list keeps the place: filters and page numbers stay on their page', async () => {
    const { user, words } = start({ route: '/companyDynamic' })
    const next = await screen.findByRole('link', { name: words.list.next })
    window.scrollTo({ top: 700 })
    await user.click(next)
    await waitFor(() => expect(location.hash).toBe('#/companyDynamic?page=2'))
    expect(window.scrollY).toBe(700)
    await user.click(await screen.findByRole('button', { name: 'Operations' }))
    await waitFor(() => expect(location.hash).toBe('#/companyDynamic?category=1'))
    expect(window.scrollY).toBe(700)
  })
})

describe('the language', () => {
  test('of the address is saved: zh-CN', async () => {
    localStorage.setItem('_lang', 'en')
    start({ route: '/culture' })
    await title('企业文化')
    expect(localStorage.getItem('_lang')).toBe('zh-CN')
  })

  test('of the address is saved: en, at each navigation', async () => {
    const { user } = start({ lang: 'en', route: '/culture' })
    await title('Culture')
    expect(localStorage.getItem('_lang')).toBe('en')
    localStorage.setItem('_lang', 'zh-CN')
    await user.click(footer().getByRole('link', { name: 'Quality control' }))
    await title('Quality control')
    expect(localStorage.getItem('_lang')).toBe('en')
  })

  test('calls carry it in their lang header', async () => {
    const asked = answerCalls({ page, banners: [] })
    renderWithSite(<App />, { lang: 'en', route: '/culture' })
    await title('Culture')
    expect(new Set(asked.map(({ lang }) => lang))).toEqual(new Set(['en']))
  })
})

describe('in English', () => {
  test.each([
    ['/party', '/honest', 'Integrity'],
    ['/mediaCenter', '/opticCentre', 'Videos'],
    ['/announcement', '/financial', 'Financial information'],
  ])('the hidden route %s leads to %s', async (hidden, shown, heading) => {
    start({ lang: 'en', route: hidden })
    expect(await title(heading)).toBeDefined()
    expect(location.hash).toBe(`#${shown}`)
  })

  test('in Chinese the same routes are shown', async () => {
    start({ route: '/party' })
    expect(await title('党建引领')).toBeDefined()
    expect(location.hash).toBe('#/party')
  })
})

describe('the page of a securities news item', () => {
  test('leads to their list when its address names none, as if it had never been opened', async () => {
    const entries = history.length
    start({ route: '/securities/detail' })
    expect(await title('证券资讯')).toBeDefined()
    expect(location.hash).toBe('#/securities/marketNews')
    expect(history.length).toBe(entries)
  })
})

describe('the tracker', () => {
  test('is told of each route change by the path without its leading slash', async () => {
    const events = listenToTracker()
    const { user } = start({ route: '/securities/marketNews' })
    await user.click(footer().getByRole('link', { name: '品质管控' }))
    await title('品质管控')
    expect(events).toEqual([
      ['page', 'securities/marketNews', 10],
      ['page', 'control', 10],
    ])
  })

  test('is not told of filters and page numbers: the route stays', async () => {
    const events = listenToTracker()
    const { user, words } = start({ route: '/companyDynamic' })
    await user.click(await screen.findByRole('link', { name: words.list.next }))
    expect(events.map(([, path]) => path)).toEqual(['companyDynamic'])
  })

  test('is told nothing on the integrity pages', async () => {
    const events = listenToTracker()
    const { user } = start({ route: '/honest' })
    await title('廉洁青穗')
    await user.click(screen.getAllByRole('link', { name: '我要举报' })[0] as HTMLElement)
    await title('我要举报')
    expect(events).toEqual([])
  })
})
