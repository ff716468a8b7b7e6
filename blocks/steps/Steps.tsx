import type { BlockOf } from '#blocks/kinds.ts'
import { Heading } from '#web/blocks/Heading.tsx'
import { NonBreaking } from '#web/parts/NonBreaking.tsx'
import typography from '#web/styles/typography.module.css'
import styles from './Steps.module.css'

/** As many steps as stand side by side on wide screens; more of them stand below one another. */
const most = 5

/** A process in its order, its numerals joined by a line. */
export function Steps({ title, items }: BlockOf<'steps'>) {
  const across = items.length <= most
  return (
    <>
      <Heading>{title}</Heading>
      <ol className={styles.steps} data-across={across || undefined}>
        {items.map((item) => (
          <li key={item.title} className={styles.step}>
            <h3 className={styles.title}>{item.title}</h3>
            <p className={typography.muted}>
              <NonBreaking text={item.text} />
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}
