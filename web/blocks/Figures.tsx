import type { Figure } from '#contract/blocks.ts'
import { Amount } from '../parts/Amount.tsx'
import typography from '../styles/typography.module.css'
import styles from './Figures.module.css'
import { Heading } from './Heading.tsx'

/** Large figures, each with its label and with year, scope or method. */
export function Figures({ title, items }: { title?: string | undefined; items: Figure[] }) {
  return (
    <>
      {title && <Heading>{title}</Heading>}
      <dl className={styles.figures} data-count={items.length}>
        {items.map(({ value, unit, label, note }) => (
          <div key={label} className={styles.figure}>
            <dt>
              <span className={styles.label}>{label}</span>
              <span className={`${typography.fine} ${styles.note}`}>{note}</span>
            </dt>
            <dd>
              <Amount value={value} unit={unit} styles={styles} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
