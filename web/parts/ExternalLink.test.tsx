import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderWithSite } from '../testing/render.tsx'
import { listenToTracker } from '../testing/tracker.ts'
import { ExternalLink } from './ExternalLink.tsx'
import { MenuLink } from './MenuLink.tsx'

let events: ReturnType<typeof listenToTracker>
beforeEach(() => {
  events = listenToTracker()
})

test('an outside link opens a new tab, says so, and hands nothing over', () => {
  renderWithSite(
    <ExternalLink href="https://beian.miit.gov.cn/" newTab="opens in a new tab">
      ICP
    </ExternalLink>,
  )
  const link = screen.getByRole('link', { name: 'ICP (opens in a new tab)' })
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
})

test('a click on an outside link is told to the tracker as a jump', async () => {
  const { user } = renderWithSite(
    <ExternalLink href="https://beian.miit.gov.cn/" newTab="opens in a new tab">
      ICP
    </ExternalLink>,
  )
  await user.click(screen.getByRole('link'))
  expect(events).toEqual([['jump', 'https://beian.miit.gov.cn/', 10]])
})

const campus = { link: 'https://campus.qingsui.example/', type: 'jump', path: '校园招聘' } as const

test('a menu item of type jump opens in a new tab and is told to the tracker by its label', async () => {
  const selected = vi.fn()
  const { user } = renderWithSite(
    <MenuLink item={campus} newTab="opens in a new tab" onSelect={selected}>
      Campus
    </MenuLink>,
  )
  const link = screen.getByRole('link', { name: /Campus/ })
  expect(link.getAttribute('target')).toBe('_blank')
  await user.click(link)
  expect(events).toEqual([['jump', '校园招聘', 10]])
  expect(selected).toHaveBeenCalledTimes(1)
})

test('a menu item of the site is a route, marked when it is the page that is open, and no event', async () => {
  const { user } = renderWithSite(
    <>
      <MenuLink item={{ link: '/culture', path: '企业文化' }} newTab="">
        Culture
      </MenuLink>
      <MenuLink item={{ link: '/welfare', path: '薪酬福利' }} newTab="">
        Benefits
      </MenuLink>
    </>,
    { route: '/culture' },
  )
  const current = (name: string) => screen.getByRole('link', { name }).getAttribute('aria-current')
  expect([current('Culture'), current('Benefits')]).toEqual(['page', null])
  await user.click(screen.getByRole('link', { name: 'Benefits' }))
  expect([current('Culture'), current('Benefits')]).toEqual([null, 'page'])
  expect(events).toEqual([])
})

test('a link that is followed on an integrity page is told to nobody', async () => {
  const { user } = renderWithSite(
    <MenuLink item={campus} newTab="opens in a new tab">
      Campus
    </MenuLink>,
    { route: '/honest/report' },
  )
  await user.click(screen.getByRole('link', { name: /Campus/ }))
  expect(events).toEqual([])
})
