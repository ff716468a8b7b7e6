import type { ReactNode } from 'react'
import type { BlockOf } from '#blocks/kinds.ts'
import typography from '#web/styles/typography.module.css'
import styles from './FigureList.module.css'

type Figure = BlockOf<'figures'>['items'][number]

interface Props {
  items: Figure[]
  leading?: boolean | undefined
  /** How labels and notes are written. */
  say?: (text: string) => ReactNode
}

/** Large figures, each with its label and with year, scope or method; of some the first leads. The home page needs no more than this. */
export function FigureList({ items, leading, say = (text) => text }: Props) {
  const isBelow = items.some(({ unit = '' }) => isLong(unit))
  return (
    <dl className={styles.figures} data-count={items.length} data-leading={leading || undefined}>
      {items.map(({ value, unit = '', label, note }) => (
        <div key={label} className={styles.figure}>
          <dt>
            <span className={styles.label}>{say(label)}</span>
            <span className={`${typography.fine} ${styles.note}`}>{say(note)}</span>
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
  )
}

const isShare = (unit: string) => /^[%‰]/.test(unit)

/** A unit that would push its number off its place: a currency with its size, a quotient. All units of the figures then stand below. */
const isLong = (unit: string) => /^[A-Z]{3}\b/.test(unit) || [...unit].length > 8
