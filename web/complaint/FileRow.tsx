import { FileText, Image as ImageIcon, Trash2 } from 'lucide-react'
import control from '../styles/control.module.css'
import type { ComplaintWords } from '../words/complaint.zh.ts'
import { sizeOf } from '../words/size.ts'
import type { Attachment } from './attachments.ts'
import styles from './Files.module.css'

interface Props {
  attachment: Attachment
  words: ComplaintWords['files']
  onKeep: (keep: boolean) => void
  onRemove: () => void
}

/** One file: what was taken out of it or what may still be in it, and a way to remove it. */
export function FileRow({ attachment, words, onKeep, onRemove }: Props) {
  const { name, type, original, found, cleaned, keepOriginal, risk } = attachment
  const Icon = type.startsWith('image/') ? ImageIcon : FileText
  return (
    <li className={styles.file}>
      <Icon aria-hidden="true" size={22} className={styles.icon} />
      <div className={styles.about}>
        <p className={styles.name}>
          <bdi>{name}</bdi> <span className={styles.size}>{sizeOf(original.size)}</span>
        </p>
        {cleaned && (
          <>
            <p className={styles.note}>
              {keepOriginal ? words.keptOriginal : words.cleaned(found.map((what) => words.found[what]))}
            </p>
            <label className={styles.keep}>
              <input type="checkbox" checked={keepOriginal} onChange={(event) => onKeep(event.target.checked)} />
              {words.keepOriginal}
            </label>
          </>
        )}
        {risk && <p className={styles.note}>{risk === 'document' ? words.risk : words.unknownPhoto}</p>}
      </div>
      <button
        type="button"
        className={`${control.icon} ${styles.remove}`}
        aria-label={words.remove(name)}
        onClick={onRemove}
      >
        <Trash2 aria-hidden="true" size={20} />
      </button>
    </li>
  )
}
