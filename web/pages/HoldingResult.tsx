import { percentOf } from '../charts/format.ts'
import { useSite } from '../data/site.tsx'
import { DateMark, formatDay } from '../parts/DateMark.tsx'
import typography from '../styles/typography.module.css'
import { decimal } from '../words/decimal.ts'
import { useCalculatorWords } from './calculatorWords.ts'
import { moneyOf } from './currency.ts'
import styles from './HoldingResult.module.css'
import type { Holding } from './holding.ts'
import { PriceChange } from './PriceChange.tsx'

interface Props {
  holding: Holding
  /** The day asked for, and that of the last close. */
  requested: string
  latest: string
}

/** What a purchase is worth today, how far it moved, and what was bought. */
export function HoldingResult({ holding, requested, latest }: Props) {
  const { words } = useSite()
  const calculator = useCalculatorWords()
  const { bought, moved, price, shares, cost, value } = holding
  const day = (date: string) => formatDay(date, words)
  const money = (fen: number) => calculator.money(moneyOf(fen))
  const gain = value - cost
  const facts = [
    [calculator.bought, <DateMark key="day" date={bought} />],
    [calculator.price, money(price)],
    [calculator.held, calculator.count(decimal(shares))],
    [calculator.cost, money(cost)],
  ] as const
  return (
    <>
      <dl className={styles.headline}>
        <div>
          <dt>{calculator.value(day(latest))}</dt>
          <dd className={styles.value}>{money(value)}</dd>
        </div>
        <div>
          <dt>{calculator.change}</dt>
          <dd className={typography.lg}>
            <PriceChange change={gain} text={money(Math.abs(gain))} share={percentOf(Math.abs(gain) / cost, 2)} />
          </dd>
        </div>
      </dl>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {moved && <p className={styles.moved}>{calculator.moved(day(requested), day(bought))}</p>}
    </>
  )
}
