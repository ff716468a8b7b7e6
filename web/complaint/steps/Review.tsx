import type { ReactNode } from 'react'
import type { ChannelWords } from '#contract/complaints.ts'
import type { FieldName } from '#sealing/fields.ts'
import control from '../../styles/control.module.css'
import panel from '../../styles/panel.module.css'
import type { ComplaintWords } from '../../words/complaint.zh.ts'
import { sizeOf } from '../../words/size.ts'
import { sentOf } from '../attachments.ts'
import type { Draft } from '../ComplaintForm.tsx'
import { fieldOrder } from '../rules.ts'
import stage from '../Stage.module.css'
import { Stage } from '../Stage.tsx'
import styles from './Review.module.css'

interface Props {
  words: ComplaintWords
  channels: readonly ChannelWords[]
  draft: Draft
  onEdit: () => void
  onSend: () => void
}

/** Everything that was written, to be read once more before it is sealed; what was left empty is told in one line. */
export function Review({ words, channels, draft, onEdit, onSend }: Props) {
  const { form } = words
  const isFilled = (name: FieldName) => draft.typed[name].trim() !== ''
  const empty = [
    ...fieldOrder.filter((name) => !isFilled(name)).map((name) => form.labels[name]),
    ...(draft.attachments.length === 0 ? [form.parts.files] : []),
  ]
  const channel = channels.find(({ id }) => id === draft.channel)
  return (
    <Stage title={form.reviewTitle} step={form.step(2)}>
      <p className={stage.note}>{form.reviewText}</p>
      <dl className={`${panel.rows} ${styles.answers}`}>
        <Answer label={form.parts.channel}>{channel?.name}</Answer>
        {fieldOrder.filter(isFilled).map((name) => (
          <Answer key={name} label={form.labels[name]}>
            {draft.typed[name]}
          </Answer>
        ))}
        {draft.attachments.length > 0 && (
          <Answer label={form.parts.files}>
            {draft.attachments.map((attachment) => (
              <p key={attachment.key}>
                <bdi>{attachment.name}</bdi> ({sizeOf(sentOf(attachment).blob.size)})
              </p>
            ))}
          </Answer>
        )}
        {empty.length > 0 && (
          <Answer label={form.empty}>
            <span className={stage.note}>{empty.join(words.comma)}</span>
          </Answer>
        )}
      </dl>
      <div className={stage.buttons}>
        <button type="button" className={control.pill} onClick={onSend}>
          {form.send}
        </button>
        <button type="button" className={control.quiet} onClick={onEdit}>
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
