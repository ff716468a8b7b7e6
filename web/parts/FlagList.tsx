import type { TargetFlag } from '#contract/picture.ts'
import { Link } from '../routing/Link.tsx'
import styles from './FlagList.module.css'

/** The names of flags that are too many to have them on the picture, by the numbers that they bear there, each with a way to its row. */
export function FlagList({ flags }: { flags: TargetFlag[] }) {
  if (flags.some(({ isNamed }) => isNamed)) return null
  return (
    <ol className={`column ${styles.list}`}>
      {flags.map(({ label, to }) => (
        <li key={label}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ol>
  )
}
