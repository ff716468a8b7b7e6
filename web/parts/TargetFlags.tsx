import type { TargetsOnLand } from '#contract/picture.ts'
import { Link } from '../routing/Link.tsx'
import type { Words } from '../words/zh.ts'
import { useContentStyle } from './contentStyle.ts'
import styles from './TargetFlags.module.css'

interface Props {
  targets: TargetsOnLand
  words: Pick<Words['banner'], 'targets'>
}

/** How many targets there are and how many of them are behind; leads to the page that has each by name. */
export const TargetCount = ({ targets: { count, behind, link }, words }: Props) => (
  <Link to={link} className={styles.count}>
    <span className={styles.mark} aria-hidden="true" />
    {words.targets(count, behind.length)}
  </Link>
)

/**
 * The targets that are behind, as flags on the land of a picture. They are for pointers; keyboard, screen reader and phones, which crop the
 * picture, have the count and the page behind it.
 */
export function TargetFlags({ targets: { behind, link } }: Pick<Props, 'targets'>) {
  const styled = useContentStyle()
  return (
    <span className={styles.land} aria-hidden="true">
      {behind.map(({ label, x, y }) => (
        <Link
          key={label}
          to={link}
          className={styles.flag}
          title={label}
          tabIndex={-1}
          {...styled({ 'inset-inline-start': `${x}%`, 'inset-block-end': `${100 - y}%` })}
        />
      ))}
    </span>
  )
}
