import { Upload } from 'lucide-react'
import { useId, useRef } from 'react'
import type { ComplaintWords } from '../words/complaint.zh.ts'
import { sizeOf } from '../words/size.ts'
import type { Attachment, Refused } from './attachments.ts'
import { FileRow } from './FileRow.tsx'
import styles from './Files.module.css'
import { type Change, usePicking } from './usePicking.ts'

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
  const button = useRef<HTMLButtonElement>(null)
  const { refused, isReading, isOver, add, change } = usePicking({ attachments, onChange, onReading, words })
  const bytes = attachments.reduce((sum, { original }) => sum + original.size, 0)
  return (
    <fieldset className={styles.files} data-over={isOver || undefined} disabled={disabled} aria-label={words.label}>
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        className="visually-hidden"
        tabIndex={-1}
        aria-label={words.label}
        onChange={({ currentTarget }) => {
          add({ files: Array.from(currentTarget.files ?? []), folders: [] })
          currentTarget.value = '' // the same file may be chosen again
        }}
      />
      <p className={styles.hint} id={`${id}-hint`}>
        {words.hint}
      </p>
      <button
        ref={button}
        type="button"
        className={styles.choose}
        aria-describedby={`${id}-hint`}
        onClick={() => input.current?.click()}
      >
        <Upload aria-hidden="true" size={18} /> {isOver ? words.drop : words.choose}
      </button>
      <p role="status" className={styles.hint}>
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
                button.current?.focus()
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
