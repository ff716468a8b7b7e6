import { useId } from 'react'
import { isData, newValue, type Schema } from '#edit/content/options.ts'
import { siteLanguages } from '#server/content/shapes/fields.ts'
import { useLanguage } from '../language.tsx'
import { keyOf, type Side, useForm } from './context.ts'
import styles from './Form.module.css'

/** Whether an item is there in all languages or in one alone. The texts of the others are taken away, and are empty when they come back. */
export function OnlyField({ schema, side: { path, value } }: { schema: Schema; side: Side }) {
  const { words, lists, fields, values } = useLanguage()
  const { set } = useForm()
  const id = useId()
  const data = isData(value) ? value : {}
  const langs = siteLanguages()
  if (langs.length === 1) return null
  const choose = (only: string) => {
    set([[...path, 'only']], only === '' ? undefined : only)
    for (const lang of langs) {
      const isWanted = only === '' || only === lang
      if (!isWanted) set([[...path, lang]], undefined)
      else if (data[lang] === undefined) set([[...path, lang]], newValue(schema.properties?.[lang] ?? {}))
    }
  }
  return (
    <div className={styles.leaf} data-sides="1" data-width="short">
      <div className={styles.side} data-path={keyOf([...path, 'only'])}>
        <label className={styles.label} htmlFor={id}>
          {fields.only} <span className={styles.optional}>{words.form.optional}</span>
        </label>
        <select id={id} value={String(data.only ?? '')} onChange={(event) => choose(event.target.value)}>
          <option value="">{lists.bothLanguages}</option>
          {langs.map((lang) => (
            <option key={lang} value={lang}>
              {values[lang]}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
