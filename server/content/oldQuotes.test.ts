import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSample, type Sample } from '../testing/sample.ts'
import { loadContent } from './index.ts'

let sample: Sample
const rows = (...days: string[]) =>
  ['date,open,high,low,close,volume', ...days.map((day) => `${day},1,1,1,1,1`)].join('\n')
beforeAll(async () => {
  sample = await createSample()
  await sample.write('quotes/stock.csv', rows('2027-01-19', '2027-01-20'))
  await sample.write('quotes/bond.csv', rows('2027-01-24', '2027-01-27'))
})
afterAll(() => sample.dispose())

const shown = async (time: string, quoteDays?: number) => {
  const { content: folder, data } = sample.settings
  const limits = quoteDays === undefined ? {} : { quoteDays }
  const content = await loadContent({ folder, pictures: join(data, 'pictures'), now: Date.parse(time), ...limits })
  return { types: content.en.quotes.map(({ type, date }) => `${type} ${date}`), next: content.nextChange }
}

test('quotes that are older than the operator wants are not shown, from the end of that day in China on', async () => {
  const early = await shown('2027-01-27T15:59:59Z', 7)
  expect(early.types).toEqual(['stock 2027-01-20', 'bond 2027-01-27'])
  expect(early.next).toBe(Date.parse('2027-01-27T16:00:00Z'))
  expect((await shown('2027-01-27T16:00:00Z', 7)).types).toEqual(['bond 2027-01-27'])
})

test('without a limit they are shown however old they are, with their day', async () => {
  expect((await shown('2027-11-27T00:00:00Z')).types).toEqual(['stock 2027-01-20', 'bond 2027-01-27'])
})
