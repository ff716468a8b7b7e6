import type { BlockOf } from '#blocks/kinds.ts'
import { NonBreaking } from '#web/parts/NonBreaking.tsx'
import typography from '#web/styles/typography.module.css'
import styles from './Quote.module.css'

/** What somebody of the company says, with name and post. The marks come with the language. */
export const Quote = ({ text, name, post }: BlockOf<'quote'>) => (
  <figure className={styles.quote}>
    <blockquote className={styles.text}>
      <q>
        <NonBreaking text={text} />
      </q>
    </blockquote>
    <figcaption className={styles.speaker}>
      <span className={styles.name}>{name}</span>
      <span className={typography.quiet}>{post}</span>
    </figcaption>
  </figure>
)
