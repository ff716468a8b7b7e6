import { expect, test } from 'vitest'
import { indicatorIn } from './indicators.ts'

const words = { target: '—', status: '—', method: '—' }
const indicator = {
  id: 'scope-1',
  topic: { zh: '气候', en: 'Climate', ja: '気候' },
  values: ['318', '331'],
  zh: { ...words, name: '范围一排放', unit: '万吨' },
  ja: { ...words, name: 'スコープ1排出量', unit: '万t' },
  en: { ...words, name: 'Scope 1 emissions', unit: 'million t', values: ['3.18', '3.31'] },
}

test('an indicator has the values of its language where that counts in units of its own', () => {
  expect(indicatorIn(indicator, 'zh')).toMatchObject({ topic: '气候', unit: '万吨', values: ['318', '331'] })
  expect(indicatorIn(indicator, 'en')).toMatchObject({ topic: 'Climate', unit: 'million t', values: ['3.18', '3.31'] })
})
