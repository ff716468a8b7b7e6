import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { KeepAlive, keep } from './KeepAlive.tsx'
import { parseRoute } from './routing/address.ts'
import { Link } from './routing/Link.tsx'
import type { RouteLocation } from './routing/routerContext.ts'
import { answerCalls } from './testing/calls.ts'
import { renderWithSite } from './testing/render.tsx'
import { article, articles, page, summary } from './testing/samples.ts'

const location = (route: string): RouteLocation => ({ ...parseRoute(route), key: route, state: undefined })
const visit = (...routes: string[]) =>
  routes.reduce<ReturnType<typeof keep>>((pages, route) => keep(pages, location(route)), []).map(({ key }) => key)

describe('which pages are kept', () => {
  test('visited ones, the one in front last, each once', () => {
    expect(visit('/', '/culture', '/', '/welfare')).toEqual(['/culture', '/', '/welfare'])
  })

  test('at most 12, the one left longest ago goes first', () => {
    const routes = Array.from({ length: 12 }, (_, at) => `/page-${at}`)
    expect(visit(...routes)).toEqual(routes)
    expect(visit(...routes, '/one-more')).toEqual([...routes.slice(1), '/one-more'])
    expect(visit(...routes, '/page-0', '/one-more')).toEqual([...routes.slice(2), '/page-0', '/one-more'])
  })

  test('/honest pages are not kept', () => {
    expect(visit('/honest')).toEqual(['/honest'])
    expect(visit('/', '/honest', '/honest/report', '/honest/query', '/culture')).toEqual(['/', '/culture'])
  })

  test('a list is one page whatever its filters, a detail page is one page an id', () => {
    expect(visit('/companyDynamic', '/companyDynamic?year=2024')).toEqual(['/companyDynamic'])
    expect(visit('/securities/detail?id=a', '/securities/detail?id=b')).toEqual([
      '/securities/detaila',
      '/securities/detailb',
    ])
  })
})

const faq = { type: 'faq' as const, title: 'Questions', items: [{ question: 'Which one?', answer: '<p>This.</p>' }] }
const links = ['/search', '/culture', '/honest', '/companyDynamic', '/first', '/second']
const open = (route: string) => {
  const asked = answerCalls({
    page: (query) => page(query, [faq]),
    banners: [],
    newsList: articles([summary('one')], { total: 20 }),
    newsDetail: (query) => article(query.get('id') ?? ''),
  })
  const site = (
    <>
      {links.map((to) => (
        <Link key={to} to={to}>
          {`to ${to}`}
        </Link>
      ))}
      <main>
        <KeepAlive />
      </main>
    </>
  )
  const view = renderWithSite(site, { route })
  const go = (to: string) => view.user.click(screen.getByRole('link', { name: `to ${to}` }))
  return { ...view, go, asked }
}

describe('going away and coming back', () => {
  test('the text of a form survives', async () => {
    const { user, go, words } = open('/search')
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: words.search.label })
    await user.type(field, '低蛋白')
    await go('/culture')
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
    await go('/search')
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('低蛋白')
    expect(screen.getByRole('combobox')).toBe(field)
  })

  test('an opened answer of a page stays open', async () => {
    const { go } = open('/culture')
    const answer = await screen.findByRole<HTMLDetailsElement>('group')
    answer.open = true
    await go('/search')
    await waitFor(() => expect(screen.queryByRole('group')).toBeNull())
    await go('/culture')
    expect(screen.getByRole<HTMLDetailsElement>('group').open).toBe(true)
  })

  test('of an integrity page nothing stays behind', async () => {
    const { go, container } = open('/honest')
    const answer = await screen.findByRole<HTMLDetailsElement>('group')
    answer.open = true
    await go('/search')
    await waitFor(() => expect(container.querySelector('details')).toBeNull())
    await go('/honest')
    expect((await screen.findByRole<HTMLDetailsElement>('group')).open).toBe(false)
  })

  test('a kept page asks for nothing again', async () => {
    const { go, asked } = open('/culture')
    await screen.findByRole('group')
    await go('/search')
    const before = asked.length
    await go('/culture')
    expect(asked).toHaveLength(before)
  })

  test('a list behind another page does not follow its address', async () => {
    const { go, asked, words } = open('/companyDynamic?page=2')
    await screen.findByRole('article')
    await go('/culture')
    await screen.findByRole('group')
    expect(asked.filter(({ name }) => name === 'newsList').map(({ query }) => query.page)).toEqual(['2'])
    await go('/companyDynamic')
    const pages = within(await screen.findByRole('navigation', { name: words.list.pages }))
    await waitFor(() =>
      expect(pages.getByRole('link', { name: words.list.page(1) }).getAttribute('aria-current')).toBe('page'),
    )
  })

  test('each detail page is a page of its own, with its own title', async () => {
    const { go, site } = open('/first')
    expect(await screen.findByRole('heading', { level: 1, name: 'title first' })).toBeDefined()
    await go('/second')
    expect(await screen.findByRole('heading', { level: 1, name: 'title second' })).toBeDefined()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await waitFor(() => expect(document.title).toBe(`title second - ${site.shortName}`))
    await go('/first')
    expect(screen.getByRole('heading', { level: 1, name: 'title first' })).toBeDefined()
    await waitFor(() => expect(document.title).toBe(`title first - ${site.shortName}`))
  })
})
