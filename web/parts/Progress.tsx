import styles from './Progress.module.css'

/** A thin line while a page or its answers are on their way; it shows itself when that takes longer than 300 ms. */
export const Progress = ({ label }: { label: string }) => (
  <div role="progressbar" aria-label={label} className={styles.line} />
)
