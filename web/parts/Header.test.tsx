import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { scrollThrottle } from '../data/specification.ts'
import { renderWithSite } from '../testing/render.tsx'
import { Header } from './Header.tsx'

/** The items of the bar, without what their panels hold. */
const items = () => [...screen.getByRole('banner').querySelectorAll<HTMLElement>('[data-section]')]
const links = () => items().map((entry) => entry.querySelector('a') as HTMLAnchorElement)
const link = (name: string) => links().find(({ textContent }) => textContent === name) as HTMLAnchorElement

describe('the bar', () => {
  test('lists the navigation in its order, without 共创共享', () => {
    renderWithSite(<Header />)
    expect(links().map(({ textContent }) => textContent)).toEqual([
      '首页',
      '公司介绍',
      '四大业务',
      '品质保障',
      '证券投资',
      '人才招聘',
      '可持续发展',
      '新闻中心',
    ])
  })

  test('the logo leads home', async () => {
    const { site, user } = renderWithSite(<Header />, { route: '/culture' })
    await user.click(screen.getByRole('link', { name: `${site.shortName} ${site.otherName} – ${site.words.home}` }))
    expect(location.hash).toBe('#/')
  })

  test('a click on a top item opens the first page of its section, and makes it the active item', async () => {
    const { user } = renderWithSite(<Header />)
    const item = () => link('四大业务')
    expect(item().closest('li')?.dataset.active).toBeUndefined()
    await user.click(item())
    expect(location.hash).toBe('#/feedProcessing')
    expect(item().closest('li')?.dataset.active).toBe('true')
  })

  test('the active item is the one whose section the route belongs to', () => {
    renderWithSite(<Header />, { route: '/securities/marketNews' })
    const active = items().filter(({ dataset }) => dataset.active === 'true')
    expect(active.map((entry) => entry.querySelector('a')?.textContent)).toEqual(['证券投资'])
  })

  test('on a detail page the item that led there stays active', () => {
    renderWithSite(<Header />, { route: '/companyDynamic' })
    act(() => {
      history.replaceState(null, '', '/#/2024-03-18-new-feed-mill')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    expect(link('新闻中心').closest('li')?.dataset.active).toBe('true')
  })
})

describe('the search icon', () => {
  test('opens /search', async () => {
    const { words, user } = renderWithSite(<Header />)
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: words.search.label }))
    expect(location.hash).toBe('#/search')
  })

  test('is hidden on desktops in the header variant without it, and never in the mobile header', () => {
    const { words } = renderWithSite(<Header />, { lang: 'en', changes: { headerSearch: false } })
    expect(within(screen.getByRole('banner')).getByRole('link', { name: words.search.label }).dataset.phonesOnly).toBe(
      'true',
    )
  })

  test('is shown on desktops in Chinese', () => {
    const { words } = renderWithSite(<Header />)
    expect(
      within(screen.getByRole('banner')).getByRole('link', { name: words.search.label }).dataset.phonesOnly,
    ).toBeUndefined()
  })
})

describe('scrolling down past 200 px', () => {
  beforeEach(() => void window.scrollTo({ top: 0 }))
  const scrollTo = (top: number) => {
    vi.setSystemTime(Date.now() + scrollThrottle + 1)
    act(() => window.scrollTo({ top }))
    fireEvent.scroll(window)
  }

  test('does not hide the header: the behaviour is switched off', () => {
    vi.useFakeTimers()
    renderWithSite(<Header />)
    scrollTo(900)
    expect(screen.getByRole('banner').dataset.hidden).toBeUndefined()
  })

  test('hides it when the setting asks for it, and scrolling up brings it back', () => {
    vi.useFakeTimers()
    renderWithSite(<Header />, { changes: { hideHeaderOnScroll: true } })
    const { dataset } = screen.getByRole('banner')
    scrollTo(200)
    expect(dataset.hidden).toBeUndefined()
    scrollTo(201)
    expect(dataset.hidden).toBe('true')
    scrollTo(150)
    expect(dataset.hidden).toBeUndefined()
  })
})
