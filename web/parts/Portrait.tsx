import styles from './Portrait.module.css'

const grounds = ['meadow', 'straw', 'forest', 'mist', 'leaf'] as const

/** A monogram over the company's hills: its people are never shown by made-up photographs. */
export function Portrait({ name, seed }: { name: string; seed: number }) {
  return (
    <svg
      className={styles.portrait}
      data-ground={grounds[seed % grounds.length]}
      viewBox="0 0 120 140"
      aria-hidden="true"
    >
      <rect className={styles.sky} width="120" height="140" />
      <path className={styles.far} d="M0 100c26-14 50-10 74-4 18 4 34 3 46-4v48H0Z" />
      <path className={styles.near} d="M0 122c30-16 66-12 120-2v20H0Z" />
      <text className={styles.initial} x="60" y="84" textAnchor="middle">
        {[...name][0]}
      </text>
    </svg>
  )
}
