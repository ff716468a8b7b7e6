import { expect, test } from 'vitest'
import { contradict } from './pairedNumbers.ts'

const pair = (main: string, other: string) => [main, other] as const
const both = (values: string, heads = ' | ', around = ' | ') => {
  const [of, head, words] = [values, heads, around].map((text) => text.split(' | '))
  const two = (texts: string[] | undefined) => pair(texts?.[0] ?? '', texts?.[1] ?? '')
  return contradict({ values: two(of), heads: two(head), around: two(words) })
}

test.each([
  ['a digit', '1,268 | 1,286'],
  ['a digit after the point', '57.4% | 57.1%'],
  ['a place too many', '10.8 | 108'],
  ['a sign', '−50 | 50', '净利润 | Net profit'],
  ['a digit in other units', '5,310 | 53.01', '出栏（万头） | Hogs sold (million)'],
  ['a unit that was changed without its number', '86.9 | 86.9', '营业收入（亿元） | Revenue (RMB bn)'],
  ['a number with its own unit', '1.36亿元 | RMB 1.36 billion'],
  ['a sum in the caption’s unit', '293 | 2.93', '2025年 | 2025', '单位：亿元 | RMB billion'],
  ['million where hundred million is meant', '12 | 12', '资产（亿元） | Assets (RMB million)'],
])('%s that differs is told', (_, values, heads?: string, around?: string) => {
  expect(both(values, heads, around)).toBe(true)
})

test.each([
  ['thousands and per cent', '1268 | 1,268'],
  ['per cent in the head', '57.4% | 57.4', '占比 | Share (%)'],
  ['another minus', '−50 | -50'],
  ['万 and million', '6,800 | 68.0', '出栏（万头） | Hogs sold (million)'],
  ['亿 and billion', '1.36亿 | 0.136 billion'],
  ['万 and plain numbers', '18.0 | 180,000', '罚款（万元） | Fine (RMB)'],
  ['a unit beside its row', '1.33 | 133', '2025 | 2025', '用水（亿吨） | Water (million t)'],
  ['the tables of companies in China', '5,310 | 5,310', '出栏（万头） | Sold (10,000 head)'],
  ['百万元 and RMB million', '5,310 | 5,310', '收入（百万元） | Revenue (RMB million)'],
  ['亿元 and RMB 100 million', '53 | 53', '收入（亿元） | Revenue (RMB 100 million)'],
  ['rounding', '1.36亿 | 0.14 billion'],
  ['a change whose head says its direction', '−3 | 3', '变化 | Decrease'],
  ['land in mu and hectares', '35 | 2.3', '面积（亩） | Area (ha)'],
  ['money of another country', '700 | 100', '金额（元） | Amount (USD)'],
  ['days and weeks', '14 | 2', '保质期（天） | Shelf life (weeks)'],
  ['bounds of other kinds', '≤20 | <21'],
  ['days', '2026-04-28 | 2026-04-29'],
  ['months', '4月 | 4 April'],
  ['words', '三 | 4'],
  ['telephones', '0710-555-0182 | +86 710 555 0182'],
  ['ranges', '12–25 | 12–24'],
  ['nothing', '— | 4'],
])('%s: nothing is told', (_, values, heads?: string, around?: string) => {
  expect(both(values, heads, around)).toBe(false)
})
