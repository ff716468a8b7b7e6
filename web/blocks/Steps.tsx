import type { BlockOf } from '#contract/blocks.ts'
import { Heading } from './Heading.tsx'
import styles from './Steps.module.css'

/** A process in its order. */
export function Steps({ title, items }: BlockOf<'steps'>) {
  return (
    <>
      <Heading>{title}</Heading>
      <ol className={styles.steps}>
        {items.map((item) => (
          <li key={item.title} className={styles.step}>
            <h3 className={styles.title}>{item.title}</h3>
            <p className={styles.text}>{item.text}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
