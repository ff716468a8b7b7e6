import type { ReactNode } from 'react'
import type { FieldName } from '#sealing/fields.ts'
import { useSite } from '../../data/site.tsx'
import control from '../../styles/control.module.css'
import panel from '../../styles/panel.module.css'
import type { ComplaintWords } from '../../words/complaint.zh.ts'
import { sizeOf } from '../../words/size.ts'
import { sentOf } from '../attachments.ts'
import type { Draft } from '../formProps.ts'
import { type Fault, fieldOrder } from '../rules.ts'
import stage from '../Stage.module.css'
import { Stage } from '../Stage.tsx'
import { KeyPrints } from './KeyPrints.tsx'
import type { Offered } from './prepareSealing.ts'
import styles from './Review.module.css'

interface Props {
  words: ComplaintWords
  channels: Offered['channels']
  draft: Draft
  /** Leads to an answer that is to be changed. */
  onEdit: (at: Fault['field'] | 'files') => void
  onBack: () => void
  onSend: () => void
}

/** Without any of these a report is anonymous. */
const reporterFields: readonly FieldName[] = ['reporterName', 'reporterNumber', 'reporterPhone', 'reporterEmail']

/** Everything that was written, to be read once more before it is sealed; what was left empty is told in one line. */
export function Review({ words, channels, draft, onEdit, onBack, onSend }: Props) {
  const { form } = words
  const { trial } = useSite()
  const isFilled = (name: FieldName) => draft.typed[name].trim() !== ''
  const empty = [
    ...fieldOrder.filter((name) => !isFilled(name) && !reporterFields.includes(name)).map((name) => form.labels[name]),
    ...(draft.attachments.length === 0 ? [form.parts.files] : []),
  ]
  const channel = channels.find(({ id }) => id === draft.channel)
  return (
    <Stage title={form.reviewTitle} step={form.step(3)}>
      <p className={stage.note}>{form.reviewText}</p>
      <dl className={`${panel.rows} ${styles.answers}`}>
        <Answer label={form.parts.channel} words={form} onChange={() => onEdit('channel')}>
          {channel?.name}
        </Answer>
        {!reporterFields.some(isFilled) && (
          <Answer label={form.identity} words={form} onChange={() => onEdit('reporterName')}>
            {form.anonymous}
          </Answer>
        )}
        {fieldOrder.filter(isFilled).map((name) => (
          <Answer key={name} label={form.labels[name]} words={form} onChange={() => onEdit(name)}>
            {draft.typed[name]}
          </Answer>
        ))}
        {draft.attachments.length > 0 && (
          <Answer label={form.parts.files} words={form} onChange={() => onEdit('files')}>
            {draft.attachments.map((attachment) => (
              <p key={attachment.key}>
                <bdi>{attachment.name}</bdi> ({sizeOf(sentOf(attachment).blob.size)})
              </p>
            ))}
          </Answer>
        )}
        {empty.length > 0 && (
          <Answer label={form.empty} words={form} onChange={() => onEdit('files')}>
            <span className={stage.note}>{empty.join(words.comma)}</span>
          </Answer>
        )}
      </dl>
      {channel && <KeyPrints channel={channel} words={words} />}
      {trial && <p className={stage.fault}>{words.trial}</p>}
      <div className={stage.buttons}>
        <button type="button" className={control.pill} onClick={onSend}>
          {form.send}
        </button>
        <button type="button" className={control.quiet} onClick={onBack}>
          {form.back}
        </button>
      </div>
    </Stage>
  )
}

interface AnswerProps {
  label: string
  words: ComplaintWords['form']
  onChange: () => void
  children: ReactNode
}

const Answer = ({ label, words, onChange, children }: AnswerProps) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
    <dd>
      <button type="button" className={styles.change} aria-label={words.changeOf(label)} onClick={onChange}>
        {words.change}
      </button>
    </dd>
  </div>
)
