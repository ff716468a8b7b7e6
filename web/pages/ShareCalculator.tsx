import { useEffect, useId, useRef, useState } from 'react'
import type { TradingDay } from '#contract/charts.ts'
import { Heading } from '../blocks/Heading.tsx'
import { useSite } from '../data/site.tsx'
import { formatDay } from '../parts/DateMark.tsx'
import { ViewSwitch } from '../parts/ViewSwitch.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import control from '../styles/control.module.css'
import typography from '../styles/typography.module.css'
import { useCalculatorWords } from './calculatorWords.ts'
import { Field } from './Field.tsx'
import { faultWords } from './faultWords.ts'
import { HoldingResult } from './HoldingResult.tsx'
import { type Faults, holdingOf, type Purchase } from './holding.ts'
import styles from './ShareCalculator.module.css'

/** In RMB: until something is asked, the result shows what this much, put in on the first day, has become. */
const sampleAmount = '10000'

const purchaseOf = ({ by, number = '', date = '' }: { by?: string; number?: string; date?: string }): Purchase => ({
  by: by === 'shares' ? 'shares' : 'amount',
  number,
  date,
})

interface Props {
  id: string
  /** Oldest first. */
  days: TradingDay[] | undefined
}

/** What shares bought on a day of the past year are worth today. What was asked stands in the address. */
export function ShareCalculator({ id, days }: Props) {
  const { shortName } = useSite()
  const calculator = useCalculatorWords()
  const given = useRouteQuery().read('by', 'number', 'date')
  const purchase = purchaseOf(given)
  const found = given.by === undefined || !days ? undefined : holdingOf(purchase, days)
  return (
    <section id={id} className={styles.calculator}>
      <Heading>{calculator.title}</Heading>
      <p className={`${typography.muted} ${styles.text}`}>{calculator.text(shortName)}</p>
      <div className={styles.body}>
        <PurchaseForm purchase={purchase} isSent={given.by !== undefined} days={days} found={found} />
        <Result purchase={purchase} days={days} found={found} />
      </div>
    </section>
  )
}

interface PartProps {
  purchase: Purchase
  days: TradingDay[] | undefined
  found: ReturnType<typeof holdingOf> | undefined
}

/** How much, and when: kept as typed until the address asks something else. */
function PurchaseForm({ purchase, isSent, days, found }: PartProps & { isSent: boolean }) {
  const { words, root } = useSite()
  const calculator = useCalculatorWords()
  const id = useId()
  const { form, typed, setTyped, submit } = usePurchase(purchase, isSent, days)
  const faults: Faults = found && 'faults' in found ? found.faults : {}
  const messages = faultWords(faults, purchase.by, { days, words, calculator })
  const [first, last] = [days?.[0]?.date, days?.at(-1)?.date]
  const byShares = typed.by === 'shares'
  return (
    <form ref={form} className={styles.form} action={`${root}securities`} onSubmit={submit} noValidate>
      <ViewSwitch
        name="by"
        legend={calculator.by}
        choices={[
          { value: 'amount', label: calculator.byAmount },
          { value: 'shares', label: calculator.byShares },
        ]}
        chosen={typed.by}
        onChoose={(by) => setTyped({ ...typed, by: by === 'shares' ? 'shares' : 'amount' })}
      />
      <Field
        id={`${id}-number`}
        name="number"
        label={calculator[typed.by]}
        hint={byShares ? calculator.sharesHint : calculator.amountHint}
        fault={purchase.by === typed.by ? messages.number : undefined}
        inputMode={byShares ? 'numeric' : 'decimal'}
        value={typed.number}
        onChange={(number) => setTyped({ ...typed, number })}
      />
      <Field
        id={`${id}-date`}
        name="date"
        label={calculator.date}
        hint={days && calculator.dateHint(formatDay(first ?? '', words), formatDay(last ?? '', words))}
        fault={messages.date}
        type="date"
        min={first}
        max={last}
        value={typed.date}
        onChange={(date) => setTyped({ ...typed, date })}
      />
      <button type="submit" className={control.pill}>
        {calculator.submit}
      </button>
    </form>
  )
}

const isSame = (one: Purchase, other: Purchase) =>
  one.by === other.by && one.number === other.number && one.date === other.date

/** What is typed, and what happens when it is sent: the address asks it, or the focus goes to what is wrong. */
function usePurchase(purchase: Purchase, isSent: boolean, days: TradingDay[] | undefined) {
  const { change } = useRouteQuery()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(purchase)
  const [last, setLast] = useState(purchase)
  // Not in an effect: that would run again when a kept page returns, and undo what was typed.
  if (!isSame(purchase, last)) {
    setLast(purchase)
    setTyped(purchase)
  }
  // What was typed before the app took the page over is known to the fields alone.
  useEffect(() => {
    const fields = new FormData(form.current ?? undefined)
    setTyped((before) => ({ ...before, number: `${fields.get('number')}`, date: `${fields.get('date')}` }))
  }, [])
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (!isSent || !isSame(purchase, typed)) change({ ...typed })
    const outcome = days && holdingOf(typed, days)
    if (!outcome || !('faults' in outcome)) return
    form.current?.querySelector<HTMLInputElement>(`[name="${outcome.faults.number ? 'number' : 'date'}"]`)?.focus()
  }
  return { form, typed, setTyped, submit }
}

/** What a purchase has become; until something is asked, a sample. */
function Result({ purchase, days, found }: PartProps) {
  const { words } = useSite()
  const calculator = useCalculatorWords()
  const first = days?.[0]?.date ?? ''
  const latest = days?.at(-1)?.date ?? ''
  const sample = days && !found ? holdingOf({ by: 'amount', number: sampleAmount, date: first }, days) : undefined
  const shown = found ?? sample
  return (
    <div className={styles.result}>
      <div role="status" aria-label={calculator.result} className={styles.outcome}>
        {shown && 'holding' in shown ? (
          <>
            {!found && <p className={styles.sample}>{calculator.sample(formatDay(first, words))}</p>}
            <HoldingResult holding={shown.holding} requested={found ? purchase.date : first} latest={latest} />
          </>
        ) : (
          <p className={styles.waiting}>{calculator.waiting}</p>
        )}
      </div>
      <p className={`${typography.fine} ${styles.note}`}>{calculator.note}</p>
    </div>
  )
}
