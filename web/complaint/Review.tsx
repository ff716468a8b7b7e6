import { useSite } from '../site.tsx'
import { sizeOf } from '../words/size.ts'
import styles from './Complaint.module.css'
import type { Draft } from './Form.tsx'
import { fieldOrder } from './rules.ts'
import { Stage } from './Stage.tsx'
import type { Ready } from './useComplaint.ts'

interface Props extends Pick<Ready, 'words' | 'offered'> {
  draft: Draft
  onEdit: () => void
  onSend: () => void
}

/** Everything that was written, to be read once more before it is sealed. */
export function Review({ words, offered, draft, onEdit, onSend }: Props) {
  const { lang } = useSite()
  const { form, files } = words
  const channel = offered.channels.find(({ id }) => id === draft.channel)
  const attached = draft.attachments.map(({ name, original }) => `${name} (${sizeOf(original.size, lang)})`).join('\n')
  return (
    <Stage title={form.reviewTitle}>
      <p className={styles.note}>{form.reviewText}</p>
      <dl className={styles.answers}>
        <Answer label={form.parts.channel}>{channel?.name}</Answer>
        {fieldOrder.map((name) => (
          <Answer key={name} label={form.labels[name]}>
            {draft.typed[name].trim() === '' ? <span className={styles.note}>{form.empty}</span> : draft.typed[name]}
          </Answer>
        ))}
        <Answer label={form.parts.files}>{attached || <span className={styles.note}>{files.none}</span>}</Answer>
      </dl>
      <div className={styles.buttons}>
        <button type="button" className={styles.primary} onClick={onSend}>
          {form.send}
        </button>
        <button type="button" className={styles.secondary} onClick={onEdit}>
          {form.edit}
        </button>
      </div>
    </Stage>
  )
}

const Answer = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
