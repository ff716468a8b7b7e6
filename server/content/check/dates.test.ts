import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSample, type Sample } from '../../testing/sample.ts'
import { readContent } from '../index.ts'
import { problemText } from '../problems.ts'
import type { Files } from '../readFiles.ts'
import { checkCertificates, checkDates } from './dates.ts'

let sample: Sample
beforeAll(async () => {
  sample = await createSample()
})
afterAll(() => sample.dispose())

async function found(today: string) {
  const { files } = await readContent(sample.settings.content)
  if (!files) throw new Error('the sample cannot be read')
  return checkDates(files, today).map((problem) => problemText(problem, 'en'))
}

const future = ' lies in the future. Check the date.'

test('years, months and days that have not come are told, wherever they stand', async () => {
  await sample.edit('history.yaml', 'year: 1991', 'year: 2091')
  await sample.edit('report-policy.yaml', /^date: .*$/m, 'date: 2091-03-27')
  await sample.edit('certifications.yaml', /issued: \d{4}-\d{2}-\d{2}/, 'issued: 2091-03-27')
  expect(await found('2090-12-31')).toEqual([
    `history.yaml entries.0.year — 2091${future}`,
    `certifications.yaml items.0.issued — 2091-03-27${future}`,
    `report-policy.yaml date — 2091-03-27${future}`,
  ])
  expect(await found('2091-03-27')).toEqual([])
})

test('today is not the future, and what is planned may be', async () => {
  await sample.edit('calendar.yaml', /^( *)date: \d{4}-\d{2}-\d{2}/m, '$1date: 2099-01-01')
  expect(await found('2091-03-27')).toEqual([])
})

test('a certificate that ends before it is issued is told at its end', () => {
  const items = [
    { issued: '2024-06-18', expires: '2027-06-17' },
    { issued: '2026-11-01', expires: '2025-01-01' },
  ]
  const files = { certifications: { items } } as unknown as Files // what the check reads of them
  const reason = { is: 'untilNotAfter', until: '2025-01-01', time: '2026-11-01' }
  expect(checkCertificates(files)).toEqual([{ file: 'certifications.yaml', field: 'items.1.expires', reason }])
})
