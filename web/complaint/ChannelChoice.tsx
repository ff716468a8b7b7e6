import type { Channels } from '#contract/complaints.ts'
import styles from './ChannelChoice.module.css'

interface Props {
  channels: Channels['channels']
  chosen: string
  onChoose: (id: string) => void
}

/** Who should read the report: one of the channels, each with whom it is for. */
export const ChannelChoice = ({ channels, chosen, onChoose }: Props) => (
  <div className={styles.channels}>
    {channels.map(({ id, name, summary }) => (
      <label key={id} className={styles.channel}>
        <input type="radio" name="channel" value={id} checked={chosen === id} onChange={() => onChoose(id)} />
        <span>
          <strong>{name}</strong>
          <span>{summary}</span>
        </span>
      </label>
    ))}
  </div>
)
