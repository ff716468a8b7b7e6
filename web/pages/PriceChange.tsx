import styles from './PriceChange.module.css'

interface Props {
  /** Tells the direction. */
  change: number
  /** The change without its sign, and as a share of what it is counted from. */
  text: string
  share: string
}

/** How far a price or a value moved: arrow and sign say it, in Chinese a colour as well. */
export function PriceChange({ change, text, share }: Props) {
  const direction = Math.sign(change)
  const sign = direction > 0 ? '+' : direction < 0 ? '−' : ''
  return (
    <span className={styles.change} data-direction={direction}>
      {direction !== 0 && <span aria-hidden="true">{direction > 0 ? '▲' : '▼'}</span>}
      <span>{sign + text}</span> <span>{sign + share}</span>
    </span>
  )
}
