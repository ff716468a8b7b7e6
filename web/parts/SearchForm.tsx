import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { rootPath } from '#contract/paths.ts'
import { useSite } from '../data/site.tsx'
import control from '../styles/control.module.css'
import type { Words } from '../words/zh.ts'
import styles from './SearchForm.module.css'

interface Props {
  keyword: string
  onSearch: (keyword: string) => void
  words: Words['search']
}

/** Most characters that a search may have; the contract says the same. */
const most = 100

/** A field and a button. A keyword that is too long is told beside the field and stays as typed. */
export function SearchForm({ keyword, onSearch, words }: Props) {
  const { lang } = useSite()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [tooLong, setTooLong] = useState(false)
  const last = useRef(keyword)
  // What was typed, before the app too, stays until the address has another keyword; a kept page that returns has the same.
  useEffect(() => {
    if (keyword === last.current) return
    last.current = keyword
    if (field.current) field.current.value = keyword
    setTooLong(false)
  }, [keyword])

  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    const clean = (field.current?.value ?? '').replace(/\p{Cc}/gu, ' ').trim()
    setTooLong(clean.length > most)
    if (clean.length <= most) onSearch(clean)
  }
  return (
    <search>
      <form className={styles.form} action={`${rootPath(lang)}search`} onSubmit={submit} noValidate>
        <label htmlFor={id} className="visually-hidden">
          {words.label}
        </label>
        <input
          ref={field}
          id={id}
          type="search"
          name="keyword"
          className={styles.field}
          defaultValue={keyword}
          placeholder={words.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          aria-invalid={tooLong || undefined}
          aria-describedby={tooLong ? `${id}-error` : undefined}
        />
        <button type="submit" className={`${control.pill} ${styles.button}`}>
          <Search aria-hidden="true" size={18} /> {words.submit}
        </button>
      </form>
      {tooLong && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {words.tooLong}
        </p>
      )}
    </search>
  )
}
