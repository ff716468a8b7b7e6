import type { Figure } from '#contract/blocks.ts'
import { gapBefore } from '../numbers.ts'
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
              <span className={styles.note}>{note}</span>
            </dt>
            <dd>
              <span className={styles.value}>{value}</span>
              {unit && gapBefore(unit)}
              {unit && <span className={styles.unit}>{unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
