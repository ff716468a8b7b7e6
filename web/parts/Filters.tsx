import type { Ref } from 'react'
import type { Category } from '#contract/article.ts'
import typography from '../styles/typography.module.css'
import type { Words } from '../words/zh.ts'
import { Choices } from './Choices.tsx'
import styles from './Filters.module.css'
import { FiltersNeedScript } from './FiltersNeedScript.tsx'
import { Select } from './Select.tsx'

interface Props {
  categories: Category[]
  years: number[]
  year: string
  total: number
  /** Which page of how many is shown; told where there are more than one. */
  page?: { at: number; of: number }
  onCategory: (typeCode: string) => void
  onYear: (year: string) => void
  /** Address of the list itself, to which the filters are sent where the app does not take them. */
  action: string
  /** Whether a server would read what is sent: the files of an export cannot. */
  served: boolean
  /** The number of items, which a page that is turned gives the focus to. */
  countRef?: Ref<HTMLParagraphElement>
  words: Words['list']
}

/** Category buttons and a year list above a list, with the number of items: a form, so that it works before and without the app. */
export function Filters({
  categories,
  years,
  year,
  total,
  page,
  onCategory,
  onYear,
  action,
  served,
  countRef,
  words,
}: Props) {
  const category = categories.find(({ check }) => check)?.typeCode ?? ''
  return (
    <form className={styles.filters} action={action} data-unserved={!served || undefined}>
      <Choices
        legend={words.category}
        name="category"
        choices={categories.map(({ typeName, typeCode }) => ({ value: typeCode, label: typeName }))}
        chosen={category}
        onChoose={onCategory}
      />
      <div className={styles.years}>
        <Select
          name="year"
          label={<span className="visually-hidden">{words.year}</span>}
          value={year}
          onChoose={onYear}
          all={words.allYears}
          options={years}
        />
        <button type="submit" name="category" value={category} className={styles.apply}>
          {words.apply}
        </button>
      </div>
      {!served && <noscript>{import.meta.env.SSR && <FiltersNeedScript />}</noscript>}
      <p ref={countRef} role="status" tabIndex={-1} className={`${typography.quiet} ${styles.total}`}>
        {words.total(total)}
        {page && page.of > 1 && ` · ${words.of(page.at, page.of)}`}
      </p>
    </form>
  )
}
