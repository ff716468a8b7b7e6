import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithSite } from '../testing/render.tsx'
import { Logo } from './Logo.tsx'

const mark = () => document.querySelector('img')

test('shows the short name in both languages, each marked with its own', () => {
  const { site } = renderWithSite(<Logo />)
  expect(site.shortName).not.toBe(site.otherName)
  expect(screen.getByText(site.shortName).closest('[lang]')?.getAttribute('lang') ?? 'zh-CN').toBe('zh-CN')
  expect(screen.getByText(site.otherName).getAttribute('lang')).toBe('en')
})

test('in English the Chinese name is the smaller one', () => {
  const { site } = renderWithSite(<Logo />, { lang: 'en' })
  expect(site.shortName).toMatch(/^[\w ]+$/)
  expect(screen.getByText(site.otherName).getAttribute('lang')).toBe('zh-CN')
})

test('the mark stands in its own proportions, so that nothing moves when it arrives', () => {
  const given = { light: '/pictures/mark.svg', dark: '/pictures/dark.svg', width: 96, height: 64 }
  renderWithSite(<Logo />, { changes: { mark: given } })
  expect([mark()?.getAttribute('src'), mark()?.width, mark()?.height]).toEqual(['/pictures/mark.svg', 96, 64])
})

test('on dark ground it is the mark for dark ground, and says nothing that the name does not', () => {
  const { site } = renderWithSite(<Logo onDark />)
  expect(mark()?.getAttribute('src')).toBe(site.mark.dark)
  expect(site.mark.dark).not.toBe(site.mark.light)
  expect(mark()?.getAttribute('alt')).toBe('')
})

test('a logo that holds the name is its name, and nothing stands beside it', () => {
  const logo = { light: '/pictures/logo-en.svg', dark: '/pictures/logo-en-on-dark.svg', width: 160, height: 40 }
  const { site, container } = renderWithSite(<Logo />, { lang: 'en', changes: { logo } })
  const image = screen.getByRole('img', { name: site.shortName })
  expect([image.getAttribute('src'), image.getAttribute('width')]).toEqual([logo.light, '160'])
  expect(container.textContent).toBe('')
})

test('a small mark comes inside the document', () => {
  const given = {
    light: '/pictures/mark.svg',
    dark: '/pictures/dark.svg',
    inline: 'data:image/svg+xml,small',
    width: 1,
    height: 1,
  }
  renderWithSite(<Logo />, { changes: { mark: given } })
  expect(mark()?.getAttribute('src')).toBe(given.inline)
})
