import { screen, within } from '@testing-library/react'
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
const show = (list: Category[]) => {
  const [onCategory, onYear] = [vi.fn(), vi.fn()]
  const props = { categories: list, years: [2024, 2023], year: '2024', total: 12, onCategory, onYear, to: () => '/' }
  return { onCategory, onYear, ...renderWithSite(<Filters {...props} words={en.list} />, { lang: 'en' }) }
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
