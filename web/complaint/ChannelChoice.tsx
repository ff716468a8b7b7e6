import type { ChannelWords } from '#contract/complaints.ts'
import typography from '../styles/typography.module.css'
import type { ComplaintWords } from '../words/complaint.zh.ts'
import styles from './ChannelChoice.module.css'
import field from './ComplaintField.module.css'
import { fieldId } from './ComplaintField.tsx'
import form from './ComplaintForm.module.css'

interface Props {
  channels: readonly ChannelWords[]
  chosen: string
  /** Why the choice cannot be sent. */
  fault: string | undefined
  onChoose: (id: string) => void
  words: ComplaintWords['form']
}

/** The channel where there is nothing to choose, else none: a report about the readers of one channel must not reach them by oversight. */
export const onlyChannel = (channels: readonly ChannelWords[]) => (channels.length === 1 ? (channels[0]?.id ?? '') : '')

/** Who should read the report: one of the channels, each with whom it is for. None is chosen beforehand. */
export const ChannelChoice = ({ channels, chosen, fault, onChoose, words }: Props) => {
  const id = fieldId('channel')
  return (
    <fieldset className={form.part}>
      <legend>
        {words.parts.channel} <span className={`${typography.quiet} ${field.need}`}>{words.required}</span>
      </legend>
      {fault && (
        <p id={`${id}-fault`} className={field.fault}>
          {fault}
        </p>
      )}
      <div className={styles.channels} data-wrong={!!fault || undefined}>
        {channels.map((channel, at) => (
          <label key={channel.id} className={styles.channel}>
            <input
              type="radio"
              id={at === 0 ? id : undefined}
              name="channel"
              value={channel.id}
              required
              checked={chosen === channel.id}
              aria-describedby={fault && `${id}-fault`}
              onChange={() => onChoose(channel.id)}
            />
            <span>
              <strong>{channel.name}</strong>
              <span>{channel.summary}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
