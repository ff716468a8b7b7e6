import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderWithSite } from '../testing/render.tsx'
import { zh } from '../words/zh.ts'
import { Pagination, pagesAround } from './Pagination.tsx'

const show = (page: number, pages: number) =>
  renderWithSite(
    <Pagination
      page={page}
      pages={pages}
      to={(at) => `/companyDynamic${at === 1 ? '' : `?page=${at}`}`}
      words={zh.list}
    />,
    { route: '/companyDynamic?page=3' },
  )
const link = (name: string) =>
  within(screen.getByRole('navigation', { name: zh.list.pages })).queryByRole('link', { name })

describe('the pagination window', () => {
  test.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [2, 3, [1, 2, 3]],
    [1, 9, [1, 2, 'gap', 9]],
    [2, 9, [1, 2, 3, 'gap', 9]],
    [3, 9, [1, 2, 3, 4, 'gap', 9]],
    [4, 9, [1, 'gap', 3, 4, 5, 'gap', 9]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [8, 9, [1, 'gap', 7, 8, 9]],
    [9, 9, [1, 'gap', 8, 9]],
  ] as const)('page %i of %i', (page, pages, window) => {
    expect(pagesAround(page, pages)).toEqual(window)
  })

  test('keeps the first and the last in reach, beyond the end of the list too', () => {
    expect(pagesAround(40, 9)).toEqual([1, 'gap', 9])
  })
})

describe('the pagination', () => {
  test('is not there for one page', () => {
    show(1, 1)
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  test('links each page by an address that can be shared, and marks the one that is open', () => {
    show(3, 9)
    expect(link(zh.list.page(9))?.getAttribute('href')).toBe('/companyDynamic/page/9')
    expect(link(zh.list.page(3))?.getAttribute('aria-current')).toBe('page')
    expect(link(zh.list.page(1))?.getAttribute('aria-current')).toBeNull()
  })

  test('has previous and next, but not at the ends', () => {
    const { unmount } = show(3, 9)
    expect(link(zh.list.previous)?.getAttribute('href')).toBe('/companyDynamic/page/2')
    expect(link(zh.list.next)?.getAttribute('href')).toBe('/companyDynamic/page/4')
    unmount()
    const { unmount: again } = show(1, 9)
    expect([link(zh.list.previous), link(zh.list.next) !== null]).toEqual([null, true])
    again()
    show(9, 9)
    expect([link(zh.list.previous) !== null, link(zh.list.next)]).toEqual([true, null])
  })
})
