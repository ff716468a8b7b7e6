import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { field, open } from '../testing/opened.tsx'
import { article } from '../testing/samples.ts'

const figures = {
  units: [{ id: 'people', zh: { unit: '人' }, en: { unit: 'people' } }],
  items: [{ id: 'staff-2025', scope: { zh: '员工，2025年末', en: 'Staff, end of 2025' }, value: 120, unit: 'people' }],
}
const news = {
  ...article,
  zh: { ...article.zh, body: '员工$(staff-2025)。其余不变。' },
  en: { ...article.en, body: 'There are $(staff-2025) here. The rest stays.' },
}

test('a shared figure shows where it stands, as it is and as it will be, in both languages', async () => {
  const { user } = await open('#/figures/figures', { 'figures/figures': figures, 'company/2026-11-12-lorries': news })
  const entry = await screen.findByRole('button', { name: 'Staff, end of 2025 120 people' })
  await user.click(entry)
  const uses = (await screen.findByRole('heading', { name: /^Used in 2 places/ })).closest('section')
  if (!uses) return expect.unreachable('the uses stand in a section')
  expect(within(uses).getByRole('link', { name: news.en.title })).toBeTruthy()
  expect(uses.textContent).toContain('There are 120 people here.')
  expect(uses.textContent).not.toContain('The rest stays')
  const value = await field(/^Value/)
  await user.clear(value)
  await user.type(value, '125')
  expect(within(uses).getByText('员工', { exact: false }).textContent).toBe('员工120人 125人。')
  const typed = [...uses.querySelectorAll('ins')].map(({ textContent }) => textContent)
  expect(new Set(typed)).toEqual(new Set(['125人', '125 people']))
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByRole('button', { name: 'Staff, end of 2025 125 people' }), 'once saved').toBeTruthy()
})
