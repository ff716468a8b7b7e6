import type { ReactNode } from 'react'
import { ChoiceLinks } from './ChoiceLinks.tsx'
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
  /** The route at which a value is chosen: without a script the choices are links. */
  to?: ((value: string) => string) | undefined
}

/** A few things of which one is chosen, as buttons: categories, kinds of results. */
export function Choices({ to, ...shown }: Props) {
  const { choices, chosen, onChoose, legend, upright = false } = shown
  return (
    <>
      <fieldset className={styles.choices} data-upright={upright || undefined}>
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
      {to && <noscript>{import.meta.env.SSR && <ChoiceLinks {...shown} to={to} />}</noscript>}
    </>
  )
}
