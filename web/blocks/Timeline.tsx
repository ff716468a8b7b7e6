import type { BlockOf } from '#contract/blocks.ts'
import { Heading } from './Heading.tsx'
import styles from './Timeline.module.css'

/** What happened when, along a line. */
export const Timeline = ({ title, items }: BlockOf<'timeline'>) => (
  <>
    <Heading>{title}</Heading>
    <ol className={styles.timeline}>
      {items.map(({ when, title, text }) => (
        <li key={when + title} className={styles.entry}>
          <p className={styles.when}>{when}</p>
          <div>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </>
)
