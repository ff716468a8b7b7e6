import { useEffect, useId, useRef, useState } from 'react'
import type { TradingDay } from '#contract/blocks.ts'
import { rootPath } from '#contract/paths.ts'
import { Heading } from '../blocks/Heading.tsx'
import { useSite } from '../data/site.tsx'
import { formatDay } from '../parts/DateMark.tsx'
import { ViewSwitch } from '../parts/ViewSwitch.tsx'
import { useAddress } from '../routing/useAddress.ts'
import control from '../styles/control.module.css'
import typography from '../styles/typography.module.css'
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

/** What shares bought on a day of the past year are worth today. What was asked stands in the address. */
export function ShareCalculator({ id: name, days }: { id: string; days: TradingDay[] | undefined }) {
  const { words, lang } = useSite()
  const { calculator } = words
  const { read, change } = useAddress()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const given = read('by', 'number', 'date')
  const asked = purchaseOf(given)
  const [typed, setTyped] = useState(asked)
  const [last, setLast] = useState(asked)
  // Not in an effect: that would run again when a kept page returns, and undo what was typed.
  if (asked.by !== last.by || asked.number !== last.number || asked.date !== last.date) {
    setLast(asked)
    setTyped(asked)
  }

  // What was typed before the app took the page over is known to the fields alone.
  useEffect(() => {
    const fields = new FormData(form.current ?? undefined)
    setTyped((before) => ({ ...before, number: `${fields.get('number')}`, date: `${fields.get('date')}` }))
  }, [])

  const found = given.by === undefined || !days ? undefined : holdingOf(asked, days)
  const faults: Faults = found && 'faults' in found ? found.faults : {}
  const first = days?.[0]?.date ?? ''
  const sample = days && !found ? holdingOf({ by: 'amount', number: sampleAmount, date: first }, days) : undefined
  const told = faultWords(faults, asked.by, { days, words })
  const day = (date: string | undefined) => formatDay(date ?? '', words)

  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    const same = given.by === typed.by && asked.number === typed.number && asked.date === typed.date
    if (!same) change({ ...typed })
    const outcome = days && holdingOf(typed, days)
    if (!outcome || !('faults' in outcome)) return
    form.current?.querySelector<HTMLInputElement>(`[name="${outcome.faults.number ? 'number' : 'date'}"]`)?.focus()
  }
  return (
    <section id={name} className={styles.calculator}>
      <Heading>{calculator.title}</Heading>
      <p className={`${typography.muted} ${styles.text}`}>{calculator.text}</p>
      <div className={styles.body}>
        <form ref={form} className={styles.form} action={`${rootPath(lang)}securities`} onSubmit={submit} noValidate>
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
            hint={typed.by === 'shares' ? calculator.sharesHint : calculator.amountHint}
            fault={asked.by === typed.by ? told.number : undefined}
            inputMode={typed.by === 'shares' ? 'numeric' : 'decimal'}
            value={typed.number}
            onChange={(number) => setTyped({ ...typed, number })}
          />
          <Field
            id={`${id}-date`}
            name="date"
            label={calculator.date}
            hint={days && calculator.dateHint(day(days[0]?.date), day(days.at(-1)?.date))}
            fault={told.date}
            type="date"
            min={days?.[0]?.date}
            max={days?.at(-1)?.date}
            value={typed.date}
            onChange={(date) => setTyped({ ...typed, date })}
          />
          <button type="submit" className={control.pill}>
            {calculator.submit}
          </button>
        </form>
        <div className={styles.result}>
          <div role="status" aria-label={calculator.result} className={styles.said}>
            {found && 'holding' in found ? (
              <HoldingResult holding={found.holding} asked={asked.date} latest={days?.at(-1)?.date ?? ''} />
            ) : sample && 'holding' in sample ? (
              <>
                <p className={styles.sample}>{calculator.sample(day(first))}</p>
                <HoldingResult holding={sample.holding} asked={first} latest={days?.at(-1)?.date ?? ''} />
              </>
            ) : (
              <p className={styles.waiting}>{calculator.waiting}</p>
            )}
          </div>
          <p className={`${typography.fine} ${styles.note}`}>{calculator.note}</p>
        </div>
      </div>
    </section>
  )
}
