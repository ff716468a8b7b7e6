import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import type { Suggestion } from '#contract/search.ts'
import { SiteProvider } from '../data/site.tsx'
import { renderWithSite } from '../testing/render.tsx'
import { siteIn } from '../testing/site.ts'
import { zh } from '../words/zh.ts'
import { SearchForm } from './SearchForm.tsx'

const show = (keyword = '') => {
  const onSearch = vi.fn<(keyword: string) => void>()
  return {
    onSearch,
    ...renderWithSite(
      <SearchForm keyword={keyword} onSearch={onSearch} suggestions={[]} onType={() => {}} words={zh.search} />,
    ),
  }
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: zh.search.label })

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
      <SearchForm keyword="" onSearch={onSearch} suggestions={[]} onType={() => {}} words={zh.search} />
    </SiteProvider>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(form)
  document.body.append(container)
  // Before the app, and without a script, it is a field like any other.
  const plain = screen.getByRole<HTMLInputElement>('searchbox', { name: zh.search.label })
  expect([container.querySelector('form')?.getAttribute('action'), plain.name]).toEqual(['/en/search', 'keyword'])
  plain.value = 'soya'
  await act(async () => void hydrateRoot(container, form))
  expect(field().value).toBe('soya')
  await act(async () => screen.getByRole('button', { name: zh.search.submit }).click())
  expect(onSearch).toHaveBeenCalledWith('soya')
})

test('another keyword of the address takes the place of what stood in the field', () => {
  const site = siteIn('zh')
  const form = (keyword: string) => (
    <SiteProvider value={site}>
      <SearchForm keyword={keyword} onSearch={vi.fn()} suggestions={[]} onType={() => {}} words={zh.search} />
    </SiteProvider>
  )
  const { rerender } = render(form('饲料'))
  rerender(form('种猪'))
  expect(field().value).toBe('种猪')
})

describe('suggestions', () => {
  const suggestions: Suggestion[] = [
    { kind: 'page', link: '/welfare', title: '薪酬福利', word: '年终奖' },
    { kind: 'report', link: '/reportDownload?id=esg-report-2025', title: '2025年ESG报告' },
  ]
  const open = () => {
    const onSearch = vi.fn<(keyword: string) => void>()
    const onType = vi.fn<(typed: string) => void>()
    const form = { keyword: '', onSearch, suggestions, onType, words: zh.search }
    return { onSearch, onType, ...renderWithSite(<SearchForm {...form} />, { route: '/search' }) }
  }
  const options = () => screen.queryAllByRole('option')
  const active = () => {
    const id = field().getAttribute('aria-activedescendant')
    return options().findIndex((option) => option.id === id && option.getAttribute('aria-selected') === 'true')
  }

  test('are shown as soon as something is typed, each with its kind', async () => {
    const { user, onType } = open()
    expect(field().getAttribute('aria-expanded')).toBe('false')
    await user.type(field(), '年')
    expect(onType.mock.calls).toEqual([['年']])
    expect(field().getAttribute('aria-expanded')).toBe('true')
    const list = screen.getByRole('listbox', { name: zh.search.suggestions })
    expect(field().getAttribute('aria-controls')).toBe(list.id)
    expect(within(list).getByRole('option', { name: '薪酬福利 年终奖 页面' })).toBeDefined()
    expect(within(list).getByRole('option', { name: '2025年ESG报告 报告' }).getAttribute('href')).toContain(
      'esg-report',
    )
  })

  test('are chosen by the arrows, around the field, and opened by Enter', async () => {
    const { user, onSearch } = open()
    await user.type(field(), '年')
    expect(active()).toBe(-1)
    for (const [key, at] of [
      ['{ArrowDown}', 0],
      ['{ArrowDown}', 1],
      ['{ArrowDown}', -1],
      ['{ArrowUp}', 1],
    ] as const) {
      await user.keyboard(key)
      expect(active()).toBe(at)
    }
    expect(field().value).toBe('年')
    await user.keyboard('{Enter}')
    expect(location.hash).toBe('#/reportDownload?id=esg-report-2025')
    expect(options()).toEqual([])
    expect(onSearch).not.toHaveBeenCalled()
  })

  test('Enter searches for what was typed while none is chosen', async () => {
    const { user, onSearch } = open()
    await user.type(field(), '年报{Enter}')
    expect(onSearch).toHaveBeenCalledWith('年报')
    expect(options()).toEqual([])
  })

  test('Escape closes them and keeps what was typed, an arrow opens them again, leaving the field closes them', async () => {
    const { user } = open()
    await user.type(field(), '年')
    await user.keyboard('{Escape}')
    expect([options().length, field().value]).toEqual([0, '年'])
    await user.keyboard('{ArrowDown}')
    expect([options().length, active()]).toEqual([2, 0])
    await user.tab()
    expect(options()).toEqual([])
  })

  test('a click opens one, and the field keeps the focus until then', async () => {
    const { user } = open()
    await user.type(field(), '年')
    await user.click(screen.getByRole('option', { name: /薪酬福利/ }))
    expect(location.hash).toBe('#/welfare')
    expect(options()).toEqual([])
  })

  test('letters that an input method has not turned into characters are not told, nor is its Enter taken', async () => {
    const { onType, onSearch } = open()
    const input = field()
    fireEvent.compositionStart(input)
    input.value = 'nian'
    fireEvent.input(input, { isComposing: true })
    fireEvent.keyDown(input, { key: 'ArrowDown', isComposing: true })
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
    expect(onType).not.toHaveBeenCalled()
    expect([location.hash, active()]).toEqual(['#/search', -1])
    input.value = '年'
    fireEvent.compositionEnd(input)
    expect(onType.mock.calls).toEqual([['年']])
    expect(onSearch).not.toHaveBeenCalled()
  })
})
