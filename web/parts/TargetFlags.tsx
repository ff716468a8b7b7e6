import type { TargetsOnLand } from '#contract/picture.ts'
import { Link } from '../routing/Link.tsx'
import control from '../styles/control.module.css'
import type { Words } from '../words/zh.ts'
import { useContentStyle } from './contentStyle.ts'
import styles from './TargetFlags.module.css'

interface Props {
  targets: TargetsOnLand
  words: Pick<Words['banner'], 'targets'>
}

/**
 * The targets that are behind, as flags on the land of a picture, and how many they are of how many. Where a phone crops the picture there is the
 * count alone; keyboard and screen reader have that as well, and the page behind it has each by name.
 */
export function TargetFlags({ targets: { count, behind, link }, words }: Props) {
  const styled = useContentStyle()
  return (
    <>
      <Link to={link} className={`${control.pill} ${styles.count}`}>
        <span className={styles.mark} aria-hidden="true" />
        {words.targets(count, behind.length)}
      </Link>
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
    </>
  )
}
