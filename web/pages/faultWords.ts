import type { TradingDay } from '#contract/charts.ts'
import { formatDay } from '../parts/DateMark.tsx'
import type { CalculatorWords } from '../words/calculator.zh.ts'
import type { Words } from '../words/zh.ts'
import { moneyOf } from './currency.ts'
import type { Faults, Purchase } from './holding.ts'

interface Given {
  days: TradingDay[] | undefined
  words: Pick<Words, 'day'>
  calculator: CalculatorWords
}

/** What is wrong with a purchase, in a sentence for each field. */
export function faultWords(
  { number, date, price = 0 }: Faults,
  by: Purchase['by'],
  { days, words, calculator }: Given,
): { number: string | undefined; date: string | undefined } {
  const { faults, money } = calculator
  const day = (at: number) => formatDay(days?.at(at)?.date ?? '', words)
  const numbers = {
    missing: by === 'shares' ? faults.sharesMissing : faults.amountMissing,
    notNumber: faults.notNumber,
    notPositive: faults.notPositive,
    notWhole: faults.notWhole,
    tooLarge: faults.tooLarge,
    tooLittle: faults.tooLittle(money(moneyOf(price))),
  } satisfies Record<NonNullable<Faults['number']>, string>
  const dates = {
    missing: faults.dateMissing,
    early: faults.early(day(0)),
    late: faults.late(day(-1)),
  } satisfies Record<NonNullable<Faults['date']>, string>
  return { number: number && numbers[number], date: date && dates[date] }
}
