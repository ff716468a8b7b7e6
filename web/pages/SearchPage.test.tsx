import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Block } from '#blocks/kinds.ts'
import type { SearchAnswer } from '#contract/search.ts'
import { answerCalls, RefusedCall } from '../testing/calls.ts'
import { renderWithSite } from '../testing/render.tsx'
import { page } from '../testing/samples.ts'
import { Page } from './SearchPage.tsx'

const hit = (title: string): SearchAnswer['items'][number] => ({
  kind: 'news',
  link: `/${title}`,
  date: '2024-03-18',
  title: [
    { text: title, hit: false },
    { text: '饲料', hit: true },
  ],
  excerpt: [{ text: 'excerpt', hit: false }],
})
const found = (more: Partial<SearchAnswer> = {}): SearchAnswer => ({
  items: [hit('mill'), hit('line')],
  total: 23,
  page: 1,
  pageSize: 10,
  kinds: [
    { kind: 'news', count: 20 },
    { kind: 'page', count: 3 },
  ],
  ...more,
})
const tips: Block = {
  type: 'faq',
  title: 'faster',
  items: [{ question: 'a figure', answer: '<p>add a <a href="/financial">year</a></p>' }],
}
const open = (route: string, answer: SearchAnswer | RefusedCall = found()) => {
  const asked = answerCalls({ search: () => answer, page: (query) => page(query, [tips]) })
  return { asked, ...renderWithSite(<Page />, { route }) }
}

describe('the search result page', () => {
  test('shows a results heading and a result count', async () => {
    const { asked, site } = open('/search?keyword=饲料')
    expect(screen.getByRole('heading', { level: 1, name: '搜索“饲料”' })).toBeDefined()
    expect(await screen.findByRole('heading', { level: 1, name: '搜索“饲料”：23条结果' })).toBeDefined()
    expect(screen.getByText('共找到23条结果').getAttribute('role')).toBe('status')
    expect(asked).toMatchObject([{ name: 'search', query: { keyword: '饲料', page: '1' } }])
    await waitFor(() => expect(document.title).toBe(`搜索“饲料” - ${site.shortName}`))
  })

  test.each([
    [['独角兽', '飞马'], '没有内容提到“独角兽”、“飞马”，以下是其余关键词的结果。'],
    [[], '以下结果只含部分关键词。'],
  ])('says when not all words were found: %s', async (missing, sentence) => {
    open('/search?keyword=饲料', found({ missing }))
    expect(await screen.findByText(sentence)).toBeDefined()
  })

  test('says which words do not count', async () => {
    open('/search?keyword=饲料', found({ leftOut: ['我家', '找'] }))
    expect(await screen.findByText('已忽略：“我家”、“找”。')).toBeDefined()
  })

  test('leads to the page of a PDF, whose number it says', async () => {
    const link = '/media/reports/annual-report-2025.zh.pdf#page=29'
    open('/search?keyword=饲料', found({ items: [{ ...hit('report'), kind: 'document', link }] }))
    expect((await screen.findByRole('link', { name: /report/ })).getAttribute('href')).toBe(link)
    expect(screen.getByText('第29页')).toBeDefined()
  })

  test('says when a page lies beyond the last, and leads to the first', async () => {
    const { user } = open('/search?keyword=饲料&page=999', found({ items: [], page: 999 }))
    expect(await screen.findByText('这一页没有内容。')).toBeDefined()
    await user.click(screen.getByRole('link', { name: '回到第一页' }))
    await waitFor(() => expect(decodeURIComponent(location.hash)).toBe('#/search?keyword=饲料'))
  })

  test('shows each result with its kind, date and marked words', async () => {
    open('/search?keyword=饲料')
    const [first] = await screen.findAllByRole('link', { name: /mill/ })
    expect(first?.getAttribute('href')).toBe('/mill')
    expect(first?.querySelector('mark')?.textContent).toBe('饲料')
    expect(screen.getAllByText('2024年3月18日')).toHaveLength(2)
  })

  test('shows what editors answer in the place of an excerpt, with a number that can be called', async () => {
    const answered = { ...hit('mill'), answer: '总机0710-555-0100，工作日8:30起' }
    open('/search?keyword=电话', found({ items: [answered, hit('line')] }))
    const phone = await screen.findByRole('link', { name: '0710-555-0100' })
    expect(phone.getAttribute('href')).toBe('tel:07105550100')
    const [first, second] = screen.getAllByRole('listitem').filter((item) => item.querySelector('h2'))
    expect(first?.textContent).toMatch(/总机0710-555-0100，工作日8:30起$/)
    expect(second?.textContent).toMatch(/excerpt$/)
  })

  test('searches anew from its field, from the first page on', async () => {
    const { user } = open('/search?keyword=饲料&page=2&kind=news')
    const field = screen.getByRole('combobox')
    await user.clear(field)
    await user.type(field, '种猪{Enter}')
    expect(location.hash).toBe(`#/search?${new URLSearchParams({ keyword: '种猪' })}`)
    expect(await screen.findByRole('heading', { level: 1, name: '搜索“种猪”：23条结果' })).toBeDefined()
  })

  test('offline shows no results of another word', async ({ onTestFinished }) => {
    onTestFinished(() => onlineManager.setOnline(true))
    const { user } = open('/search?keyword=饲料')
    expect(await screen.findByRole('heading', { name: /mill/ })).toBeDefined()
    act(() => onlineManager.setOnline(false))
    await user.clear(screen.getByRole('combobox'))
    await user.type(screen.getByRole('combobox'), '冷链{Enter}')
    expect(location.hash).toBe(`#/search?keyword=${encodeURIComponent('冷链')}`)
    expect(screen.queryByRole('heading', { name: /mill/ })).toBeNull()
  })

  test('shows the keyword of the address again after Back', () => {
    open('/search?keyword=饲料')
    act(() => {
      history.replaceState(null, '', '/#/search?keyword=种猪')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('种猪')
  })

  test('suggests what is typed may mean: asked once for what was typed in one go, and shown until more is known', async () => {
    const asked = answerCalls({
      page: (query) => page(query),
      suggestions: (query) =>
        query.get('keyword') === 'x' ? [] : [{ kind: 'page', link: '/welfare', title: `${query.get('keyword')}!` }],
    })
    const { user } = renderWithSite(<Page />, { route: '/search' })
    const field = screen.getByRole('combobox')
    await user.type(field, '  年报')
    expect(await screen.findByRole('option', { name: /年报!/ })).toBeDefined()
    await user.type(field, '表')
    expect(screen.getByRole('option', { name: /年报!/ })).toBeDefined()
    expect(await screen.findByRole('option', { name: /年报表!/ })).toBeDefined()
    await user.clear(field)
    expect(screen.queryAllByRole('option')).toEqual([])
    await user.type(field, 'x')
    await waitFor(() => expect(asked.at(-1)?.query).toEqual({ keyword: 'x' }))
    expect(screen.queryAllByRole('option')).toEqual([])
    const keywords = asked.filter(({ name }) => name === 'suggestions').map(({ query }) => query.keyword)
    expect(keywords).toEqual(['年报', '年报表', 'x'])
  })

  test('works as before where suggestions fail', async () => {
    const { user } = open('/search')
    await user.type(screen.getByRole('combobox'), '饲料{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: '搜索“饲料”：23条结果' })).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('filters by kind, and keeps the filter in the address', async () => {
    const { asked, user } = open('/search?keyword=饲料&page=2')
    await user.click(await screen.findByRole('button', { name: /页面/ }))
    await waitFor(() => expect(asked.at(-1)?.query).toEqual({ keyword: '饲料', page: '1', kind: 'page' }))
    expect(location.hash).toContain('kind=page')
    expect(screen.getByRole('button', { name: /页面/ }).getAttribute('aria-pressed')).toBe('true')
  })

  test('says that nothing was found, and where to begin instead', async () => {
    const { site, words } = open('/search?keyword=xyz', found({ items: [], total: 0, kinds: [] }))
    expect(await screen.findByRole('heading', { level: 1, name: '没有找到“xyz”' })).toBeDefined()
    expect(screen.getByText(words.search.noneHelp)).toBeDefined()
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    for (const { link } of site.navigation.slice(1, 7)) expect(links).toContain(link)
    const popular = within(screen.getByRole('navigation', { name: words.search.popular }))
    expect(popular.getAllByRole('link').map((link) => link.textContent?.trim())).toContain('联系我们')
  })

  test.each([
    ['before a word is searched for', '/search', found()],
    ['where nothing was found', '/search?keyword=xyz', found({ items: [], total: 0, kinds: [] })],
  ])('tells how search works %s', async (_, route, answer) => {
    const { asked } = open(route, answer)
    expect(await screen.findByRole('heading', { level: 2, name: 'faster' })).toBeDefined()
    expect(screen.getByRole('heading', { level: 3, name: 'a figure' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'year' }).getAttribute('href')).toBe('/financial')
    expect(asked).toContainEqual({ name: 'page', query: { path: '/search' }, lang: 'zh' })
  })

  test('says nothing of how search works beside results', async () => {
    const { asked } = open('/search?keyword=饲料')
    expect(await screen.findAllByRole('link', { name: /mill/ })).toHaveLength(1)
    expect(asked.map(({ name }) => name)).toEqual(['search'])
  })

  test('works without the page that tells how it works', async () => {
    const asked = answerCalls({ page: new RefusedCall(503, 'later') })
    const { words } = renderWithSite(<Page />, { route: '/search' })
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(screen.getByRole('heading', { level: 2, name: words.search.popular })).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('leaves the other kinds to choose from where the chosen one has nothing', async () => {
    const { words } = open('/search?keyword=饲料&kind=person', found({ items: [], total: 0 }))
    expect(await screen.findByText(words.search.noneOfKind)).toBeDefined()
    expect(screen.getByRole('button', { name: /新闻/ })).toBeDefined()
    expect(screen.queryByText(words.search.noneHelp)).toBeNull()
  })

  test('says which word it looked for when it mended a typing slip', async () => {
    const { words } = open('/search?keyword=siliao', found({ corrected: '饲料' }))
    expect(await screen.findByText(words.search.corrected('饲料'))).toBeDefined()
  })

  test.each(['/search', '/search?keyword=', '/search?keyword=%20'])('%s asks for nothing yet', async (route) => {
    const { asked, words } = open(route)
    expect(screen.getByText(words.search.startHelp)).toBeDefined()
    expect(asked.filter(({ name }) => name === 'search')).toEqual([])
  })

  test('shows the message of a refusal, with a way to try again', async () => {
    const { words } = open('/search?keyword=饲料', new RefusedCall(400, '参数“keyword”有误。'))
    const failure = within(await screen.findByRole('alert'))
    expect(failure.getByText('参数“keyword”有误。')).toBeDefined()
    expect(failure.getByRole('button', { name: words.state.retry })).toBeDefined()
  })
})
