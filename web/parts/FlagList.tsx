import type { TargetFlag } from '#contract/picture.ts'
import { Link } from '../routing/Link.tsx'
import styles from './FlagList.module.css'

/** The names of flags by the numbers that they bear on the picture, each with a way to its row: wherever the picture itself has no room for them. */
export function FlagList({ flags }: { flags: TargetFlag[] }) {
  return (
    <ol className={`column ${styles.list}`} data-named={flags.some(({ isNamed }) => isNamed) || undefined}>
      {flags.map(({ label, to }) => (
        <li key={label}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ol>
  )
}
