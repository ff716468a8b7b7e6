import styles from './Logo.module.css'

/** An ear of grain that is also a leaf, with the company's short name as text. */
export function Logo({ name, onDark = false }: { name: string; onDark?: boolean }) {
  return (
    <span className={styles.logo} data-on-dark={onDark}>
      <svg viewBox="0 0 40 40" aria-hidden="true" className={styles.mark}>
        <path className={styles.leaf} d="M20 3C32 8 36 17 33 26c-2 6-7 10-13 11C14 36 9 32 7 26 4 17 8 8 20 3Z" />
        <g className={styles.grain}>
          <path d="M20 37V16" />
          <path d="M20 17c-1-3-1-5 0-8 1 3 1 5 0 8Z" />
          <path d="M20 22c-4-.5-6-2.500-7-6.500 4 .5 6 2.500 7 6.500Zm0 0c4-.5 6-2.500 7-6.500-4 .5-6 2.500-7 6.500Z" />
          <path d="M20 28.500c-4-.5-6-2.500-7-6.500 4 .5 6 2.500 7 6.500Zm0 0c4-.5 6-2.500 7-6.500-4 .5-6 2.500-7 6.500Z" />
        </g>
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  )
}
