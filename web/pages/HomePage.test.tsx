import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Data } from '#contract/api.ts'
import type { Lang } from '#contract/paths.ts'
import type { Quote } from '#contract/securities.ts'
import { type Answers, answerCalls, RefusedCall } from '../testing/calls.ts'
import { tradingDays } from '../testing/charts.ts'
import { renderWithSite } from '../testing/render.tsx'
import { articles, banner, picture, summary } from '../testing/samples.ts'
import { Page } from './HomePage.tsx'

const link = { to: '/introduction', text: 'more' }
const titled = (title: string) => ({ title, text: `about ${title}`, link })
const chain = ['feed', 'breeding', 'farming', 'slaughter', 'recruitment', 'culture', 'social']
const home: Data<'homePage'> = {
  title: 'home',
  description: 'home',
  about: { ...titled('about'), figures: [{ value: '6,800', unit: 'pigs', label: 'sold', note: '2025' }] },
  chain: {
    title: 'chain',
    text: 'chain',
    items: chain.map((id) => ({
      id,
      title: `panel ${id}`,
      text: `text ${id}`,
      figure: { value: '1', label: 'figure' },
      link: `/${id}`,
      picture: picture(id),
    })),
  },
  news: { title: 'news', text: 'news' },
  securities: titled('securities'),
  sustainability: { ...titled('sustainability'), figures: [], picture: picture('sustainability') },
  integrity: titled('integrity'),
}
const news: Data<'homeNews'> = [
  { type: 'company', title: 'Company', link: '/companyDynamic', items: [summary('a'), summary('b')] },
  { type: 'industry', title: 'Industry', link: '/industryNews', items: [summary('c')] },
]
const open = (answers: Answers = {}, lang: Lang = 'zh') => {
  const asked = answerCalls({
    homeBanners: [banner('one'), banner('two')],
    homePage: home,
    homeNews: news,
    quotes: [],
    announcements: articles([summary('notice')]),
    securitiesNews: articles([summary('item')]),
    ...answers,
  })
  return { asked, ...renderWithSite(<Page />, { lang }) }
}
const panels = () => screen.findAllByRole('link', { name: /^panel|picture of/ })

describe('the home page', () => {
  test('shows a value-chain block with seven items, each a link', async () => {
    open()
    expect((await panels()).map((panel) => panel.getAttribute('href'))).toEqual(chain.map((id) => `/${id}`))
  })

  test('opens a panel of the value chain by hover, and by focus', async () => {
    open()
    const items = (await panels()).map((panel) => panel.closest('li') as HTMLElement)
    const opened = () => items.map(({ dataset }) => dataset.open === 'true').indexOf(true)
    expect(opened()).toBe(0)
    fireEvent.pointerEnter(items[3] as HTMLElement, { pointerType: 'mouse' })
    expect(opened()).toBe(3)
    fireEvent.focus((await panels())[5] as HTMLElement)
    expect(opened()).toBe(5)
  })

  test('shows news by type, and the arrow keys move between the types', async () => {
    const { user } = open()
    const type = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
    const group = (name: string) => screen.getByRole('region', { name })
    expect(await screen.findByRole('region', { name: 'Company' })).toBeDefined()
    expect(type('Company').checked).toBe(true)
    expect(within(group('Company')).getByRole('link', { name: 'title b' })).toBeDefined()
    await user.click(type('Company'))
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(type('Industry'))
    expect(type('Industry').checked).toBe(true)
    const links = within(group('Industry')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toContain('/industryNews')
    expect(links.map(({ textContent }) => textContent)).toContain('title c')
    // The style sheet shows the group of the chosen type by its place.
    expect([type('Industry').value, group('Industry').dataset.at]).toEqual(['1', '1'])
  })

  test('tells the prices of share and bond, with their course from the oldest day to the newest', async () => {
    const days = [10, 14, 12].map((close, at) => ({ ...tradingDays(3)[at], close })) as Quote['days']
    const quote = { exchange: '', notice: '', date: '2026-11-20', terms: [], days }
    const { words } = open({
      quotes: [
        { ...quote, type: 'stock', code: '1', name: 'share', price: 43.4, change: -0.65, changePercent: -1.474 },
        { ...quote, type: 'bond', code: '2', name: 'bond', price: 109.91, change: 0.881, changePercent: 0.8 },
        { ...quote, type: 'bond', code: '3', name: 'still', price: 100, change: 0, changePercent: 0 },
      ],
    })
    const told = async (name: string) => (await screen.findByText(name)).nextElementSibling?.textContent
    expect(await told('share')).toContain(`${words.homePage.price('43.40')}▼ −1.47%`)
    expect(await told('bond')).toContain(`${words.homePage.price('109.910')}▲ +0.80%`)
    expect(await told('still')).toContain('▲ +0.00%')
    const points = document.querySelector('polyline')?.getAttribute('points')?.split(' ')
    expect(points?.map((point) => point.split(',')[1])).toEqual(['96', '4', '50'])
  })

  test('names the latest announcement', async () => {
    const { asked } = open()
    expect(await screen.findByRole('link', { name: 'title notice' })).toBeDefined()
    expect(asked.map(({ name }) => name)).not.toContain('securitiesNews')
  })

  test('names the latest securities news in English, where announcements are hidden', async () => {
    const { asked } = open({}, 'en')
    expect(await screen.findByRole('link', { name: 'title item' })).toBeDefined()
    expect(asked.map(({ name }) => name)).not.toContain('announcements')
  })

  test('shows the carousel of its banners, and one heading that names the company', async () => {
    const { site, words } = open()
    expect(await screen.findByRole('region', { name: words.banner.label })).toBeDefined()
    const headings = screen.getAllByRole('heading', { level: 1 })
    expect(headings.map(({ textContent }) => textContent)).toEqual([`${site.shortName} – ${site.slogan}`])
    await waitFor(() => expect(document.title).toBe(site.titles['/']))
  })

  test('a part that is refused says so and can be tried again, the others stay', async () => {
    let refused = true
    const { user, words } = open({ homeNews: () => (refused ? new RefusedCall(500, 'no news') : news) })
    const failure = within(await screen.findByRole('alert'))
    expect(failure.getByText('no news')).toBeDefined()
    expect(await panels()).toHaveLength(7)
    refused = false
    await user.click(failure.getByRole('button', { name: words.state.retry }))
    expect(await screen.findByRole('region', { name: 'Company' })).toBeDefined()
  })
})
