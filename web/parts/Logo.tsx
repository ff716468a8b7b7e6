import { otherOf } from '#contract/languages.ts'
import { localeOf } from '#contract/paths.ts'
import { useSite } from '../data/site.tsx'
import styles from './Logo.module.css'

/** The company's mark with its short name in the page's language and, smaller, in the other one. */
export function Logo({ onDark = false }: { onDark?: boolean }) {
  const { mark, shortName, otherName, lang } = useSite()
  return (
    <span className={styles.logo} data-on-dark={onDark || undefined}>
      <img
        className={styles.mark}
        src={onDark ? mark.dark : (mark.inline ?? mark.light)}
        width={mark.width}
        height={mark.height}
        alt=""
        loading={onDark ? 'lazy' : 'eager'}
      />
      <span className={styles.names}>
        <span className={styles.name}>{shortName}</span>
        <span className={styles.other} lang={localeOf(otherOf(lang))}>
          {otherName}
        </span>
      </span>
    </span>
  )
}
