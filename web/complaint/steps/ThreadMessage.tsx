import type { ConversationEntry } from '#sealing/conversation.ts'
import panel from '../../styles/panel.module.css'
import type { ComplaintWords } from '../../words/complaint.zh.ts'
import stage from '../Stage.module.css'
import styles from './ThreadMessage.module.css'

/** One message of the conversation, or that it did not prove true. `day` as it is shown. */
export function ThreadMessage({ entry, words, day }: { entry: ConversationEntry; words: ComplaintWords; day: string }) {
  const { query } = words
  return (
    <li className={`${panel.card} ${styles.message}`} data-from={entry.speaker}>
      <p className={stage.note}>
        {query.from[entry.speaker]} · {day}
      </p>
      {'message' in entry ? (
        <>
          {entry.message.status && (
            <p className={stage.well}>{query.statusChange(query.statuses[entry.message.status])}</p>
          )}
          {entry.message.body !== '' && <p className={styles.body}>{entry.message.body}</p>}
          {entry.message.files && <p className={stage.note}>{query.attached(entry.message.files.length)}</p>}
          {entry.sawOther && <p className={stage.fault}>{query.sawOther}</p>}
        </>
      ) : (
        <p className={stage.fault}>{query.refused(words.refusals[entry.refused])}</p>
      )}
    </li>
  )
}
