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

/** One file: what was taken out of it, or that it is sent as it is and what may be in it, and a way to remove it. */
export function FileRow({ attachment, words, onKeep, onRemove }: Props) {
  const { name, kind, original, cleaned, keepOriginal } = attachment
  const Icon = kind === 'photograph' ? ImageIcon : FileText
  return (
    <li className={styles.file}>
      <Icon aria-hidden="true" size={22} className={styles.icon} />
      <div className={styles.about}>
        <p className={styles.name}>
          <bdi>{name}</bdi> <span className={styles.size}>{sizeOf(original.size)}</span>
        </p>
        <p className={styles.note}>{told(attachment, words)}</p>
        {cleaned && (
          <label className={styles.keep}>
            <input type="checkbox" checked={keepOriginal} onChange={(event) => onKeep(event.target.checked)} />
            {words.keepOriginal}
          </label>
        )}
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

function told({ kind, found, cleaned, isLookedThrough, keepOriginal }: Attachment, words: Props['words']): string {
  if (!isLookedThrough) return words.asItIs[kind]
  if (!cleaned) return words.clean
  if (keepOriginal) return words.keptOriginal
  return words.cleaned(found.map((what) => words.found[what]))
}
