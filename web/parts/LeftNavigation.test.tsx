import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderWithSite } from '../testing/render.tsx'
import { listenToTracker } from '../testing/tracker.ts'
import { Header } from './Header.tsx'

const mouse = { pointerType: 'mouse' }
const header = () => screen.getByRole('banner')
const opener = (title: string) => screen.getByRole('button', { name: `展开“${title}”` })
/** The panel that the styles show: it belongs to the item that is expanded. */
const panel = () => header().querySelector<HTMLElement>('[data-expanded] > nav')
const entries = () => within(panel() as HTMLElement)
const hover = (element: HTMLElement, from: HTMLElement | null = null) =>
  fireEvent.pointerEnter(element, { ...mouse, relatedTarget: from })

beforeEach(() => void vi.useFakeTimers())

describe('the left navigation', () => {
  test('shows groups with their pages, and a click on a category opens its first item', () => {
    renderWithSite(<Header />)
    fireEvent.click(opener('四大业务'))
    hover(entries().getByRole('link', { name: '养殖' }).closest('li') as HTMLElement)
    const list = entries().getByRole('list', { name: '养殖' })
    expect(list.closest('[data-chosen]')).not.toBeNull()
    expect(header().querySelectorAll('[data-expanded] [data-chosen]')).toHaveLength(1)
    const pages = within(list).getAllByRole('link')
    expect(pages.map(({ textContent }) => textContent)).toContain('仔猪销售')
    fireEvent.click(entries().getByRole('link', { name: '养殖' }))
    expect(location.hash).toBe('#/smartTechnology')
    expect(panel()).toBeNull()
  })

  test('opens at the group that the page belongs to', () => {
    renderWithSite(<Header />, { route: '/valueBreeding' })
    fireEvent.click(opener('四大业务'))
    expect(entries().getByRole('list', { name: '育种' }).closest('[data-chosen]')).not.toBeNull()
  })

  test('says of that group alone that the page lies below it, whichever group is looked at', () => {
    renderWithSite(<Header />, { route: '/pigPrice' })
    fireEvent.click(opener('四大业务'))
    const current = (name: string) => entries().getByRole('link', { name }).getAttribute('aria-current')
    expect([current('育种'), current('养殖')]).toEqual(['true', null])
    hover(entries().getByRole('link', { name: '养殖' }).closest('li') as HTMLElement)
    expect([current('育种'), current('养殖')]).toEqual(['true', null])
  })

  test('begins with that group again after another one was looked at', () => {
    renderWithSite(<Header />, { route: '/valueBreeding' })
    fireEvent.click(opener('四大业务'))
    hover(entries().getByRole('link', { name: '养殖' }).closest('li') as HTMLElement)
    fireEvent.click(opener('四大业务'))
    fireEvent.click(opener('四大业务'))
    expect(header().querySelector('[data-expanded] [data-chosen] > a')?.textContent).toBe('育种')
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
    ).toEqual(['品质管控', '品质认证', '召回与事件', '人才招聘'])
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

  test('does not list the hidden entries in English', () => {
    renderWithSite(<Header />, { lang: 'en' })
    fireEvent.click(screen.getByRole('button', { name: 'Show “Company”' }))
    const list = within(screen.getByRole('navigation', { name: 'Section navigation: Company' }))
    expect(list.getByRole('link', { name: 'Culture' })).toBeDefined()
    expect(list.queryByRole('link', { name: /Party/ })).toBeNull()
  })
})
