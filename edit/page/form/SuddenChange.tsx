import { isData } from '#edit/content/options.ts'
import { useLanguage } from '../language.tsx'
import { type Side, useForm } from './context.ts'
import styles from './Form.module.css'

/** Asks whether a price is meant that is more than twice, or less than half, that of the week before. It stops nobody. */
export function SuddenChange({ path, value }: Pick<Side, 'path' | 'value'>) {
  const { actions } = useLanguage()
  const { kind, valueAt } = useForm()
  const [list, entry, field, column] = path.slice(-4)
  if (kind !== 'pigSale' || list !== 'indicative' || field !== 'prices' || typeof value !== 'number') return null
  const before = priceBefore(valueAt(path.slice(0, -3)), Number(entry), Number(column))
  if (before === undefined || !isSudden(before, value)) return null
  return (
    <p className={styles.warning} role="status">
      {actions.suddenChange(before, value)}
    </p>
  )
}

const isSudden = (before: number, value: number) => value > 0 && (value > before * 2 || value < before / 2)

/** The price of the last week before that of an entry, wherever it stands in the list. */
function priceBefore(weeks: unknown, entry: number, column: number): number | undefined {
  if (!Array.isArray(weeks)) return undefined
  const own = weeks[entry]?.week || '9999' // a new entry whose week is not filled in yet is the newest
  const earlier = weeks.filter((one, at) => at !== entry && isData(one) && String(one.week ?? '') < own && one.week)
  const [last] = earlier.toSorted((a, b) => (a.week < b.week ? 1 : -1))
  const price = last?.prices?.[column]
  return typeof price === 'number' ? price : undefined
}
