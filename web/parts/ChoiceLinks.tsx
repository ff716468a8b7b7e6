import { Link } from '../router.tsx'
import styles from './Choices.module.css'
import type { Choice } from './Choices.tsx'

interface Props {
  choices: Choice[]
  chosen: string
  /** Says what is chosen; heard, not shown. */
  legend: string
  upright?: boolean
  /** The route at which a value is chosen. */
  to: (value: string) => string
}

/** Choices as links, for browsers without a script: drawn on the server alone. */
export const ChoiceLinks = ({ choices, chosen, legend, upright = false, to }: Props) => (
  <nav className={styles.choices} aria-label={legend} data-upright={upright || undefined}>
    {choices.map(({ value, label }) => (
      <Link key={value} to={to(value)} className={styles.choice} aria-current={value === chosen ? 'true' : undefined}>
        {label}
      </Link>
    ))}
  </nav>
)
