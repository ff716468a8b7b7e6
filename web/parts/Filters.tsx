import { ChevronDown } from 'lucide-react'
import type { Category } from '#contract/article.ts'
import type { Words } from '../words/zh.ts'
import { Choices } from './Choices.tsx'
import styles from './Filters.module.css'
import { FiltersNeedScript } from './FiltersNeedScript.tsx'
import { YearLinks } from './YearLinks.tsx'

interface Props {
  categories: Category[]
  years: number[]
  year: string
  total: number
  onCategory: (typeCode: string) => void
  onYear: (year: string) => void
  /** The route of the list with another filter: without a script the filters are links, if there is a server to follow them. */
  to: ((changes: Record<string, string>) => string) | undefined
  words: Words['list']
}

/** Category buttons and a year list above a list, with the number of items. */
export function Filters({ categories, years, year, total, onCategory, onYear, to, words }: Props) {
  return (
    <div className={styles.filters}>
      <Choices
        legend={words.category}
        choices={categories.map(({ typeName, typeCode }) => ({ value: typeCode, label: typeName }))}
        chosen={categories.find(({ check }) => check)?.typeCode ?? ''}
        onChoose={onCategory}
        to={to && ((category) => to({ category, page: '' }))}
      />
      <label className={styles.year}>
        <span className="visually-hidden">{words.year}</span>
        <select value={year} onChange={(event) => onYear(event.target.value)}>
          <option value="">{words.allYears}</option>
          {years.map((entry) => (
            <option key={entry} value={entry}>
              {entry}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" size={16} />
      </label>
      <noscript>
        {import.meta.env.SSR &&
          (to ? (
            <YearLinks years={years} year={year} to={(chosen) => to({ year: chosen, page: '' })} words={words} />
          ) : (
            <FiltersNeedScript />
          ))}
      </noscript>
      <p role="status" className={styles.total}>
        {words.total(total)}
      </p>
    </div>
  )
}
