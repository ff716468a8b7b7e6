import { useEffect, useEffectEvent, useId, useRef } from 'react'
import styles from './Choices.module.css'
import type { Choice } from './Choices.tsx'
import { intoSight } from './intoSight.ts'

interface Props {
  choices: Choice[]
  /** Says what is chosen; heard, not shown. */
  legend: string
  /** What is chosen at first; from then on the page itself keeps it. */
  initial?: string
  /** What is chosen, where the app keeps it. */
  chosen?: string
  onChoose?: (value: string) => void
  /** Its name where a form is sent; without one it is no part of a form's data that anyone knows. */
  name?: string
}

/**
 * A few views of which one is shown. Radio buttons, so that a choice holds before the app is there: style sheets see it at once, and the
 * app is told of it when it comes.
 */
export function ViewSwitch({ choices, legend, initial, chosen, onChoose, name }: Props) {
  const own = useId()
  const set = useRef<HTMLFieldSetElement>(null)
  const tellEarlyChoice = useEffectEvent(() => {
    const early = set.current?.querySelector<HTMLInputElement>('input:checked')?.value
    if (early !== undefined && early !== (chosen ?? initial)) onChoose?.(early)
  })
  useEffect(() => tellEarlyChoice(), [])
  return (
    <fieldset ref={set} className={`fading ${styles.choices}`} onFocus={intoSight} data-native="true">
      <legend className="visually-hidden">{legend}</legend>
      {choices.map(({ value, label }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            className="visually-hidden"
            name={name ?? own}
            value={value}
            {...(chosen === undefined ? { defaultChecked: value === initial } : { checked: value === chosen })}
            onChange={() => onChoose?.(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
