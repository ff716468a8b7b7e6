import { aroundNumber } from '../words/decimal.ts'

interface Props {
  value: string
  unit?: string | undefined
  styles: { value?: string | undefined; unit?: string | undefined }
}

/** A number with its unit, each in its own style, in the order in which they are read. */
export function Amount({ value, unit = '', styles }: Props) {
  const { before, gap, after } = aroundNumber(unit)
  return (
    <>
      {before && <span className={styles.unit}>{before}</span>}
      {before && '\u00a0'}
      <span className={styles.value}>{value}</span>
      {gap}
      {after && <span className={styles.unit}>{after}</span>}
    </>
  )
}
