import type { ComponentProps } from 'react'
import type { TargetCount as Count, TargetFlag } from '#contract/picture.ts'
import { Link } from '../routing/Link.tsx'
import type { Words } from '../words/zh.ts'
import { useContentStyle } from './contentStyle.ts'
import styles from './TargetFlags.module.css'

interface Props extends Count {
  words: Pick<Words['banner'], 'targets'>
  onSelect?: () => void
}

/** How many targets there are and how many of them are behind; leads to the page that has each by name. */
export const TargetCount = ({ count, behind, link, words, onSelect }: Props) => (
  <FlagLink to={link} onClick={onSelect}>
    {words.targets(count, behind)}
  </FlagLink>
)

/** A link that begins with the sign of a target that is behind. */
export const FlagLink = ({ children, ...link }: Pick<ComponentProps<typeof Link>, 'to' | 'onClick' | 'children'>) => (
  <Link {...link} className={styles.count}>
    <Flag />
    {children}
  </Link>
)

/** The sign of a target that is behind. */
export const Flag = () => <span className={styles.mark} aria-hidden="true" />

/**
 * The targets that are behind, as flags on the land of a picture, with their names where there are few and room, else with those for a pointer
 * and, on a page that lists them below, with their numbers. They are for the eye and for pointers; keyboard, screen reader and fingers have that list
 * and the rows of the targets, to which home and the menu lead.
 */
export function TargetFlags({ flags, listed }: { flags: TargetFlag[]; listed: boolean }) {
  const styled = useContentStyle()
  return (
    <span className={styles.land} aria-hidden="true">
      {flags.map(({ label, to, x, y, narrow, isNamed }, at) => (
        <Link
          key={label}
          to={to}
          className={styles.flag}
          data-named={isNamed || undefined}
          tabIndex={-1}
          {...styled({ '--x': `${x}%`, '--up': `${100 - y}%`, '--narrow': `${narrow}%` })}
        >
          <Flag />
          {listed && <b>{at + 1}</b>}
          <span>{label}</span>
        </Link>
      ))}
    </span>
  )
}
