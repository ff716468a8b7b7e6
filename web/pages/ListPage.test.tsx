import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Answers, answerCalls, RefusedCall } from '../testing/calls.ts'
import { renderWithSite } from '../testing/render.tsx'
import { articles, page, picture, summary } from '../testing/samples.ts'
import { Page } from './ListPage.tsx'

const open = (route: string, answers: Answers = {}) => {
  const asked = answerCalls({ page, banners: [], newsList: articles([summary('one')], { total: 20 }), ...answers })
  return { asked, ...renderWithSite(<Page />, { route }) }
}
const asksForList = (asked: ReturnType<typeof answerCalls>): Record<string, string>[] =>
  asked.filter(({ name }) => name !== 'page' && name !== 'banners').map(({ name, query }) => ({ name, ...query }))
const settled = () => screen.findByRole('article')

describe('a list', () => {
  test.each([
    ['/companyDynamic', { name: 'newsList', type: 'company' }],
    ['/industryNews', { name: 'newsList', type: 'industry' }],
    ['/mediaCenter', { name: 'newsList', type: 'media' }],
    ['/enterpriseDynamics', { name: 'newsList', type: 'event' }],
    ['/announcement', { name: 'announcements' }],
    ['/securities/marketNews', { name: 'securitiesNews' }],
    ['/welfareDynamics', { name: 'dynamics' }],
  ])('%s is filled by its call', async (route, call) => {
    const list = articles([summary('one')])
    const { asked } = open(route, { announcements: list, securitiesNews: list, dynamics: list })
    await settled()
    expect(asksForList(asked)).toEqual([{ page: '1', pageSize: '8', ...call }])
  })

  test('of films shows them as cards', async () => {
    const film = summary('film', { videoInfo: '/media/films/a.mp4', picture: picture('film') })
    const { asked, words } = open('/opticCentre', { newsList: articles([film]) })
    expect(await screen.findByRole('button', { name: words.banner.video('title film') })).toBeDefined()
    expect(asksForList(asked)).toEqual([{ name: 'newsList', page: '1', pageSize: '12', type: 'video' }])
  })

  test('takes year, category and page from the address', async () => {
    const { asked } = open('/companyDynamic?year=2024&category=1&page=2')
    await settled()
    expect(asksForList(asked)).toEqual([
      { name: 'newsList', page: '2', pageSize: '8', year: '2024', category: '1', type: 'company' },
    ])
  })

  test('puts what is chosen into the address, from the first page on', async () => {
    const { user, words } = open('/companyDynamic?page=2')
    await settled()
    await user.selectOptions(screen.getByRole('combobox', { name: words.list.year }), '2023')
    expect(location.hash).toBe('#/companyDynamic?year=2023')
    await user.click(await screen.findByRole('button', { name: 'Operations' }))
    expect(location.hash).toBe('#/companyDynamic?year=2023&category=1')
    await user.click(await screen.findByRole('link', { name: words.list.page(3) }))
    expect(location.hash).toBe('#/companyDynamic?year=2023&category=1&page=3')
    await user.click(await screen.findByRole('button', { name: 'All' }))
    expect(location.hash).toBe('#/companyDynamic?year=2023')
    await user.click(await screen.findByRole('link', { name: words.list.page(3) }))
    await user.click(await screen.findByRole('link', { name: words.list.page(1) }))
    expect(location.hash).toBe('#/companyDynamic?year=2023')
  })
})

describe('turning a page', () => {
  const scrolled = vi.fn()
  beforeEach(() => {
    scrolled.mockClear()
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrolled)
  })
  const count = () => screen.getByText(/^共20条/)

  test('leads to the head of the list, whose count has the focus', async () => {
    const { user, words } = open('/companyDynamic')
    await settled()
    await user.click(await screen.findByRole('link', { name: words.list.page(2) }))
    expect(scrolled.mock.contexts).toEqual([count().closest('form')?.parentElement])
    expect(document.activeElement).toBe(count())
    expect(count().textContent).toBe('共20条 · 第2页，共3页')
  })

  test('is not what a filter does, nor Back', async () => {
    const { user, words } = open('/companyDynamic')
    await settled()
    const turn = async (to: number) => user.click(await screen.findByRole('link', { name: words.list.page(to) }))
    await turn(2)
    const second = history.state
    await turn(3)
    scrolled.mockClear()
    act(() => {
      history.replaceState(second, '', '/#/companyDynamic?page=2')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    await waitFor(() => expect(count().textContent).toContain('第2页'))
    await user.selectOptions(screen.getByRole('combobox', { name: words.list.year }), '2023')
    expect(scrolled).not.toHaveBeenCalled()
  })
})

test('pictures are shown where most rows have them; where few have, none is', async () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => summary(id, { picture: picture(id) }))
  const plain = summary('plain')
  const list = (items: (typeof a)[]) => articles(items.filter((item) => item !== undefined))
  const { words, unmount } = open('/companyDynamic?page=2', { newsList: list([a, b, plain]) })
  expect(await screen.findAllByRole('img')).toHaveLength(2)
  expect(screen.queryByText(words.image.missing)).toBeNull()
  unmount()
  open('/companyDynamic?page=2', { newsList: list([c, plain, summary('other')]) })
  await screen.findAllByRole('article')
  expect(screen.queryByRole('img')).toBeNull()
})

describe('the lead story', () => {
  const leads = async () => {
    await screen.findAllByRole('article')
    return screen
      .getAllByRole('listitem')
      .flatMap(({ dataset, textContent }) => (dataset.lead === 'true' ? [textContent ?? ''] : []))
  }
  const two = (page: string) =>
    articles([summary(`${page}a`, { picture: picture('mill') }), summary(`${page}b`, { picture: picture('barn') })], {
      total: 20,
    })

  test('is the first item of the first page', async () => {
    open('/companyDynamic', { newsList: two('1') })
    expect(await leads()).toEqual([expect.stringContaining('title 1a')])
  })

  test('is missing from further pages, and where the first item has no picture', async () => {
    const { unmount } = open('/companyDynamic?page=2', { newsList: two('2') })
    expect(await leads()).toEqual([])
    unmount()
    open('/industryNews')
    expect(await leads()).toEqual([])
  })
})

describe('an empty list', () => {
  test('shows "no data yet"', async () => {
    const { words } = open('/companyDynamic', { newsList: articles([]) })
    expect(await screen.findByText(words.state.empty)).toBeDefined()
    expect(screen.queryByRole('button', { name: words.list.reset })).toBeNull()
  })

  test('offers to clear the filters that emptied it', async () => {
    const { user, words } = open('/companyDynamic?year=1999&page=2', {
      newsList: (query) => articles(query.has('year') ? [] : [summary('one')]),
    })
    expect(await screen.findByText(words.state.empty)).toBeDefined()
    await user.click(screen.getByRole('button', { name: words.list.reset }))
    expect(location.hash).toBe('#/companyDynamic')
    expect(await settled()).toBeDefined()
  })

  test('beyond its last page leads back to the first', async () => {
    const { user, words } = open('/companyDynamic?page=9', {
      newsList: (query) => articles(query.get('page') === '1' ? [summary('one')] : [], { total: 20 }),
    })
    expect(await screen.findByText(words.list.beyond)).toBeDefined()
    await user.click(screen.getByRole('button', { name: words.list.first }))
    expect(await settled()).toBeDefined()
    expect(location.hash).toBe('#/companyDynamic')
  })
})

describe('a list that is refused', () => {
  test('shows the message, and trying again asks again for the same', async () => {
    let refused = true
    const { asked, user, words } = open('/companyDynamic?year=2024', {
      newsList: () => (refused ? new RefusedCall(500, '服务器出了问题，请稍后再试。') : articles([summary('one')])),
    })
    expect((await screen.findByRole('alert')).textContent).toContain('服务器出了问题，请稍后再试。')
    refused = false
    await user.click(screen.getByRole('button', { name: words.state.retry }))
    expect(await settled()).toBeDefined()
    expect(asksForList(asked).map((call) => call.year)).toEqual(['2024', '2024'])
    expect(location.hash).toBe('#/companyDynamic?year=2024')
  })

  test('because of its address leads to the list without filters', async () => {
    const { user, words } = open('/companyDynamic?page=many', {
      newsList: (query) =>
        query.get('page') === 'many' ? new RefusedCall(400, '参数“page”应为整数。') : articles([summary('one')]),
    })
    expect((await screen.findByRole('alert')).textContent).toContain('参数“page”应为整数。')
    await user.click(screen.getByRole('button', { name: words.state.retry }))
    expect(await settled()).toBeDefined()
    await waitFor(() => expect(location.hash).toBe('#/companyDynamic'))
  })
})

test('the blocks of a list page stand around the list', async () => {
  const block = (text: string) => ({ type: 'lead' as const, text })
  open('/companyDynamic', { page: (query) => page(query, [block('before'), block('after')]) })
  const article = await settled()
  const order = (text: string) => within(document.body).getByText(text).compareDocumentPosition(article)
  expect(order('before')).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(order('after')).toBe(Node.DOCUMENT_POSITION_PRECEDING)
})
