import { useId, useRef, useState } from 'react'
import { numberLike } from '#contract/lotNumber.ts'
import type { LotSamples as LotSamplesData } from '#contract/lots.ts'
import { useSite } from '../data/site.tsx'
import { useFieldOfAddress } from '../parts/useFieldOfAddress.ts'
import { Link } from '../routing/Link.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import control from '../styles/control.module.css'
import typography from '../styles/typography.module.css'
import styles from './LotForm.module.css'

interface Props {
  /** As the address has it. */
  lot: string
  samples: LotSamplesData
  /** Why there is no such pack. */
  fault: string | undefined
}

/** A field for the number, and where it stands on a pack. A form, so that it works before and without the app. */
export function LotForm({ lot, samples: { example, hint }, fault }: Props) {
  const { words, calls } = useSite()
  const { action } = useRouteQuery()
  const id = useId()
  const { field, isEmpty, submit } = useTyped(lot, example)
  const told = isEmpty ? words.trace.empty : fault
  return (
    <form className={styles.form} action={action} onSubmit={submit} noValidate>
      <label htmlFor={id} className={styles.label}>
        {words.trace.label}
      </label>
      <p id={`${id}-hint`} className={typography.quiet}>
        {hint}
        {words.trace.example(example)}
      </p>
      <div className={styles.row}>
        <input
          ref={field}
          id={id}
          name="lot"
          className={`${control.field} ${styles.field}`}
          defaultValue={lot}
          maxLength={60}
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-invalid={told !== undefined || undefined}
          aria-describedby={`${id}-hint${told === undefined ? '' : ` ${id}-fault`}`}
        />
        <button type="submit" className={control.pill}>
          {words.trace.submit}
        </button>
      </div>
      {told !== undefined && (
        <p id={`${id}-fault`} role="alert" className={styles.fault}>
          {told}
        </p>
      )}
      {calls && (
        <noscript>
          <p>{words.trace.needsScript}</p>
        </noscript>
      )}
    </form>
  )
}

/** Numbers to try: below what was found, which a reader of a pack looks for first. */
export function LotSamples({ notice, samples }: LotSamplesData) {
  const { words } = useSite()
  const { addressWith } = useRouteQuery()
  return (
    <div className={styles.others}>
      <p className={typography.quiet}>{notice}</p>
      <ul className={styles.samples} aria-label={words.trace.samples}>
        {samples.map(({ number, note }) => (
          <li key={number}>
            <Link
              to={addressWith({ lot: number })}
              state={{ keepScroll: true }}
              className={`${control.chip} ${styles.sample}`}
            >
              <span className={styles.number}>{number}</span> {note}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The number in the field, and what becomes of it. */
function useTyped(lot: string, example: string) {
  const { change } = useRouteQuery()
  const field = useRef<HTMLInputElement>(null)
  const [isEmpty, setEmpty] = useState(false)
  useFieldOfAddress(field, lot, () => setEmpty(false))

  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    const typed = field.current?.value.trim() ?? ''
    setEmpty(typed === '')
    if (typed === '') return field.current?.focus()
    const asked = numberLike(example, typed) ?? typed
    // What was asked before is answered already; the field shows how it was understood.
    if (asked !== lot) change({ lot: asked })
    else if (field.current) field.current.value = lot
  }
  return { field, isEmpty, submit }
}
