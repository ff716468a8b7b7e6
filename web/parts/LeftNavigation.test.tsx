import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderWithSite } from '../testing/render.tsx'
import { siteIn } from '../testing/site.ts'
import { listenToTracker } from '../testing/tracker.ts'
import { Header } from './Header.tsx'

const header = () => screen.getByRole('banner')
const opener = (title: string) => screen.getByRole('button', { name: `展开“${title}”` })
/** The panel that the styles show: it belongs to the item that is expanded. */
const panel = () => header().querySelector<HTMLElement>('[data-expanded] > nav')
const entries = () => within(panel() as HTMLElement)
beforeEach(() => void vi.useFakeTimers())

describe('the left navigation', () => {
  test('shows all groups with their pages beside, and a click on a category opens its first item', () => {
    renderWithSite(<Header />)
    fireEvent.click(opener('四大业务'))
    for (const name of ['饲料', '育种', '养殖', '屠宰']) expect(entries().getByRole('list', { name })).toBeDefined()
    const pages = within(entries().getByRole('list', { name: '养殖' })).getAllByRole('link')
    expect(pages.map(({ textContent }) => textContent)).toContain('仔猪销售')
    fireEvent.click(entries().getByRole('link', { name: '养殖' }))
    expect(location.hash).toBe('#/smartTechnology')
    expect(panel()).toBeNull()
  })

  test('heads every group of a flat list as well, in English too', () => {
    renderWithSite(<Header />, { lang: 'en' })
    fireEvent.click(screen.getByRole('button', { name: 'Show “Sustainability”' }))
    const lists = entries().getAllByRole('list')
    const names = ['Governance', 'Environment', 'Society', 'Social responsibility', 'Reports']
    expect(lists.map((list) => list.getAttribute('aria-label'))).toEqual(names)
    for (const name of names) expect(entries().getByText(name)).toBeDefined()
  })

  test('says of the page’s own group alone that the page lies below it', () => {
    renderWithSite(<Header />, { route: '/pigPrice' })
    fireEvent.click(opener('四大业务'))
    const current = (name: string) => entries().getByRole('link', { name }).getAttribute('aria-current')
    expect([current('育种'), current('养殖')]).toEqual(['true', null])
  })

  test('tells the newest that the section has to say', () => {
    const latest = { label: '股票与转债', title: '青穗牧业', price: '41.20', date: '2026-11-20', link: '/securities' }
    const { navigation } = siteIn('zh')
    const changes = { navigation: navigation.map((section) => ({ ...section, latest })) }
    renderWithSite(<Header />, { changes })
    fireEvent.click(opener('证券投资'))
    fireEvent.click(entries().getByRole('link', { name: /41\.20元/ }))
    expect(location.hash).toBe('#/securities')
    expect(panel()).toBeNull()
  })

  test('closes when the page that is open is chosen', () => {
    renderWithSite(<Header />, { route: '/culture' })
    fireEvent.click(opener('公司介绍'))
    fireEvent.click(entries().getByRole('link', { name: '企业文化' }))
    expect(panel()).toBeNull()
  })

  test('shows the other sections as one flat list with the recruitment entry at its end', () => {
    renderWithSite(<Header />)
    fireEvent.click(opener('品质保障'))
    expect(
      entries()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['品质管控', '品质认证', '产品追溯', '召回与事件', '人才招聘'])
  })

  test('has no recruitment entry in the recruitment section', () => {
    renderWithSite(<Header />)
    fireEvent.click(opener('人才招聘'))
    expect(entries().queryByRole('link', { name: '人才招聘' })).toBeNull()
  })

  test('tells the tracker of a click on the recruitment entry', () => {
    const events = listenToTracker()
    renderWithSite(<Header />)
    fireEvent.click(opener('品质保障'))
    fireEvent.click(entries().getByRole('link', { name: '人才招聘' }))
    expect(events).toEqual([['recruitment', '人才招聘', 10]])
    expect(location.hash).toBe('#/recruitConsulting')
  })

  test('tells the tracker nothing of a click on an item of the bar, whose section has that entry, or on a page of it', () => {
    const events = listenToTracker()
    renderWithSite(<Header />)
    fireEvent.click(screen.getByRole('link', { name: '品质保障' }))
    fireEvent.click(opener('品质保障'))
    fireEvent.click(entries().getByRole('link', { name: '品质认证' }))
    expect(events).toEqual([])
  })

  test('does not list the hidden entries in English', () => {
    renderWithSite(<Header />, { lang: 'en' })
    fireEvent.click(screen.getByRole('button', { name: 'Show “Company”' }))
    const list = within(screen.getByRole('navigation', { name: 'Section navigation: Company' }))
    expect(list.getByRole('link', { name: 'Culture' })).toBeDefined()
    expect(list.queryByRole('link', { name: /Party/ })).toBeNull()
  })
})
