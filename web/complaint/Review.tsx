import type { ReactNode } from 'react'
import pill from '../parts/Pill.module.css'
import { useSite } from '../site.tsx'
import { sizeOf } from '../words/size.ts'
import { sentOf } from './attachments.ts'
import type { Draft } from './Form.tsx'
import styles from './Review.module.css'
import { fieldOrder } from './rules.ts'
import stage from './Stage.module.css'
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
  return (
    <Stage title={form.reviewTitle}>
      <p className={stage.note}>{form.reviewText}</p>
      <dl className={styles.answers}>
        <Answer label={form.parts.channel}>{channel?.name}</Answer>
        {fieldOrder.map((name) => (
          <Answer key={name} label={form.labels[name]}>
            {draft.typed[name].trim() === '' ? <span className={stage.note}>{form.empty}</span> : draft.typed[name]}
          </Answer>
        ))}
        <Answer label={form.parts.files}>
          {draft.attachments.length === 0 && <span className={stage.note}>{files.none}</span>}
          {draft.attachments.map((attachment) => (
            <p key={attachment.key}>
              <bdi>{attachment.name}</bdi> ({sizeOf(sentOf(attachment).blob.size, lang)})
            </p>
          ))}
        </Answer>
      </dl>
      <div className={stage.buttons}>
        <button type="button" className={pill.pill} onClick={onSend}>
          {form.send}
        </button>
        <button type="button" className={pill.quiet} onClick={onEdit}>
          {form.edit}
        </button>
      </div>
    </Stage>
  )
}

const Answer = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
