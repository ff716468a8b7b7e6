import type { Comparison } from '#contract/charts.ts'
import styles from './Legend.module.css'
import { markOf } from './lines.ts'
import paint from './paint.module.css'
import { sampleTone, type Tone } from './tones.ts'

export type Drawn = 'bar' | 'line'

/** Names of the series, each with what stands for it in the drawing. */
export const Legend = ({ chart, drawn }: { chart: Comparison; drawn: Drawn }) => (
  <ul className={styles.legend}>
    {chart.series.map(({ name }, series) => (
      <li key={name} className={styles.entry}>
        <Sample tone={sampleTone(chart, series)} drawn={drawn} /> {name}
      </li>
    ))}
  </ul>
)

/** A small piece of a series as it is drawn: its colour, or its dashes and mark. */
export const Sample = ({ tone, drawn }: { tone: Tone; drawn: Drawn }) => (
  <svg
    className={styles.sample}
    viewBox={drawn === 'bar' ? '0 0 12 12' : '0 0 28 12'}
    data-drawn={drawn}
    aria-hidden="true"
  >
    {drawn === 'bar' ? (
      <rect className={paint.bar} {...tone} width="12" height="12" />
    ) : (
      <g transform="translate(14 6)">
        <path className={paint.line} {...tone} d="M-14,0H14" />
        <path className={paint.point} {...tone} d={markOf(tone['data-series'] - 1, 8)} />
      </g>
    )}
  </svg>
)
