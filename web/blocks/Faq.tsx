import type { BlockOf } from '#contract/blocks.ts'
import styles from './Faq.module.css'
import { Heading } from './Heading.tsx'
import { Text } from './Prose.tsx'

/** Questions that open to their answers. */
export function Faq({ title, items }: BlockOf<'faq'>) {
  return (
    <>
      <Heading>{title}</Heading>
      {items.map(({ question, answer }) => (
        <details key={question} className={styles.entry}>
          <summary className={styles.question}>{question}</summary>
          <div className={styles.answer}>
            <Text html={answer} />
          </div>
        </details>
      ))}
    </>
  )
}
