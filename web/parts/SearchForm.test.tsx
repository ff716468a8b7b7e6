import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { SiteProvider } from '../data/site.tsx'
import { renderWithSite } from '../testing/render.tsx'
import { siteIn } from '../testing/site.ts'
import { zh } from '../words/zh.ts'
import { SearchForm } from './SearchForm.tsx'

const show = (keyword = '') => {
  const onSearch = vi.fn<(keyword: string) => void>()
  return { onSearch, ...renderWithSite(<SearchForm keyword={keyword} onSearch={onSearch} words={zh.search} />) }
}
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: zh.search.label })

test('searches for what was typed, by the button or by Enter, without spaces around it', async () => {
  const { user, onSearch } = show()
  await user.type(field(), '  低蛋白日粮 ')
  await user.click(screen.getByRole('button', { name: zh.search.submit }))
  await user.type(field(), '猪{Enter}')
  expect(onSearch.mock.calls).toEqual([['低蛋白日粮'], ['低蛋白日粮 猪']])
})

test('shows the keyword of the address', () => {
  show('饲料')
  expect(field().value).toBe('饲料')
})

test('a keyword of more than 100 characters is told beside the field and stays as typed', async () => {
  const { user, onSearch } = show()
  await user.click(field())
  await user.paste('猪'.repeat(101))
  await user.click(screen.getByRole('button', { name: zh.search.submit }))
  expect(screen.getByRole('alert').textContent).toBe(zh.search.tooLong)
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(field().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
  expect(field().value).toHaveLength(101)
  expect(onSearch).not.toHaveBeenCalled()
  await user.type(field(), '{Backspace}{Enter}')
  expect(onSearch).toHaveBeenCalledWith('猪'.repeat(100))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('control characters are not searched for', async () => {
  const { user, onSearch } = show()
  await user.click(field())
  await user.paste('猪\u0000肉')
  await user.keyboard('{Enter}')
  expect(onSearch).toHaveBeenCalledWith('猪 肉')
})

test('is a form of its own language’s search page, with the word as it was typed before the app', async () => {
  const onSearch = vi.fn()
  const form = (
    <SiteProvider value={siteIn('en')}>
      <SearchForm keyword="" onSearch={onSearch} words={zh.search} />
    </SiteProvider>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(form)
  document.body.append(container)
  expect([container.querySelector('form')?.getAttribute('action'), field().name]).toEqual(['/en/search', 'keyword'])
  field().value = 'soya'
  await act(async () => void hydrateRoot(container, form))
  expect(field().value).toBe('soya')
  await act(async () => screen.getByRole('button', { name: zh.search.submit }).click())
  expect(onSearch).toHaveBeenCalledWith('soya')
})

test('another keyword of the address takes the place of what stood in the field', () => {
  const site = siteIn('zh')
  const form = (keyword: string) => (
    <SiteProvider value={site}>
      <SearchForm keyword={keyword} onSearch={vi.fn()} words={zh.search} />
    </SiteProvider>
  )
  const { rerender } = render(form('饲料'))
  rerender(form('种猪'))
  expect(field().value).toBe('种猪')
})
