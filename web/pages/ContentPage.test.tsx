import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { type Answers, answerCalls, RefusedCall } from '../testing/calls.ts'
import { renderWithSite } from '../testing/render.tsx'
import { banner, page } from '../testing/samples.ts'
import { siteIn } from '../testing/site.ts'
import { Page } from './ContentPage.tsx'

const lead = { type: 'lead' as const, text: '<p>What the page says.</p>' }
const open = (route: string, answers: Answers = {}, around: Parameters<typeof renderWithSite>[1] = {}) => {
  const asked = answerCalls({ page: (query) => page(query, [lead]), banners: [banner('品质管控')], ...answers })
  return { asked, ...renderWithSite(<Page />, { route, ...around }) }
}
const text = () => screen.findByText('What the page says.')
const asksFor = (asked: ReturnType<typeof answerCalls>, name: string) =>
  asked.filter((call) => call.name === name).map(({ query }) => query)

describe('the banner', () => {
  test('is asked for by the module id that the navigation gives the route', async () => {
    const { asked } = open('/honest/reportChannel')
    await text()
    expect(asksFor(asked, 'banners')).toEqual([{ moduleId: 'honest-reportChannel' }])
    expect(asksFor(asked, 'page')).toEqual([{ path: '/honest/reportChannel' }])
  })

  test('no call is made without a module', async () => {
    const navigation = siteIn('zh').navigation.filter(({ id }) => id !== 'quality')
    const { asked } = open('/control', {}, { changes: { navigation } })
    await text()
    expect(asksFor(asked, 'banners')).toEqual([])
  })

  test('holds the heading of the page', async () => {
    open('/control')
    expect(await screen.findByRole('heading', { level: 1, name: '品质管控' })).toBeDefined()
    expect(await screen.findByRole('img', { name: 'picture of 品质管控' })).toBeDefined()
  })

  test('no banner: the empty block, with the heading', async () => {
    open('/control', { banners: [] })
    const heading = await screen.findByRole('heading', { level: 1, name: '品质管控' })
    await waitFor(() => expect(heading.parentElement?.dataset.pending).toBeUndefined())
    expect(heading.parentElement?.className).toMatch(/bare/)
    expect(screen.queryByRole('img')).toBeNull()
  })

  test('a banner that could not be loaded takes nothing from the page', async () => {
    open('/control', { banners: new RefusedCall(500, 'broken') })
    expect(await text()).toBeDefined()
    expect(screen.getByRole('heading', { level: 1, name: '品质管控' })).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('a page', () => {
  test('has its own browser title', async () => {
    const { site } = open('/control')
    await waitFor(() => expect(document.title).toBe(`品质管控 - ${site.shortName}`))
  })

  test('says where it stands, and which pages belong to its group', async () => {
    const { words } = open('/control')
    await text()
    const crumbs = within(screen.getByRole('navigation', { name: words.breadcrumb })).getAllByRole('listitem')
    expect(crumbs.map(({ textContent }) => textContent)).toEqual(['首页', '品质保障', '品质管控'])
    const tabs = within(screen.getByRole('navigation', { name: words.tabs })).getAllByRole('link')
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['品质管控', '品质认证', '产品追溯', '召回与事件'])
  })

  test('about the site itself stands below the home page, without tabs', async () => {
    const { words } = open('/privacy')
    await text()
    const crumbs = within(screen.getByRole('navigation', { name: words.breadcrumb })).getAllByRole('listitem')
    expect(crumbs.map(({ textContent }) => textContent)).toEqual(['首页', '隐私政策'])
    expect(screen.queryByRole('navigation', { name: words.tabs })).toBeNull()
    expect(screen.queryByRole('navigation', { name: words.nextPage })).toBeNull()
  })

  test('outside links are no tabs', async () => {
    const { words } = open('/welfare')
    await text()
    const tabs = within(screen.getByRole('navigation', { name: words.tabs })).getAllByRole('link')
    expect(tabs.map((tab) => tab.getAttribute('href')).every((href) => href?.startsWith('/'))).toBe(true)
  })

  test('leads on to the next page of its section, the last one does not', async () => {
    const { words, unmount } = open('/control')
    await text()
    const next = within(screen.getByRole('navigation', { name: words.onward })).getByRole('link')
    expect(next.getAttribute('href')).toBe('/certification')
    unmount()
    open('/recalls')
    await text()
    expect(screen.queryByRole('navigation', { name: words.onward })).toBeNull()
  })

  test('that is gone since the site was loaded is not found', async () => {
    const { words } = open('/control', { page: new RefusedCall(404, 'There is no such page.') })
    expect(await screen.findByRole('heading', { level: 1, name: words.notFound.title })).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
    await waitFor(() => expect(document.title).toContain(words.notFound.title))
  })

  test('shows the message of the server when it is refused, and trying again works', async () => {
    let refused = true
    const { user, words } = open('/control', {
      page: (query) => (refused ? new RefusedCall(500, '服务器出了问题，请稍后再试。') : page(query, [lead])),
    })
    const failure = await screen.findByRole('alert')
    expect(failure.textContent).toContain('服务器出了问题，请稍后再试。')
    refused = false
    await user.click(within(failure).getByRole('button', { name: words.state.retry }))
    expect(await text()).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
