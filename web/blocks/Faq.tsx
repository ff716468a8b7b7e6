import { ChevronDown } from 'lucide-react'
import type { BlockOf } from '#contract/blocks.ts'
import { DateMark } from '../parts/DateMark.tsx'
import { Beside } from './Beside.tsx'
import styles from './Faq.module.css'
import { Text } from './Prose.tsx'

/** Questions that open to their answers. */
export const Faq = ({ title, items, note }: BlockOf<'faq'>) => (
  <Beside title={title}>
    {items.map(({ question, answer, about, date }) => (
      <details key={question} className={styles.entry}>
        <summary className={styles.question}>
          <span>
            {question}
            {about && (
              <span className={styles.about}>
                {about}
                {date && ' · '}
                {date && <DateMark date={date} />}
              </span>
            )}
          </span>
          <ChevronDown aria-hidden="true" size={20} />
        </summary>
        <div className={styles.answer}>
          <Text html={answer} />
        </div>
      </details>
    ))}
    {note && <p className={styles.note}>{note}</p>}
  </Beside>
)
