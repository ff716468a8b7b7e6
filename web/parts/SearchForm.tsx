import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { rootPath } from '#contract/paths.ts'
import { useSite } from '../site.tsx'
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
  const [typed, setTyped] = useState(keyword)
  const [tooLong, setTooLong] = useState(false)
  const [last, setLast] = useState(keyword)
  // Not in an effect: that would run again when a kept page returns, and undo what was typed.
  if (keyword !== last) {
    setLast(keyword)
    setTyped(keyword)
  }

  // What was typed before the app took the page over is known to the field alone.
  useEffect(() => setTyped(field.current?.value ?? ''), [])

  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    const clean = typed.replace(/\p{Cc}/gu, ' ').trim()
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
          value={typed}
          placeholder={words.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          aria-invalid={tooLong || undefined}
          aria-describedby={tooLong ? `${id}-error` : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className={styles.button}>
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
