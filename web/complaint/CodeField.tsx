import { type Ref, useState } from 'react'
import control from '../styles/control.module.css'
import type { ComplaintWords } from '../words/complaint.zh.ts'
import styles from './CodeField.module.css'
import picker from './FilePicker.module.css'
import { type KeptCode, mostKeptBytes, readKeptCode } from './keptCode.ts'
import stage from './Stage.module.css'

interface Props {
  ref: Ref<HTMLInputElement>
  typed: string
  fault: string | undefined
  words: ComplaintWords['query']
  onType: (text: string) => void
  /** Told a saved file, or what was pasted out of one. */
  onKept: (kept: KeptCode) => void
}

/** The field for a query code, in any spelling. */
export const CodeField = ({ ref, typed, fault, words, onType, onKept }: Props) => (
  <div className={styles.field}>
    <label htmlFor="query-code" className={styles.label}>
      {words.label}
    </label>
    <p id="query-hint" className={stage.note}>
      {words.hint}
    </p>
    <input
      ref={ref}
      id="query-code"
      className={`${control.field} ${styles.code}`}
      value={typed}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={80}
      onPaste={(event) => {
        const kept = readKeptCode(event.clipboardData.getData('text'))
        if (!kept) return
        event.preventDefault()
        onKept(kept)
      }}
      aria-invalid={!!fault || undefined}
      aria-describedby="query-hint query-fault"
      onChange={({ target: { value } }) => {
        // A phone's keyboard puts in what was copied without a paste.
        const kept = readKeptCode(value)
        if (kept) onKept(kept)
        else onType(value)
      }}
    />
    <SavedFile words={words} onKept={onKept} />
    <p id="query-fault" role="alert" className={stage.fault}>
      {fault}
    </p>
  </div>
)

/** The file that was saved with the code: it also says which keys held on that day. It is read here and sent nowhere. */
function SavedFile({ words, onKept }: Pick<Props, 'words' | 'onKept'>) {
  const [isForeign, setForeign] = useState(false)
  const read = async (file: File | undefined) => {
    const kept = file && file.size <= mostKeptBytes ? readKeptCode(await file.text()) : undefined
    setForeign(file !== undefined && !kept)
    if (kept) onKept(kept)
  }
  return (
    <>
      {/* A label, so that the browser itself opens the picker before the app is there. */}
      <label className={`${control.quiet} ${picker.label}`}>
        <input
          type="file"
          accept="text/plain,.txt"
          onChange={({ target }) => void read(target.files?.[0]).then(() => (target.value = ''))}
        />
        {words.file}
      </label>
      <p role="status" className={stage.fault}>
        {isForeign && words.notSaved}
      </p>
    </>
  )
}
