import { localeOf } from '#contract/languages.ts'
import { useSite } from '../data/site.tsx'
import styles from './Logo.module.css'

/**
 * The company's logo: one that holds the name itself, or the mark with the short name in the page's language and, smaller, in another one
 * that the site has.
 */
export function Logo({ onDark = false }: { onDark?: boolean }) {
  const { mark, logo, shortName, otherName, lang, languages } = useSite()
  const { light, dark, inline, width, height } = logo ?? mark
  const other = languages.find((of) => of !== lang)
  return (
    <span className={styles.logo} data-on-dark={onDark || undefined}>
      <img
        className={styles.mark}
        src={onDark ? dark : (inline ?? light)}
        width={width}
        height={height}
        alt={logo ? shortName : ''}
        loading={onDark ? 'lazy' : 'eager'}
      />
      {!logo && (
        <span className={styles.names}>
          <span className={styles.name}>{shortName}</span>
          {other && (
            <span className={styles.other} lang={localeOf(other)}>
              {otherName}
            </span>
          )}
        </span>
      )}
    </span>
  )
}
