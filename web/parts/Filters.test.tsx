import { act, screen, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Category } from '#contract/article.ts'
import { renderWithSite } from '../testing/render.tsx'
import { categories } from '../testing/site.ts'
import { en } from '../words/en.ts'
import { Filters } from './Filters.tsx'

const listOf = (list: 'event' | 'report', chosen = ''): Category[] =>
  [{ code: '', ...categories.all }, ...categories[list]].map(({ code, en }) => ({
    typeName: en,
    typeCode: code,
    check: code === chosen,
  }))
const given = {
  years: [2024, 2023],
  year: '2024',
  total: 12,
  action: '/en/reportDownload',
  served: true,
  words: en.list,
}
const show = (list: Category[], page?: { at: number; of: number }) => {
  const [onCategory, onYear] = [vi.fn(), vi.fn()]
  const filters = <Filters {...given} categories={list} page={page} onCategory={onCategory} onYear={onYear} />
  return { onCategory, onYear, filters, ...renderWithSite(filters, { lang: 'en' }) }
}

test('the event categories are all, festival, project, ceremony, gala and summary, in this order', () => {
  expect(listOf('event').map(({ typeName, typeCode }) => `${typeCode} ${typeName}`)).toEqual([
    ' All',
    '1 Pig festival',
    '2 Mother-and-child project',
    '3 Master-apprentice ceremony',
    '4 National Day gala',
    '5 Year-end summary',
  ])
})

test('the report categories are all, governance, environment and society, in this order', () => {
  expect(listOf('report').map(({ typeName, typeCode }) => `${typeCode} ${typeName}`)).toEqual([
    ' All',
    '1 Governance',
    '2 Environment',
    '3 Society',
  ])
})

test('the category that is checked is pressed, and another one can be chosen', async () => {
  const { user, onCategory } = show(listOf('report', '2'))
  const buttons = within(screen.getByRole('group', { name: en.list.category })).getAllByRole('button')
  expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'true', 'false'])
  await user.click(screen.getByRole('button', { name: 'Society' }))
  await user.click(screen.getByRole('button', { name: 'All' }))
  expect(onCategory.mock.calls).toEqual([['3'], ['']])
})

test('a year can be chosen, and all years', async () => {
  const { user, onYear } = show(listOf('report'))
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: en.list.year })
  expect(select.value).toBe('2024')
  await user.selectOptions(select, '2023')
  await user.selectOptions(select, en.list.allYears)
  expect(onYear.mock.calls).toEqual([['2023'], ['']])
})

test('says how many items there are', () => {
  show(listOf('report'))
  expect(screen.getByText('12 items')).toBeDefined()
})

test('is a form that the browser itself can send: category by its button, year by a button beside the list', () => {
  show(listOf('report', '2'))
  const group = screen.getByRole('group', { name: en.list.category })
  const society = within(group).getByRole<HTMLButtonElement>('button', { name: 'Society' })
  const { form } = society
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/en/reportDownload', 'get'])
  expect(Object.fromEntries(new FormData(form as HTMLFormElement, society))).toEqual({ category: '3', year: '2024' })
  const apply = screen.getByText<HTMLButtonElement>(en.list.apply)
  expect(Object.fromEntries(new FormData(form as HTMLFormElement, apply))).toEqual({ category: '2', year: '2024' })
})

test('says which page of how many is shown, where there are more than one', () => {
  show(listOf('report'), { at: 2, of: 8 })
  expect(screen.getByText('12 items · Page 2 of 8')).toBeDefined()
  show(listOf('report'), { at: 1, of: 1 })
  expect(screen.getByText('12 items')).toBeDefined()
})

/** The document with its filters, then the app in it. */
const hydrated = async (year: string, before: (select: HTMLSelectElement) => void) => {
  const onYear = vi.fn()
  const props = { ...given, year, categories: listOf('report'), onCategory: vi.fn(), onYear }
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Filters {...props} />)
  document.body.append(container)
  const select = container.querySelector('select') as HTMLSelectElement
  before(select)
  await act(async () => void hydrateRoot(container, <Filters {...props} />))
  return { onYear, select }
}

test('a year that was chosen before the app was there counts, once', async () => {
  const { onYear, select } = await hydrated('', (select) => {
    select.value = '2023'
  })
  expect(onYear.mock.calls).toEqual([['2023']])
  expect(select.value).toBe('2023')
})

test.each(['', '2024', '1990'])('where nothing was chosen before, the year “%s” of the address stays', async (year) => {
  const { onYear } = await hydrated(year, () => {})
  expect(onYear).not.toHaveBeenCalled()
})
