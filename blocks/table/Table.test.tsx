import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderWithSite } from '#web/testing/render.tsx'
import { en } from '#web/words/en.ts'
import { Table } from './Table.tsx'

const table = {
  type: 'table' as const,
  caption: 'Key figures',
  columns: ['Item', 'Category', '2025', 'Remark'],
  rows: [
    ['Pelleted feed', 'Feed', '1,204.5', '7'],
    ['Premix', 'Feed', '—', 'since May'],
    ['Boars', 'Breeding', '≤0.3%', '9'],
  ],
}
const shown = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
/** How many rows are shown, as the filter says; the site's own place for notices is another one. */
const countOf = () => screen.getAllByRole('status')[0]?.textContent
const kind = (name: string) => screen.getByRole('cell', { name }).dataset.kind

test('has a heading, heads of columns and rows, a note, and can be scrolled by the keyboard', () => {
  renderWithSite(<Table {...table} note="at 17 °C" words={en.table} />)
  expect(screen.getByRole('heading', { level: 2, name: 'Key figures' })).toBeDefined()
  const cells = within(screen.getByRole('table', { name: 'Key figures' }))
  expect(cells.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(table.columns)
  expect(shown()).toEqual(['Pelleted feed', 'Premix', 'Boars'])
  expect(screen.getByRole('region', { name: /Key figures/ }).tabIndex).toBe(0)
  expect(screen.getByText('at 17 °C')).toBeDefined()
})

test('a column is of numbers when all its cells are, or say that there is none', () => {
  renderWithSite(<Table {...table} words={en.table} />)
  expect(['1,204.5', '—', '≤0.3%'].map(kind)).toEqual(['number', 'number', 'number'])
  expect(['7', '9', 'since May'].map(kind)).toEqual([undefined, undefined, undefined])
  expect(screen.getByRole('columnheader', { name: '2025' }).dataset.kind).toBe('number')
})

test('rows that become cards on phones say what they are, and their cells whose column they stand in', () => {
  const row = ['Feed', 'Every batch is sampled before it leaves', 'A sample is kept for ninety days', 'RMB 1.2/kg']
  renderWithSite(<Table {...table} rows={[row]} words={en.table} />)
  const found = screen.getByRole('table', { name: 'Key figures' })
  expect(found.dataset.phone).toBe('cards')
  expect(found.getAttribute('role')).toBe('table')
  expect(within(found).getByRole('rowheader', { name: 'Feed' }).getAttribute('role')).toBe('rowheader')
  const cells = within(found).getAllByRole('cell')
  expect(cells.map((cell) => [cell.getAttribute('role'), cell.dataset.label])).toEqual([
    ['cell', 'Category'],
    ['cell', '2025'],
    ['cell', 'Remark'],
  ])
  expect(within(found).getByText('RMB 1.2/kg').tagName).toBe('SPAN')
})

test('a group in the first column leaves the name of the row to the second', () => {
  const rows = [
    ['Raw semen', 'Volume', 'At least 150 mL'],
    ['Raw semen', 'Colour', 'Milky white, no smell and no foreign matter'],
    ['Raw semen', 'Motility', 'At least 70%'],
  ]
  renderWithSite(<Table {...table} columns={['Type', 'Item', 'Requirement']} rows={rows} words={en.table} />)
  expect(shown()).toEqual(['Volume', 'Colour', 'Motility'])
  expect(screen.getAllByRole('cell', { name: 'Raw semen' }).map(({ dataset }) => dataset.group)).toEqual(
    Array(3).fill('true'),
  )
})

test('values from one to another stay on their line', () => {
  renderWithSite(<Table {...table} rows={[['Gilts', '', '', '后备母猪50–70公斤，提前预约']]} words={en.table} />)
  expect(screen.getByText('0–70公斤').tagName).toBe('SPAN')
})

test('on a phone the name of a row of six Chinese characters keeps its line, with a value of five', () => {
  renderWithSite(
    <Table {...table} columns={['项目', '频次']} rows={[['混合变异系数', '每批自动记录']]} words={en.table} />,
  )
  expect(screen.getByRole('rowheader').dataset.short).toBe('true')
  expect(screen.getByRole('cell').dataset.short).toBeUndefined()
})

test('many rows begin with the first group, and all of them can be chosen', async () => {
  const rows = Array.from({ length: 42 }, (_, at) => [`item ${at}`, at < 40 ? 'Climate' : 'Water'])
  const user = userEvent.setup()
  renderWithSite(<Table {...table} columns={['Item', 'Topic']} rows={rows} filter="Topic" words={en.table} />)
  expect(shown()).toHaveLength(40)
  expect(screen.getByRole('button', { name: 'Climate' }).getAttribute('aria-pressed')).toBe('true')
  expect(countOf()).toBe('40 of 42 rows')
  await user.click(screen.getByRole('button', { name: 'All' }))
  expect(shown()).toHaveLength(42)
})

test('has no filter unless it names a column', () => {
  renderWithSite(<Table {...table} words={en.table} />)
  expect(screen.queryByRole('group')).toBeNull()
  expect(countOf()).toBe('')
})

test('a few values are buttons, which leave their rows and say how many', async () => {
  const user = userEvent.setup()
  renderWithSite(<Table {...table} filter="Category" words={en.table} />)
  const choices = within(screen.getByRole('group', { name: 'Category' }))
  expect(choices.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['All', 'Feed', 'Breeding'])
  expect(countOf()).toBe('3 rows')
  await user.click(choices.getByRole('button', { name: 'Feed' }))
  expect(shown()).toEqual(['Pelleted feed', 'Premix'])
  expect(countOf()).toBe('2 of 3 rows')
  await user.click(choices.getByRole('button', { name: 'All' }))
  expect(shown()).toHaveLength(3)
})

test('many values are a labelled list', async () => {
  const rows = 'ABCDEFG'.split('').map((letter) => [`item ${letter}`, letter])
  renderWithSite(<Table {...table} columns={['Item', 'Category']} rows={rows} filter="Category" words={en.table} />)
  const list = screen.getByRole('combobox', { name: 'Category' })
  expect(within(list).getAllByRole('option')).toHaveLength(8)
  await userEvent.setup().selectOptions(list, 'E')
  expect(shown()).toEqual(['item E'])
})

test('what is saved as CSV is what is shown', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:made'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const user = userEvent.setup()
  renderWithSite(<Table {...table} filter="Category" words={en.table} />)
  await user.click(screen.getByRole('button', { name: 'Breeding' }))
  await user.click(screen.getByRole('button', { name: 'Download CSV: Key figures' }))
  expect(await files[0]?.text()).toMatch(/Item,Category,2025,Remark\r\nBoars,Breeding,≤0.3%,9\r\n$/)
})

test('a table of sentences offers no file', () => {
  const sentences = { columns: ['Who', 'What'], rows: [['Network', 'That a page was opened']] }
  renderWithSite(<Table {...table} {...sentences} words={en.table} />)
  expect(screen.queryByRole('button', { name: /CSV/ })).toBeNull()
})

test('of many cards the first are shown on phones, and all when they are asked for', async () => {
  const row = (at: number) => [
    `Plant ${at}`,
    'Every batch is sampled before it leaves',
    'A sample is kept for ninety days',
    '1',
  ]
  renderWithSite(<Table {...table} rows={Array.from({ length: 14 }, (_, at) => row(at))} words={en.table} />)
  const found = screen.getByRole('table', { name: 'Key figures' })
  expect([found.dataset.phone, found.dataset.folded]).toEqual(['cards', 'true'])
  await userEvent.setup().click(screen.getByRole('button', { name: 'Show all 14 rows' }))
  expect(found.dataset.folded).toBeUndefined()
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull()
  cleanup()
  renderWithSite(<Table {...table} rows={[row(1)]} words={en.table} />)
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull()
})

test('the address leads to a row, whatever group the table begins with', async () => {
  const into = vi.spyOn(Element.prototype, 'scrollIntoView')
  const rows = Array.from({ length: 60 }, (_, at) => [`Item ${at}`, at < 30 ? 'Feed' : 'Breeding', String(at), ''])
  renderWithSite(<Table {...table} rows={rows} filter="Category" words={en.table} />, { route: '/esg?row=Item%2045' })
  const row = screen.getByRole('rowheader', { name: 'Item 45' }).closest('tr')
  await waitFor(() => expect(document.activeElement).toBe(row))
  expect(into.mock.contexts).toEqual([row])
  expect(shown()).not.toContain('Item 1')
})
