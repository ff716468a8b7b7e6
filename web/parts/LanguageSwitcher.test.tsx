import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '../testing/calls.ts'
import { renderWithSite } from '../testing/render.tsx'
import { article } from '../testing/samples.ts'
import { LanguageSwitcher } from './LanguageSwitcher.tsx'

test('offers zh-CN and en, and marks the one that is shown', () => {
  const { words } = renderWithSite(<LanguageSwitcher />)
  const group = within(screen.getByRole('group', { name: words.menu.language }))
  expect(group.getByText('中文').getAttribute('aria-current')).toBe('true')
  expect(group.getByText('中文').getAttribute('lang')).toBe('zh-CN')
  expect(group.getByText('English').getAttribute('lang')).toBe('en')
  expect(group.getAllByRole('link')).toHaveLength(1)
})

test('choosing en leads to /en/, on the same page with the same query', () => {
  renderWithSite(<LanguageSwitcher />, { route: '/companyDynamic?year=2024&page=2' })
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'English' })
  expect(href).toBe(`${location.origin}/en/companyDynamic?year=2024&page=2`)
})

test('choosing zh-CN leads to the root path, on the same page', () => {
  renderWithSite(<LanguageSwitcher />, { lang: 'en', route: '/culture' })
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: '中文' })
  expect(href).toBe(`${location.origin}/culture`)
})

test('the choice is saved when it is made', () => {
  renderWithSite(<LanguageSwitcher />, { route: '/culture' })
  expect(localStorage.getItem('_lang')).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'English' }))
  expect(localStorage.getItem('_lang')).toBe('en')
})

const link = (name: RegExp) => screen.findByRole<HTMLAnchorElement>('link', { name })

test('an article that the other language lacks leads to the nearest list, and the label says so', async () => {
  answerCalls({ newsDetail: article('report', { kind: 'media', section: '/mediaCenter', translated: false }) })
  renderWithSite(<LanguageSwitcher />, { route: '/report' })
  const { href } = await link(/^English ?（本页没有英文版，转到“视频中心”）$/)
  expect(href).toBe(`${location.origin}/en/opticCentre`)
})

test('an article that both languages have leads to itself', async () => {
  answerCalls({ securitiesDetail: article('results', { kind: 'securities', section: '/securities/marketNews' }) })
  renderWithSite(<LanguageSwitcher />, { lang: 'en', route: '/securities/detail?id=results' })
  expect((await link(/^中文$/)).href).toBe(`${location.origin}/securities/detail/results`)
})

test.each([
  ['/party', '廉洁青穗', '/honest'],
  ['/mediaCenter?page=2', '视频中心', '/opticCentre'],
  ['/announcement?year=2026', '财务信息', '/financial'],
])('%s, which English lacks, leads to the first page of its group', async (route, title, to) => {
  renderWithSite(<LanguageSwitcher />, { route })
  const { href } = await link(new RegExp(`^English ?（本页没有英文版，转到“${title}”）$`))
  expect(href).toBe(`${location.origin}/en${to}`)
})
