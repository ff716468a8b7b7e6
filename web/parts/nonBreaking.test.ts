import { expect, test } from 'vitest'
import { nonBreakingHtml, piecesOf, runsOf } from './nonBreaking.ts'

/** What stays in its line, with the digits before it, which do not break anyway. */
const kept = (text: string) =>
  piecesOf(text).flatMap((piece, at, all) =>
    at % 2 === 1 ? `${/[≥≤±]?[\d,.]*$/.exec(all[at - 1] ?? '')?.[0] ?? ''}${piece}` : [],
  )

test('a piece begins with the last digit before the unit', () => {
  expect(piecesOf('共16.3升')).toEqual(['共16.', '3升', ''])
  expect(piecesOf('处理8分钟，8分钟')).toEqual(['处', '理8分钟', '，', '8分钟', ''])
})

test('a Chinese value stays with its unit, and a day with its month', () => {
  expect(kept('出栏5,310万头，85℃、≥8 分钟，留样90天，每头0.05元，3公斤，1,180亿元，低2.8个百分点')).toEqual([
    '5,310万头',
    '≥8 分钟',
    '90天',
    '0.05元',
    '3公斤',
    '1,180亿元',
    '2.8个百分点',
  ])
  expect(kept('2027年8月到期，2025年度报告，36头猪，5.9亿千瓦时')).toEqual([
    '2027年',
    '8月',
    '2025年度',
    '36头',
    '5.9亿千瓦时',
  ])
})

test('what runs from one value to another stays in one piece, in either language', () => {
  expect(kept('2021–2025年度，50–70公斤，12.9元/公斤，15–20%')).toEqual([
    '2021–2025年度',
    '50–70公斤',
    '12.9元/公斤',
    '15–20%',
  ])
  expect(kept('Kept at 0–4\u00a0°C in 2021–2025, 1–2 weeks, RMB\u00a012.9/kg')).toEqual([
    '0–4',
    '2021–2025',
    '1–2',
    '12.9/kg',
  ])
})

test('amounts of English titles and news stay in one piece', () => {
  expect(kept('Net profit of RMB 7.0 billion, 12.0 million head at RMB 12.3 per kg, 5 bills')).toEqual([
    'RMB 7.0 billion',
    '12.0 million',
    'RMB 12.3',
  ])
})

test('numbers that have no unit, dates and telephone numbers are left as they are', () => {
  for (const text of ['In 2025. Then 36.', '2026-06-11', '0710-555-0100', '一个 ISO 9001 certificate'])
    expect(kept(text)).toEqual([])
})

test('in HTML no tag is touched', () => {
  expect(nonBreakingHtml('<p>共<a href="/a/2025年">90天</a>，<strong>8</strong>分钟</p>')).toBe(
    '<p>共<a href="/a/2025年">9<span data-whole>0天</span></a>，<strong>8</strong>分钟</p>',
  )
  expect(nonBreakingHtml('<p>12.9元/升</p>')).toBe('<p>12.<span data-whole="line">9元/升</span></p>')
  expect(nonBreakingHtml('<p>2025年委员会</p>')).toBe('<p>202<span data-whole>5年</span><wbr>委员会</p>')
  expect(nonBreakingHtml('<p>2025年，委员会</p>')).toBe('<p>202<span data-whole>5年</span>，委员会</p>')
  expect(nonBreakingHtml('<p>text</p>')).toBe('<p>text</p>')
})

test('a Chinese heading breaks at its marks, and inside a part only where that is longer than a line', () => {
  expect(runsOf('蓝耳病发生率：过滤场与未过滤场')).toEqual([
    { run: '蓝耳病发生率：', fits: true },
    { run: '过滤场与未过滤场', fits: true },
  ])
  expect(runsOf('分季度数据（2025年一季度至2026年三季度）').map(({ fits }) => fits)).toEqual([true, false])
  expect(runsOf('Cash dividends: 2021–2025 (before tax)')).toHaveLength(1)
})
