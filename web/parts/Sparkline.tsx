import styles from './Sparkline.module.css'

interface Props {
  /** Oldest first. */
  values: number[]
}

/** Steps from the bottom to the top, and those left free there for the stroke. */
const [height, margin] = [100, 4]

/**
 * The course of a price without axes: an ornament beside the figure, which says what counts. A day is one step wide and a point a
 * whole number: the drawing is stretched to its place, and every document with it is shorter.
 */
export function Sparkline({ values }: Props) {
  if (values.length < 2) return null
  const low = Math.min(...values)
  const span = Math.max(...values) - low || 1
  const last = values.length - 1
  const points = values
    .map((value, at) => `${at},${Math.round(height - margin - ((value - low) / span) * (height - 2 * margin))}`)
    .join(' ')
  return (
    <svg className={styles.sparkline} viewBox={`0 0 ${last} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <polygon points={`0,${height} ${points} ${last},${height}`} />
      <polyline points={points} />
    </svg>
  )
}
