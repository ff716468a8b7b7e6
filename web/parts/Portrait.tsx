import styles from './Portrait.module.css'

const grounds = ['meadow', 'straw', 'forest', 'mist', 'leaf'] as const

/** A drawn figure with the initial of the family name: the company's people are never shown by made-up photographs. */
export function Portrait({ name, seed }: { name: string; seed: number }) {
  return (
    <svg
      className={styles.portrait}
      data-ground={grounds[seed % grounds.length]}
      viewBox="0 0 120 140"
      aria-hidden="true"
    >
      <rect className={styles.sky} width="120" height="140" />
      <path className={styles.hill} d="M0 104c28-16 52-14 76-8 18 4 32 4 44-2v46H0Z" />
      <path className={styles.body} d="M22 140c2-32 16-44 38-44s36 12 38 44Z" />
      <circle className={styles.head} cx="60" cy="62" r="25" />
      <text className={styles.initial} x="60" y="130" textAnchor="middle">
        {[...name][0]}
      </text>
    </svg>
  )
}
