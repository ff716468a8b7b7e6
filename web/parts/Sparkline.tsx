import styles from './Sparkline.module.css'

interface Props {
  /** Oldest first. */
  values: number[]
}

const width = 240
const height = 56

/** The course of a price without axes: an ornament beside the figure, which says what counts. */
export function Sparkline({ values }: Props) {
  if (values.length < 2) return null
  const low = Math.min(...values)
  const span = Math.max(...values) - low || 1
  const points = values.map((value, at) => {
    const x = (at / (values.length - 1)) * width
    const y = height - 2 - ((value - low) / span) * (height - 4)
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  return (
    <svg className={styles.sparkline} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <polygon points={`0,${height} ${points.join(' ')} ${width},${height}`} />
      <polyline points={points.join(' ')} />
    </svg>
  )
}
