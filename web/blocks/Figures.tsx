import type { Figure } from '#contract/page.ts'
import { Heading } from './Heading.tsx'
import styles from './Figures.module.css'

/** Large figures, each with its label and with year, scope or method. */
export function Figures({ title, items }: { title?: string | undefined; items: Figure[] }) {
  return (
    <>
      {title && <Heading>{title}</Heading>}
      <dl className={styles.figures} data-count={items.length}>
        {items.map(({ value, unit, label, note }) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd>
              <span className={styles.value}>{value}</span> {unit && <span className={styles.unit}>{unit}</span>}
              <span className={styles.note}>{note}</span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
