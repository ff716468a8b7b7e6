import { sum } from 'd3-array'
import type { Share } from '#contract/charts.ts'
import { percentOf, writtenOf } from './format.ts'
import type { ChartProps } from './Plot.tsx'
import paint from './paint.module.css'
import styles from './ShareChart.module.css'

/** A strip that is the whole, its parts in the order of the content, and below it each part with share and value. */
export function ShareChart({ chart: { slices, unit }, named, words }: Omit<ChartProps<Share>, 'initial'>) {
  const whole = sum(slices, ({ value }) => value)
  const format = writtenOf(slices.map(({ value }) => value))
  const isPercent = unit === '%'
  const starts = slices.map((_, at) => sum(slices.slice(0, at), ({ value }) => value) / whole)
  return (
    <div className={styles.share}>
      {!isPercent && <p className={styles.unit}>{words.unit(unit)}</p>}
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: title and summary stand above it, for everybody */}
      <svg className={styles.strip} role="img" aria-labelledby={`${named.title} ${named.summary}`}>
        {slices.map(({ name, value }, at) => (
          <rect
            key={name}
            className={paint.part}
            data-part={at + 1}
            x={across(starts[at] ?? 0)}
            width={across(value / whole)}
            height="100%"
          />
        ))}
      </svg>
      <ul className={styles.parts}>
        {slices.map(({ name, value }, at) => (
          <li key={name} className={styles.part}>
            <svg className={styles.sample} viewBox="0 0 12 12" aria-hidden="true">
              <rect className={paint.part} data-part={at + 1} width="12" height="12" />
            </svg>
            <span className={styles.percent}>{isPercent ? `${format(value)}%` : percentOf(value / whole)}</span>
            <span className={styles.name}>{name}</span>
            {!isPercent && <span className={styles.amount}>{format(value)}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

const across = (share: number) => `${Math.round(share * 1e4) / 100}%`
