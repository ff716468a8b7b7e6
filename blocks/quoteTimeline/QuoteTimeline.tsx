import type { BlockOf } from '#blocks/kinds.ts'
import { Heading } from '#web/blocks/Heading.tsx'
import { DateMark } from '#web/parts/DateMark.tsx'
import { NonBreaking } from '#web/parts/NonBreaking.tsx'
import { Picture } from '#web/parts/Picture.tsx'
import typography from '#web/styles/typography.module.css'
import timeline from '../timeline/Timeline.module.css'
import styles from './QuoteTimeline.module.css'

/** What was said when, along a line. The marks come with the language. */
export const QuoteTimeline = ({ title, items }: BlockOf<'quoteTimeline'>) => (
  <>
    <Heading>{title}</Heading>
    <ol className={timeline.timeline}>
      {items.map(({ when, text, name, post, note, picture }) => (
        <li key={when + text} className={`${timeline.entry} ${styles.entry}`}>
          <p className={`${typography.muted} ${timeline.when}`}>
            <DateMark date={when} />
          </p>
          <figure className={styles.saying} data-portrait={picture !== undefined || undefined}>
            {picture && <Picture picture={picture} sizes="5rem" className={styles.portrait} />}
            <blockquote className={styles.text}>
              <q>
                <NonBreaking text={text} />
              </q>
            </blockquote>
            <figcaption className={`${typography.quiet} ${styles.speaker}`}>
              <span className={styles.name}>{name}</span>
              <span>{post}</span>
              {note && (
                <span className={styles.note}>
                  <NonBreaking text={note} />
                </span>
              )}
            </figcaption>
          </figure>
        </li>
      ))}
    </ol>
  </>
)
