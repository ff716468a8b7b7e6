import type { ReactNode } from 'react'
import styles from './Choices.module.css'

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
}

/** A few things of which one is chosen, as buttons: categories, kinds of results. */
export function Choices({ choices, chosen, onChoose, legend, upright = false }: Props) {
  return (
    <fieldset className={styles.choices} data-upright={upright}>
      <legend className="visually-hidden">{legend}</legend>
      {choices.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          className={styles.choice}
          onClick={() => onChoose(value)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
