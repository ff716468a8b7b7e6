import { Upload } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import typography from '../styles/typography.module.css'
import type { ComplaintWords } from '../words/complaint.zh.ts'
import { sizeOf } from '../words/size.ts'
import type { Attachment, Refused } from './attachments.ts'
import picker from './FilePicker.module.css'
import { FileRow } from './FileRow.tsx'
import styles from './Files.module.css'
import { type Change, useFilePicker } from './useFilePicker.ts'

interface Props {
  attachments: readonly Attachment[]
  /** Takes a function, as files may be read while others are removed. */
  onChange: (change: Change) => void
  /** Told while files are read: a report that is sent meanwhile would go without them. */
  onReading: (isReading: boolean) => void
  words: ComplaintWords['files']
  /** While they are sent, nothing is added or removed. */
  disabled?: boolean
}

/** Files that go along: chosen, pasted or dropped, each with what was taken out of it, and a way to remove it. */
export function Files({ attachments, onChange, onReading, words, disabled = false }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { refused, isReading, isOver, add, change } = useFilePicker({ attachments, onChange, onReading, words })
  const take = () => {
    if (!input.current) return
    add({ files: Array.from(input.current.files ?? []), folders: [] })
    input.current.value = '' // the same file may be chosen again
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before the app was there, once
  useEffect(take, [])
  const bytes = attachments.reduce((sum, { original }) => sum + original.size, 0)
  return (
    <fieldset className={styles.files} data-over={isOver || undefined} disabled={disabled} aria-label={words.label}>
      <p className={typography.quiet} id={`${id}-hint`}>
        {words.hint}
      </p>
      {/* A label, so that the browser itself opens the picker before the app is there. */}
      <label className={`${picker.label} ${styles.choose}`}>
        <input ref={input} type="file" multiple aria-describedby={`${id}-hint`} onChange={take} />
        <Upload aria-hidden="true" size={18} /> {isOver ? words.drop : words.choose}
      </label>
      <p role="status" className={typography.quiet}>
        {isReading ? words.checking : attachments.length > 0 && words.total(attachments.length, sizeOf(bytes))}
      </p>
      <div role="alert" className={styles.refused}>
        {refused.map((one) => (
          <Sentence key={one.sentence} {...one} />
        ))}
      </div>
      {attachments.length > 0 && (
        <ul className={styles.list}>
          {attachments.map((attachment) => (
            <FileRow
              key={attachment.key}
              attachment={attachment}
              words={words}
              onKeep={(keepOriginal) =>
                change((before) =>
                  before.map((other) => (other.key === attachment.key ? { ...other, keepOriginal } : other)),
                )
              }
              onRemove={() => {
                change((before) => before.filter(({ key }) => key !== attachment.key))
                input.current?.focus()
              }}
            />
          ))}
        </ul>
      )}
    </fieldset>
  )
}

/** The name stands by itself, so that one written from right to left turns nothing else round. */
function Sentence({ name, sentence }: Refused) {
  const at = sentence.indexOf(name)
  if (name === '' || at < 0) return <p>{sentence}</p>
  return (
    <p>
      {sentence.slice(0, at)}
      <bdi>{name}</bdi>
      {sentence.slice(at + name.length)}
    </p>
  )
}
