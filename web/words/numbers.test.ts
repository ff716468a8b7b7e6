import { describe, expect, test } from 'vitest'
import { en } from './en.ts'
import { abbreviate, isMobilePhone, volumeOf } from './numbers.ts'
import { zh } from './zh.ts'

const chinese = (value: unknown) => abbreviate(value, 'zh', zh.number)
const english = (value: unknown) => abbreviate(value, 'en', en.number)

describe('a number is abbreviated to two decimals', () => {
  test('above 100,000,000: in 亿 in Chinese', () => {
    expect(chinese(529_140_000)).toBe('5.29亿')
    expect(chinese(100_000_001)).toBe('1.00亿')
  })

  test('above 10,000: in 万 in Chinese', () => {
    expect(chinese(5_291_400)).toBe('529.14万')
    expect(chinese(10_001)).toBe('1.00万')
    expect(chinese(100_000_000)).toBe('10,000.00万')
  })

  test('from 1,000,000 on: in millions in English, not "÷ 10,000, labelled million" as the specification records', () => {
    expect(english(1_000_000)).toBe('1.00 million')
    expect(english(5_291_400)).toBe('5.29 million')
    expect(english(5_291_400)).not.toBe('529.14 million')
    expect(english(100_000_001)).toBe('100.00 million')
    expect(english(529_140_000)).toBe('529.14 million')
  })

  test('above 10,000 and below that: in thousands in English', () => {
    expect(english(10_001)).toBe('10.00 thousand')
    expect(english(795_290)).toBe('795.29 thousand')
    expect(english(999_990)).toBe('999.99 thousand')
  })

  test('otherwise as it is', () => {
    for (const abbreviated of [chinese, english]) {
      expect(abbreviated(10_000)).toBe('10,000.00')
      expect(abbreviated(81.4)).toBe('81.40')
      expect(abbreviated('40.368')).toBe('40.37')
    }
  })

  test('a negative number by its size', () => {
    expect(chinese(-250_000_000)).toBe('−2.50亿')
    expect(english(-25_000)).toBe('−25.00 thousand')
    expect(english(-2_500_000)).toBe('−2.50 million')
    expect(chinese(-5)).toBe('−5.00')
  })

  test('empty, zero or not a number: a message asks for numeric data', () => {
    for (const value of ['', '  ', 0, '0', 'many', '1,000', undefined, null, Number.NaN, Infinity, true, []]) {
      expect(chinese(value), String(value)).toBe('请输入数字')
      expect(english(value), String(value)).toBe('Please enter a number')
    }
  })
})

test('a day without trading has a volume of zero', () => {
  expect(volumeOf(0, 'en', en.number)).toBe('0')
  expect(volumeOf(44_273_200, 'en', en.number)).toBe('44.27 million')
  expect(volumeOf(44_273_200, 'zh', zh.number)).toBe('4,427.32万')
})

describe('a mainland China mobile phone', () => {
  test.each(['13800138000', '+8613800138000', '008613800138000', '19912345678'])('%s is one', (text) => {
    expect(isMobilePhone(text)).toBe(true)
  })

  test.each([
    ['a digit too few', '1380013800'],
    ['a digit too many', '138001380001'],
    ['another first digit', '23800138000'],
    ['the prefix without its plus', '8613800138000'],
    ['both prefixes', '+86008613800138000'],
    ['spaces', '138 0013 8000'],
    ['text around it', 'call 13800138000'],
    ['a line below it', '13800138000\n'],
    ['full-width digits', '１３８００１３８０００'],
    ['nothing', ''],
  ])('a number with %s is none', (_, text) => {
    expect(isMobilePhone(text)).toBe(false)
  })
})
