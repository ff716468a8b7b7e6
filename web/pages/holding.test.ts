import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tradingDays } from '../testing/charts.ts'
import { holdingOf, most, type Purchase } from './holding.ts'

const day = (date: string, close: number) => ({ date, open: close, high: close, low: close, close, volume: 1 })
/** A Thursday, a Friday, the Monday after and a Tuesday. */
const week = [day('2026-03-05', 40), day('2026-03-06', 42.85), day('2026-03-09', 41), day('2026-03-10', 43.46)]

const of = (changes: Partial<Purchase>, days = week) =>
  holdingOf({ by: 'shares', number: '100', date: '2026-03-06', ...changes }, days)
const holding = (changes: Partial<Purchase>, days = week) => {
  const found = of(changes, days)
  if ('faults' in found) throw new Error(JSON.stringify(found.faults))
  return found.holding
}

describe('a number of shares', () => {
  test('costs their close on the day of purchase and is worth their last', () => {
    expect(holding({})).toEqual({
      bought: '2026-03-06',
      moved: false,
      price: 4285,
      shares: 100,
      cost: 428_500,
      value: 434_600,
    })
  })

  test('bought on the last day has not changed', () => {
    const { cost, value } = holding({ date: '2026-03-10' })
    expect(value).toBe(cost)
  })
})

test('an amount buys the whole shares that it pays for', () => {
  expect(holding({ by: 'amount', number: '10000' })).toMatchObject({ shares: 233, cost: 998_405 })
  expect(holding({ by: 'amount', number: '42.85' })).toMatchObject({ shares: 1, cost: 4285 })
})

test('a day without trading leads to the next trading day', () => {
  expect(holding({ date: '2026-03-07' })).toMatchObject({ bought: '2026-03-09', moved: true, price: 4100 })
})

describe('figures are read as they are typed', () => {
  test.each(['10000', '10,000', '１００００', '10，000', ' 10000 ', '¥10,000.00', 'RMB 10000', '10000元'])(
    '%s',
    (number) => {
      expect(holding({ by: 'amount', number }).shares).toBe(233)
    },
  )
})

describe('what is wrong is said by field', () => {
  test.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['many', 'notNumber'],
    ['1e5', 'notNumber'],
    ['10,00', 'notNumber'],
    ['1.2.3', 'notNumber'],
    ['0', 'notPositive'],
    ['-5', 'notPositive'],
    ['−5', 'notPositive'],
    ['2.5', 'notWhole'],
    [`${most + 1}`, 'tooLarge'],
  ])('the number %j is %s', (number, fault) => {
    expect(of({ number })).toEqual({ faults: { number: fault } })
  })

  test.each([
    ['', 'missing'],
    ['2026-13-40', 'missing'],
    ['yesterday', 'missing'],
    ['2026-03-04', 'early'],
    ['2026-03-11', 'late'],
  ])('the date %j is %s', (date, fault) => {
    expect(of({ date })).toEqual({ faults: { date: fault } })
  })

  test('both at once', () => {
    expect(of({ number: '', date: '' })).toEqual({ faults: { number: 'missing', date: 'missing' } })
  })

  test('an amount below the price of a share, with that price', () => {
    expect(of({ by: 'amount', number: '42.84' })).toEqual({ faults: { number: 'tooLittle', price: 4285 } })
  })
})

describe('whatever the prices', () => {
  const days = fc.integer({ min: 2, max: 250 }).map(tradingDays)
  const cases = fc.record({ days, at: fc.nat(), back: fc.nat(3), number: fc.integer({ min: 1, max: most }) })

  test('a purchase is made on the first trading day that is not before the day asked for', () => {
    fc.assert(
      fc.property(cases, ({ days, at, back }) => {
        const target = days[at % days.length]?.date ?? ''
        const asked = new Date(Date.parse(target) - back * 86_400_000).toISOString().slice(0, 10)
        if (asked < (days[0]?.date ?? '')) return
        const { bought, moved } = holding({ date: asked }, days)
        expect(bought >= asked).toBe(true)
        expect(days.filter(({ date }) => date >= asked && date < bought)).toEqual([])
        expect(moved).toBe(bought !== asked)
      }),
    )
  })

  test('an amount is spent down to less than a share, to the fen', () => {
    fc.assert(
      fc.property(cases, ({ days, at, number }) => {
        const date = days[at % days.length]?.date ?? ''
        const amount = Math.max(number, 100) / 100
        const found = of({ by: 'amount', number: amount.toFixed(2), date }, days)
        if ('faults' in found) {
          expect(amount * 100).toBeLessThan(found.faults.price ?? 0)
          return
        }
        const { cost, price, shares } = found.holding
        expect(cost).toBe(shares * price)
        expect(cost).toBeLessThanOrEqual(Math.round(amount * 100))
        expect(cost + price).toBeGreaterThan(Math.round(amount * 100))
      }),
    )
  })

  test('it gains exactly where the last close is above that of the purchase', () => {
    fc.assert(
      fc.property(cases, ({ days, at, number }) => {
        const bought = days[at % days.length]
        const { cost, value } = holding({ number: `${number}`, date: bought?.date ?? '' }, days)
        expect(Number.isSafeInteger(cost) && Number.isSafeInteger(value)).toBe(true)
        expect(Math.sign(value - cost)).toBe(Math.sign((days.at(-1)?.close ?? 0) - (bought?.close ?? 0)))
      }),
    )
  })

  test('any text at all is either worked out or told what is wrong with it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.constantFrom('amount', 'shares'), (number, date, by) => {
        const found = of({ by, number, date })
        if ('faults' in found) expect(found.faults.number ?? found.faults.date).toBeDefined()
        else expect(found.holding.shares).toBeGreaterThan(0)
      }),
    )
  })
})
