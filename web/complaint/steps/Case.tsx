import { useSite } from '../../data/site.tsx'
import { formatDay } from '../../parts/DateMark.tsx'
import control from '../../styles/control.module.css'
import panel from '../../styles/panel.module.css'
import type { ComplaintWords } from '../../words/complaint.zh.ts'
import stage from '../Stage.module.css'
import { Stage } from '../Stage.tsx'
import styles from './Case.module.css'
import { KeyPrints } from './KeyPrints.tsx'
import type { Found } from './lookUp.ts'
import type { Offered, Ready } from './prepareSealing.ts'
import { ReplyForm } from './ReplyForm.tsx'
import { createReply } from './reply.ts'
import { sealInWorker } from './sealInWorker.ts'
import { ThreadMessage } from './ThreadMessage.tsx'
import { workFinder } from './workFinder.ts'

interface Props extends Found {
  /** Fingerprint of the channel's keys in the file that was saved with the code, where that was given. */
  kept: string | undefined
  words: ComplaintWords
  ready: Ready
  /** Asks again, so that what was sent is seen in its place. */
  onSent: () => Promise<void>
  onLeave: () => void
}

/** One case as its reporter sees it: where it stands by what officers have signed, what was said, and a way to say more. */
export function Case({ words, ready, kept, keys, day, closed, files, conversation, onSent, onLeave }: Props) {
  const { words: site } = useSite()
  const { query } = words
  const { entries, missing, status, next } = conversation
  const { channels } = ready.offered
  const channel = channels.find(({ symbol }) => symbol === keys.channel)
  const isClosed = status?.startsWith('closed') === true
  const isAnswered = entries.some((entry) => entry.speaker === 'officer' && 'message' in entry)
  return (
    <Stage title={query.status}>
      <p className={styles.status}>{status ? query.statuses[status] : isAnswered ? query.answered : query.noStatus}</p>
      <p className={stage.note}>
        {query.received(formatDay(day, site))}
        {channel && ` · ${query.channel(channel.name)}`}
        {` · ${query.files(files)}`}
      </p>
      <p className={stage.note}>{query.own}</p>
      {channel ? <Keys {...{ channel, kept, words }} /> : <Alarm>{query.channelGone}</Alarm>}
      <h2>{query.thread}</h2>
      {missing.length > 0 && <Alarm>{query.missing(listed(missing, words))}</Alarm>}
      {entries.length === 0 && <p>{query.none}</p>}
      <ol className={styles.thread}>
        {entries.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a turn may be there twice, and nothing moves
          <ThreadMessage key={at} entry={entry} words={words} day={formatDay(entry.day, site)} />
        ))}
      </ol>
      {closed && <p>{isClosed ? query.closed : query.closedUnsigned}</p>}
      {!(closed && isClosed) && channel && (
        <ReplyForm
          words={words}
          newReply={(body, files, onProgress) =>
            createReply({ ...ready, keys, next, body, files, onProgress, finder: workFinder(), seal: sealInWorker })
          }
          onSent={onSent}
        />
      )}
      <p className={stage.note}>{query.lock}</p>
      <button type="button" className={control.quiet} onClick={onLeave}>
        {query.leave}
      </button>
    </Stage>
  )
}

/** The keys of the channel, held against those of the day on which the code was saved. */
const Keys = ({ channel, kept, words }: Pick<Props, 'kept' | 'words'> & { channel: Offered['channels'][number] }) => (
  <>
    {kept !== undefined &&
      (kept === channel.print ? <p className={stage.well}>{words.keys.same}</p> : <Alarm>{words.keys.other}</Alarm>)}
    <KeyPrints channel={channel} words={words} isOpen={kept !== undefined && kept !== channel.print} />
  </>
)

const Alarm = ({ children }: { children: string }) => (
  <p role="alert" className={`${panel.alert} ${styles.gap}`}>
    {children}
  </p>
)

/** At most five numbers, then dots. */
const listed = (turns: readonly number[], { comma }: ComplaintWords) =>
  [...turns.slice(0, 5), ...(turns.length > 5 ? ['…'] : [])].join(comma)
