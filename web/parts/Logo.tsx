import { localeOf } from '#contract/languages.ts'
import { useSite } from '../data/site.tsx'
import styles from './Logo.module.css'

/** The company's mark with its short name in the page's language and, smaller, in another one that the site has. */
export function Logo({ onDark = false }: { onDark?: boolean }) {
  const { mark, shortName, otherName, lang, languages } = useSite()
  const other = languages.find((of) => of !== lang)
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
        {other && (
          <span className={styles.other} lang={localeOf(other)}>
            {otherName}
          </span>
        )}
      </span>
    </span>
  )
}
