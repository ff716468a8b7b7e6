import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Header } from '../parts/Header.tsx'
import { type Answers, answerCalls, RefusedCall } from '../testing/calls.ts'
import { renderWithSite } from '../testing/render.tsx'
import { article, articles, picture, summary } from '../testing/samples.ts'
import { Page } from './ArticlePage.tsx'

const open = (route: string, answers: Answers, around: Parameters<typeof renderWithSite>[1] = {}) => {
  const asked = answerCalls(answers)
  return { asked, ...renderWithSite(<Page />, { route, ...around }) }
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('the detail page', () => {
  test('shows the item whose id is the segment of its route', async () => {
    const { asked, site } = open('/mill-2024', { newsDetail: article('mill-2024') })
    await heading('title mill-2024')
    expect(asked[0]).toMatchObject({ name: 'newsDetail', query: { id: 'mill-2024' } })
    for (const text of ['body mill-2024', '2024年3月18日', 'Newsroom']) expect(screen.getByText(text)).toBeDefined()
    await waitFor(() => expect(document.title).toBe(`title mill-2024 - ${site.shortName}`))
  })

  test('of securities news takes the id from the query', async () => {
    const { asked } = open('/securities/detail?id=results', {
      securitiesDetail: article('results', { section: '/securities/marketNews' }),
    })
    await heading('title results')
    expect(asked[0]).toMatchObject({ name: 'securitiesDetail', query: { id: 'results' } })
  })

  test('leads back to its list, and to the items before and after', async () => {
    const next = { id: 'new', title: 'Newer', link: '/new' }
    const { words } = open('/mill', { newsDetail: article('mill', { next }) })
    await heading('title mill')
    expect(screen.getByRole('link', { name: words.article.back }).getAttribute('href')).toBe('/companyDynamic')
    expect(screen.getByRole('link', { name: 'Newer' }).getAttribute('href')).toBe('/new')
    expect(screen.getByText(words.article.none)).toBeDefined()
  })

  test('of an announcement in English leads to no hidden list', async () => {
    const { words } = open('/notice', { newsDetail: article('notice', { section: '/announcement' }) }, { lang: 'en' })
    await heading('title notice')
    expect(screen.queryByRole('link', { name: words.article.back })).toBeNull()
    const crumbs = within(screen.getByRole('navigation', { name: words.breadcrumb })).getAllByRole('listitem')
    expect(crumbs.map(({ textContent }) => textContent)).toEqual(['Home', 'Investors'])
  })

  test('opened directly marks its section and its list in the menu', async () => {
    answerCalls({ newsDetail: article('mill') })
    renderWithSite(
      <>
        <Header />
        <Page />
      </>,
      { route: '/mill' },
    )
    await heading('title mill')
    const links = await screen.findAllByRole('link', { current: true })
    const marked = links.filter(({ parentElement }) => parentElement?.dataset.section) // those of the bar, not of closed panels
    expect(marked.map(({ textContent }) => textContent)).toEqual(['新闻中心'])
    expect(marked[0]?.closest('li')?.dataset.active).toBe('true')
  })

  test('names others of its category, besides itself and its neighbours', async () => {
    const next = { id: 'newer', title: 'Newer', link: '/newer' }
    const same = ['newer', 'mill', 'a', 'b', 'c', 'd'].map((id) => summary(id))
    const { asked, words } = open('/mill', { newsDetail: article('mill', { next }), newsList: articles(same) })
    const related = within(await screen.findByRole('complementary', { name: words.article.related }))
    expect(related.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/a', '/b', '/c'])
    expect(asked.at(-1)).toMatchObject({ name: 'newsList', query: { type: 'company', category: '1' } })
  })

  test('without others of its category names none', async () => {
    open('/mill', { newsDetail: article('mill'), newsList: articles([summary('mill')]) })
    await heading('title mill')
    expect(screen.queryByRole('complementary')).toBeNull()
  })

  test('plays its film', async () => {
    const film = article('film', { videoInfo: '/media/films/a.mp4', picture: picture('film') })
    const { user, words } = open('/film', { newsDetail: film })
    await user.click(await screen.findByRole('button', { name: words.banner.video('title film') }))
    expect(await screen.findByRole('dialog', { name: 'title film' })).toBeDefined()
  })

  test('copies its link and says so', async () => {
    const { user, words } = open('/mill', { newsDetail: article('mill') })
    await heading('title mill')
    await user.click(screen.getByRole('button', { name: words.article.copyLink }))
    expect(await navigator.clipboard.readText()).toBe(location.href)
    expect(screen.getByText(words.article.copied)).toBeDefined()
  })
})

describe('an unknown id', () => {
  test('shows the not-found page with search and the main sections', async () => {
    const { site, words } = open('/no-such-id', { newsDetail: new RefusedCall(404, 'nothing') })
    await heading(words.notFound.title)
    expect(await screen.findByRole('combobox', { name: words.search.label })).toBeDefined()
    const sections = site.navigation.filter(({ inBar, id }) => inBar && id !== 'home')
    for (const { link } of sections) {
      expect(screen.getAllByRole('link').map((entry) => entry.getAttribute('href'))).toContain(link)
    }
    await waitFor(() => expect(document.title).toBe(`${words.notFound.title} - ${site.shortName}`))
  })

  test('searching from there leads to the results', async () => {
    const { user, words } = open('/no-such-id', { newsDetail: new RefusedCall(404, 'nothing') })
    await user.type(await screen.findByRole('combobox'), '猪 肉{Enter}')
    expect(location.hash).toBe(`#/search?${new URLSearchParams({ keyword: '猪 肉' })}`)
    expect(words.notFound.title).toBeDefined()
  })
})

test('a detail that is refused shows the message, and trying again works', async () => {
  let refused = true
  const { user, words } = open('/mill', {
    newsDetail: () => (refused ? new RefusedCall(500, '服务器出了问题。') : article('mill')),
  })
  expect((await screen.findByRole('alert')).textContent).toContain('服务器出了问题。')
  refused = false
  await user.click(screen.getByRole('button', { name: words.state.retry }))
  await heading('title mill')
})
