import type { ReactNode } from 'react'
import styles from './Choices.module.css'
import { intoSight } from './intoSight.ts'

export interface Choice {
  value: string
  label: ReactNode
}

interface Props {
  choices: Choice[]
  chosen: string
  onChoose: (value: string) => void
  /** Says what is chosen; heard, not shown. */
  legend: string
  /** One below the other where there is room for a column. */
  upright?: boolean
  /** Name under which the form around it sends a choice, where the app does not take it: before it is there, or without a script. */
  name?: string
}

/** A few things of which one is chosen, as buttons: categories, kinds of results. */
export const Choices = ({ choices, chosen, onChoose, legend, upright = false, name }: Props) => (
  <fieldset
    className={`fading ${styles.choices}`}
    data-upright={upright || undefined}
    onFocus={intoSight}
    data-sent={name !== undefined || undefined}
  >
    <legend className="visually-hidden">{legend}</legend>
    {choices.map(({ value, label }) => (
      <button
        key={value}
        type={name === undefined ? 'button' : 'submit'}
        name={name}
        value={name === undefined ? undefined : value}
        aria-pressed={value === chosen}
        className={styles.choice}
        onClick={(event) => {
          event.preventDefault()
          onChoose(value)
        }}
      >
        {label}
      </button>
    ))}
  </fieldset>
)
