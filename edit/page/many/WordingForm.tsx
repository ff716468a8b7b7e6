import { useId, useState } from 'react'
import type { Wording } from '#contract/edit/many.ts'
import type { Lang } from '#contract/paths.ts'
import { siteLanguages } from '#server/content/shapes/fields.ts'
import { Button } from '../Button.tsx'
import { useLanguage } from '../language.tsx'
import styles from '../Page.module.css'

interface WordingFormProps {
  replacement: string
  onReplacement(replacement: string): void
  onAsk(wording: Wording): void
}

/** What is looked for, and what takes its place. */
export function WordingForm({ replacement, onReplacement, onAsk }: WordingFormProps) {
  const { many: say } = useLanguage().lists
  const [wording, setWording] = useState<Wording>({ find: '', anyCase: false, wholeWords: false })
  const hint = useId()
  const change = (part: Partial<Wording>) => setWording({ ...wording, ...part })
  const check = (name: 'anyCase' | 'wholeWords') => (
    <label className={styles.option}>
      <input type="checkbox" checked={wording[name]} onChange={({ target }) => change({ [name]: target.checked })} />
      {say[name]}
    </label>
  )
  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault()
        if (wording.find.trim() !== '') onAsk(wording)
      }}
    >
      <label className={styles.ask}>
        {say.find}
        <input
          required
          maxLength={200}
          value={wording.find}
          onChange={({ target }) => change({ find: target.value })}
        />
      </label>
      <label className={styles.ask}>
        {say.replacement}
        <input
          maxLength={1_000}
          value={replacement}
          aria-describedby={hint}
          onChange={({ target }) => onReplacement(target.value)}
        />
      </label>
      <p className={styles.hint} id={hint}>
        {say.remove}
      </p>
      {siteLanguages().length > 1 && <LanguageChoice lang={wording.lang} onChange={(lang) => change({ lang })} />}
      {check('anyCase')}
      {check('wholeWords')}
      <div>
        <Button type="submit" look="primary">
          {say.look}
        </Button>
      </div>
    </form>
  )
}

interface LanguageChoiceProps {
  /** None for all. */
  lang: Lang | undefined
  onChange(lang: Lang | undefined): void
}

function LanguageChoice({ lang, onChange }: LanguageChoiceProps) {
  const { words, lists } = useLanguage()
  return (
    <label className={styles.ask}>
      {lists.many.language}
      <select
        value={lang ?? ''}
        onChange={({ target }) => onChange(siteLanguages().find((lang) => lang === target.value))}
      >
        <option value="">{lists.many.anyLanguage}</option>
        {siteLanguages().map((lang) => (
          <option key={lang} value={lang}>
            {words.languages[lang]}
          </option>
        ))}
      </select>
    </label>
  )
}
