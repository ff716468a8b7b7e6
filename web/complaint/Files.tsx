import { FileText, Image as ImageIcon, Trash2, Upload } from 'lucide-react'
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { useSite } from '../site.tsx'
import type { ComplaintWords } from '../words/complaint.zh.ts'
import { sizeOf } from '../words/size.ts'
import { type Attachment, pick } from './attachments.ts'
import styles from './Files.module.css'

interface Props {
  attachments: readonly Attachment[]
  /** Takes a function, as files may be read while others are removed. */
  onChange: (change: (before: readonly Attachment[]) => readonly Attachment[]) => void
  words: ComplaintWords['files']
}

/** Files that go along: chosen, pasted or dropped, each with what was taken out of it, and a way to remove it. */
export function Files({ attachments, onChange, words }: Props) {
  const { lang } = useSite()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<string[]>([])
  const [reading, setReading] = useState(false)
  const [over, setOver] = useState(false)

  const add = async (list: FileList | null | undefined) => {
    const files = Array.from(list ?? [])
    if (files.length === 0) return
    setReading(true)
    const picking = await pick(files, attachments, words, lang)
    setReading(false)
    setRefused(picking.refused)
    onChange((before) => [...before, ...picking.added])
  }
  const latest = useRef(add)
  latest.current = add
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => void latest.current(clipboardData?.files)
    addEventListener('paste', paste)
    return () => removeEventListener('paste', paste)
  }, [])

  const hold = (event: DragEvent, isOver: boolean) => {
    event.preventDefault()
    setOver(isOver)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one of three ways; the button is for the keyboard
    <div
      className={styles.files}
      data-over={over}
      onDragOver={(event) => hold(event, true)}
      onDragLeave={(event) => hold(event, false)}
      onDrop={(event) => {
        hold(event, false)
        void add(event.dataTransfer.files)
      }}
    >
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        className="visually-hidden"
        tabIndex={-1}
        aria-label={words.label}
        onChange={(event) => {
          void add(event.target.files).then(() => {
            if (input.current) input.current.value = '' // the same file may be chosen again
          })
        }}
      />
      <p className={styles.hint} id={`${id}-hint`}>
        {words.hint}
      </p>
      <button
        type="button"
        className={styles.choose}
        aria-describedby={`${id}-hint`}
        onClick={() => input.current?.click()}
      >
        <Upload aria-hidden="true" size={18} /> {over ? words.drop : words.choose}
      </button>
      <div role="status">{reading && <p>{words.checking}</p>}</div>
      <div role="alert">
        {refused.map((sentence) => (
          <p key={sentence} className={styles.refused}>
            {sentence}
          </p>
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
                onChange((before) =>
                  before.map((other) => (other.key === attachment.key ? { ...other, keepOriginal } : other)),
                )
              }
              onRemove={() => {
                onChange((before) => before.filter(({ key }) => key !== attachment.key))
                input.current?.parentElement?.querySelector<HTMLButtonElement>('button')?.focus()
              }}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

interface RowProps {
  attachment: Attachment
  words: ComplaintWords['files']
  onKeep: (keep: boolean) => void
  onRemove: () => void
}

function FileRow({ attachment, words, onKeep, onRemove }: RowProps) {
  const { lang } = useSite()
  const { name, type, original, found, cleaned, keepOriginal, risk } = attachment
  const Icon = type.startsWith('image/') ? ImageIcon : FileText
  return (
    <li className={styles.file}>
      <Icon aria-hidden="true" size={22} className={styles.icon} />
      <div className={styles.about}>
        <p className={styles.name}>
          <bdi>{name}</bdi> <span className={styles.size}>{sizeOf(original.size, lang)}</span>
        </p>
        {cleaned && (
          <>
            <p className={styles.note}>
              {keepOriginal
                ? words.keptOriginal
                : words.cleaned(found.map((what) => words.found[what]).join(lang === 'en' ? ', ' : '、'))}
            </p>
            <label className={styles.keep}>
              <input type="checkbox" checked={keepOriginal} onChange={(event) => onKeep(event.target.checked)} />
              {words.keepOriginal}
            </label>
          </>
        )}
        {risk && <p className={styles.note}>{risk === 'document' ? words.risk : words.unknownPhoto}</p>}
      </div>
      <button type="button" className={styles.remove} aria-label={words.remove(name)} onClick={onRemove}>
        <Trash2 aria-hidden="true" size={20} />
      </button>
    </li>
  )
}
