import panel from '../styles/panel.module.css'
import styles from './Skeleton.module.css'

/** Grey lines in the place and size of text that is on its way. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <span key={line} className={styles.line} />
      ))}
    </div>
  )
}

/** Rows of a list on its way, as tall as the rows that will come. */
export function ListSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div className={panel.rows} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <div key={row} className={styles.row}>
          <span className={styles.line} />
          <span className={styles.line} />
          <span className={styles.line} />
        </div>
      ))}
    </div>
  )
}

/** A whole page on its way: banner, then text. */
export function PageSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.banner} />
      <div className="column">
        <Skeleton lines={6} />
      </div>
    </div>
  )
}
