import { Search } from 'lucide-react'
import { useId, useState } from 'react'
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
  const id = useId()
  const [typed, setTyped] = useState(keyword)
  const [tooLong, setTooLong] = useState(false)
  const [last, setLast] = useState(keyword)
  // Not in an effect: that would run again when a kept page returns, and undo what was typed.
  if (keyword !== last) {
    setLast(keyword)
    setTyped(keyword)
  }

  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    const clean = typed.replace(/\p{Cc}/gu, ' ').trim()
    setTooLong(clean.length > most)
    if (clean.length <= most) onSearch(clean)
  }
  return (
    <search>
      <form className={styles.form} onSubmit={submit} noValidate>
        <label htmlFor={id} className="visually-hidden">
          {words.label}
        </label>
        <input
          id={id}
          type="search"
          className={styles.field}
          value={typed}
          placeholder={words.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          aria-invalid={tooLong}
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
