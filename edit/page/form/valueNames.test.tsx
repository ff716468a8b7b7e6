import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { button, open } from '../testing/opened.tsx'

const both = (zh: string, en: string) => ({ zh, en })
const pigSale = {
  items: [],
  indicative: [{ week: '2026-11-16', prices: [13, 32.4] }],
  priceNames: [both('商品', 'Grown'), both('幼', 'Young')],
  notice: both('说明', 'Notice'),
}

test('each price of a week has its name, and as there are always two none is added or taken out', async () => {
  const { user } = await open('#/pigSale/pigSale', { 'pigSale/pigSale': pigSale })
  await user.click(await button('2026-11-16'))
  expect((await screen.findByLabelText<HTMLInputElement>('Grown')).value).toBe('13')
  const young = screen.getByLabelText<HTMLInputElement>('Young')
  expect(young.value).toBe('32.4')
  const list = within(young.closest('fieldset') as HTMLElement)
  expect(list.queryAllByRole('button')).toEqual([])
})

test('a price far from that of the week before is asked about, and stops nobody', async () => {
  const indicative = [...pigSale.indicative, { week: '2026-11-23', prices: [13.1, 32.4] }]
  const { user } = await open('#/pigSale/pigSale', { 'pigSale/pigSale': { ...pigSale, indicative } })
  await user.click(await button('2026-11-23'))
  const young = await screen.findByLabelText<HTMLInputElement>('Young')
  expect(screen.queryByText(/The week before/)).toBeNull()
  await user.clear(young)
  await user.type(young, '324')
  expect(await screen.findByText(/The week before it was 32\.4\. Is 324 right\?/)).toBeTruthy()
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText('Saved, not published yet')).toBeTruthy()
})

test('a station records the facts that its stage names', async () => {
  const lots = {
    example: 'A-1',
    hint: both('提示', 'Hint'),
    notice: both('说明', 'Notice'),
    stages: [
      { id: 'farm', name: both('场', 'Farm'), facts: [both('编号', 'Group'), both('检测', 'Test')] },
      { id: 'shelf', name: both('架', 'Shelf'), facts: [both('温度', 'Temperature')] },
    ],
    items: [
      {
        number: 'A-1',
        batch: 'B',
        packed: '2026-11-16',
        bestBefore: '2026-11-17',
        stations: [{ stage: 'farm', date: '2026-11-15', values: ['G1', both('合格', 'Passed')] }],
        zh: { product: '产品', note: '注' },
        en: { product: 'Product', note: 'Note' },
      },
    ],
  }
  const { user } = await open('#/lots/lots', { 'lots/lots': lots })
  await user.click(await button('A-1'))
  await user.click(await screen.findByRole('button', { name: 'farm', expanded: false }))
  expect((await screen.findByLabelText<HTMLInputElement>(/^Group/)).value).toBe('G1')
  // What is recorded in words has them in each language.
  expect((await screen.findByLabelText<HTMLInputElement>(/^Test English/)).value).toBe('Passed')
  expect(screen.getByLabelText<HTMLInputElement>(/^Test Chinese/).value).toBe('合格')
})
