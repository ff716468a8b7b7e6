import type { CSSProperties } from 'react'
import { type Drawn, Sample } from './Legend.tsx'
import styles from './Readout.module.css'
import type { Tone } from './tones.ts'
import type { Box } from './useBox.ts'

/** What the drawing says at one place. */
export interface Reading {
  title: string
  entries: { name: string; value: string; sample?: { tone: Tone; drawn: Drawn }; trend?: 'up' | 'down' }[]
}

/** The place that is being read; a card beside it keeps `clear` pixels away. */
export interface Anchor {
  x: number
  y: number
  clear?: number
}

interface Props {
  reading: Reading
  anchor: Anchor
  box: Box
}

/** A card beside the place that is being read, always inside the drawing. */
export const Readout = ({ reading, anchor, box }: Props) => (
  <div
    className={styles.readout}
    data-before={anchor.x > box.width / 2 || undefined}
    data-above={anchor.y > box.height / 2 || undefined}
    style={
      {
        '--x': share(anchor.x, box.width),
        '--y': share(anchor.y, box.height),
        '--clear': `${(anchor.clear ?? 0).toFixed(1)}px`,
      } as CSSProperties
    }
    aria-hidden="true"
  >
    <p className={styles.title}>{reading.title}</p>
    {reading.entries.map(({ name, value, sample }) => (
      <p key={name} className={styles.entry}>
        {sample && <Sample {...sample} />}
        <span className={styles.name}>{name}</span>
        <span className={styles.value}>{value}</span>
      </p>
    ))}
  </div>
)

const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`

/** The same as a sentence, for a live region. */
export const spoken = ({ title, entries }: Reading, comma: string): string =>
  [title, ...entries.map(({ name, value }) => `${name} ${value}`)].join(comma)
