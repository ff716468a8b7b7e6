import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderWithSite } from '../testing/render.tsx'
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
