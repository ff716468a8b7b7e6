import type { BlockOf } from '#contract/blocks.ts'
import typography from '../styles/typography.module.css'
import styles from './Figures.module.css'
import { Heading } from './Heading.tsx'

/** Large figures, each with its label and with year, scope or method; of some the first leads. */
export function Figures({ title, leading, items }: Omit<BlockOf<'figures'>, 'type'>) {
  const isBelow = items.some(({ unit = '' }) => isLong(unit))
  return (
    <>
      {title && <Heading>{title}</Heading>}
      <dl className={styles.figures} data-count={items.length} data-leading={leading || undefined}>
        {items.map(({ value, unit = '', label, note }) => (
          <div key={label} className={styles.figure}>
            <dt>
              <span className={styles.label}>{label}</span>
              <span className={`${typography.fine} ${styles.note}`}>{note}</span>
            </dt>
            <dd>
              <span className={styles.value}>{value}</span>
              {isShare(unit) ? '' : ' '}
              {unit && (
                <span className={styles.unit} data-below={(isBelow && !isShare(unit)) || undefined}>
                  {unit}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const isShare = (unit: string) => /^[%‰]/.test(unit)

/** A unit that would push its number off its place: a currency with its size, a quotient. All units of the figures then stand below. */
const isLong = (unit: string) => /^[A-Z]{3}\b/.test(unit) || [...unit].length > 8
