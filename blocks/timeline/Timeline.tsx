import type { BlockOf } from '#blocks/kinds.ts'
import { Heading } from '#web/blocks/Heading.tsx'
import { widestOf } from '#web/charts/textWidth.ts'
import { NonBreaking } from '#web/parts/NonBreaking.tsx'
import typography from '#web/styles/typography.module.css'
import styles from './Timeline.module.css'

/** In ems: a year and its month fit, a whole date would outdo the title of its entry. */
const longest = 6

/** What happened when, along a line. */
export const Timeline = ({ title, items }: BlockOf<'timeline'>) => (
  <>
    <Heading>{title}</Heading>
    <ol className={styles.timeline} data-long={widestOf(items.map(({ when }) => when)) > longest || undefined}>
      {items.map(({ when, title, text }) => (
        <li key={when + title} className={styles.entry}>
          <p className={styles.when}>{when}</p>
          <div>
            <h3 className={styles.title}>{title}</h3>
            <p className={`${typography.muted} ${styles.text}`}>
              <NonBreaking text={text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  </>
)
