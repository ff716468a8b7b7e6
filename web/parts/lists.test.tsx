import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithSite } from '../testing/render.tsx'
import { picture, summary } from '../testing/samples.ts'
import { en } from '../words/en.ts'
import { zh } from '../words/zh.ts'
import { ArticleRow } from './ArticleRow.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { formatDay, LargeDate } from './DateMark.tsx'
import { TabBar } from './TabBar.tsx'
import { VideoGrid } from './VideoGrid.tsx'

test('a day is written as the language writes it, and is the same day in every time zone', () => {
  expect(formatDay('2026-03-18', zh)).toBe('2026年3月18日')
  expect(formatDay('2026-01-01', en)).toBe('1 January 2026')
  expect(formatDay('soon', en)).toBe('soon')
})

test('the breadcrumb leads from home down to the page, which is no link', () => {
  renderWithSite(
    <Breadcrumb
      label={zh.breadcrumb}
      crumbs={[{ title: '首页', link: '/' }, { title: '共创共享' }, { title: '空气过滤' }]}
    />,
  )
  const crumbs = within(screen.getByRole('navigation', { name: zh.breadcrumb }))
  expect(crumbs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/'])
  expect(crumbs.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'page'])
})

test('tabs are the pages of a group, each a link, and the open one is marked', () => {
  const { site } = renderWithSite(<TabBar items={[]} current="/control" label={zh.tabs} />)
  expect(screen.queryByRole('navigation')).toBeNull()
  const items = site.navigation[3]?.children[0]?.children ?? []
  renderWithSite(<TabBar items={items} current="/control" label={zh.tabs} />)
  const tabs = within(screen.getByRole('navigation', { name: zh.tabs })).getAllByRole('link')
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')])).toEqual([
    ['品质管控', '/control', 'page'],
    ['品质认证', '/certification', null],
    ['产品追溯', '/trace', null],
    ['召回与事件', '/recalls', null],
  ])
})

test('a row of a list has date, category, title and summary, and the picture where there is one', () => {
  const { unmount } = renderWithSite(<ArticleRow article={summary('mill', { picture: picture('mill') })} words={zh} />)
  const row = within(screen.getByRole('article'))
  expect(row.getByRole('link', { name: 'title mill' }).getAttribute('href')).toBe('/mill')
  expect(row.getByText('3月18日').parentElement?.textContent).toBe('2024年3月18日')
  for (const text of ['Operations', 'summary mill']) expect(row.getByText(text)).toBeDefined()
  expect(row.getByRole('img', { name: 'picture of mill' })).toBeDefined()
  unmount()
  renderWithSite(<ArticleRow article={summary('plain', { number: '2024-012' })} pictured={false} words={zh} />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText('2024-012')).toBeDefined()
})

test('a row without a picture, in a list that has them, is its words', () => {
  renderWithSite(<ArticleRow article={summary('plain')} words={zh} />)
  expect(screen.queryByText(zh.image.missing)).toBeNull()
})

test('a large date reads as the day does', () => {
  for (const words of [zh, en]) {
    const { container, unmount } = renderWithSite(<LargeDate date="2026-01-09" />, { lang: words === en ? 'en' : 'zh' })
    expect(container.textContent).toBe(formatDay('2026-01-09', words))
    unmount()
  }
})

test("an article's picture carries the badge of the collection when isCollect is '1'", () => {
  const view = (isCollect: '0' | '1') =>
    renderWithSite(<ArticleRow article={summary('mill', { picture: picture('mill'), isCollect })} words={zh} />)
  const { unmount } = view('0')
  expect(screen.queryByText(zh.image.collected)).toBeNull()
  unmount()
  view('1')
  expect(screen.getByText(zh.image.collected)).toBeDefined()
})

test('a media report names its medium', () => {
  renderWithSite(<ArticleRow article={summary('report', { kind: 'media', source: '农民日报' })} words={zh} />)
  expect(screen.getByText('农民日报')).toBeDefined()
})

test('the picture of a film plays it, its title leads to its text', async () => {
  const film = summary('film', {
    kind: 'video',
    videoInfo: '/media/films/a.mp4',
    picture: picture('film'),
    duration: 14,
  })
  const { user, container } = renderWithSite(<VideoGrid videos={[film]} words={zh} />)
  expect(screen.getByText('14秒')).toBeDefined()
  expect(screen.getByRole('link', { name: 'title film' }).getAttribute('href')).toBe('/film')
  await user.click(screen.getByRole('button', { name: zh.banner.video('title film') }))
  expect(await screen.findByRole('dialog', { name: 'title film' })).toBeDefined()
  expect(container.querySelector('video')?.getAttribute('src')).toBe('/media/films/a.mp4')
})
