import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithSite } from '../testing/render.tsx'
import { LanguageSwitcher } from './LanguageSwitcher.tsx'

test('offers zh-CN and en, and marks the one that is shown', () => {
  const { words } = renderWithSite(<LanguageSwitcher />)
  const group = within(screen.getByRole('group', { name: words.menu.language }))
  expect(group.getByText('中文').getAttribute('aria-current')).toBe('true')
  expect(group.getByText('中文').getAttribute('lang')).toBe('zh-CN')
  expect(group.getByRole('link', { name: 'English' }).getAttribute('lang')).toBe('en')
  expect(group.getAllByRole('link')).toHaveLength(1)
})

test('choosing en leads to /en/, on the same page with the same query', () => {
  renderWithSite(<LanguageSwitcher />, { route: '/companyDynamic?year=2024&page=2' })
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'English' })
  expect(href).toBe(`${location.origin}/en/#/companyDynamic?year=2024&page=2`)
})

test('choosing zh-CN leads to the root path, on the same page', () => {
  renderWithSite(<LanguageSwitcher />, { lang: 'en', route: '/culture' })
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: '中文' })
  expect(href).toBe(`${location.origin}/#/culture`)
})
