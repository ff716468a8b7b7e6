import { Search } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { cleanKeyword, longestKeyword } from '#contract/keyword.ts'
import type { Suggestion } from '#contract/search.ts'
import { useSite } from '../data/site.tsx'
import { Link } from '../routing/Link.tsx'
import { useNavigate } from '../routing/routerContext.ts'
import control from '../styles/control.module.css'
import typography from '../styles/typography.module.css'
import type { Words } from '../words/zh.ts'
import styles from './SearchForm.module.css'
import { useCombobox } from './useCombobox.ts'
import { useFieldOfAddress } from './useFieldOfAddress.ts'

interface Props {
  keyword: string
  onSearch: (keyword: string) => void
  /** What was typed may mean these. */
  suggestions: readonly Suggestion[]
  /** Told of what is typed, but not of the letters that an input method still turns into characters. */
  onType: (typed: string) => void
  words: Words['search']
}

/** A field with suggestions and a button. A keyword that is too long is told beside the field and stays as typed. */
export function SearchForm({ keyword, onSearch, suggestions, onType, words }: Props) {
  const { root } = useSite()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [tooLong, setTooLong] = useState(false)
  const list = useCombobox(
    suggestions.map(({ link }) => link),
    useNavigate(),
  )
  useFieldOfAddress(field, keyword, () => setTooLong(false))

  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    const clean = cleanKeyword(field.current?.value ?? '')
    setTooLong(clean.length > longestKeyword)
    list.close()
    if (clean.length <= longestKeyword) onSearch(clean)
  }
  const typed = () => {
    list.show()
    onType(field.current?.value ?? '')
  }
  return (
    <search className={styles.search}>
      <form className={styles.form} action={`${root}search`} onSubmit={submit} noValidate>
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
          onInput={({ nativeEvent }) => (nativeEvent as InputEvent).isComposing || typed()}
          onCompositionEnd={typed}
          {...list.fieldProps}
        />
        <button type="submit" className={`${control.pill} ${styles.button}`}>
          <Search aria-hidden="true" size={18} /> {words.submit}
        </button>
      </form>
      {list.isOpen && <Suggestions suggestions={suggestions} list={list} words={words} />}
      {tooLong && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {words.tooLong}
        </p>
      )}
    </search>
  )
}

interface ListProps extends Pick<Props, 'suggestions' | 'words'> {
  list: ReturnType<typeof useCombobox>
}

const Suggestions = ({ suggestions, list, words }: ListProps) => (
  <div role="listbox" id={list.listId} aria-label={words.suggestions} className={styles.suggestions}>
    {suggestions.map(({ kind, link, title, word }, at) => (
      <Link
        key={link}
        id={list.optionId(at)}
        role="option"
        aria-selected={at === list.active}
        tabIndex={-1}
        to={link}
        className={styles.suggestion}
        onMouseDown={(event) => event.preventDefault()} // the field keeps the focus, and with it the list
        onClick={list.close}
      >
        <span>
          {title} {word && <span className={typography.quiet}>{word}</span>}
        </span>
        <span className={typography.kind}>{words.kinds[kind]}</span>
      </Link>
    ))}
  </div>
)
