import type { Thread } from '#contract/complaints.ts'
import type { ReporterKeys } from '#sealing/derive.ts'
import { useSite } from '../../data/site.tsx'
import { formatDay } from '../../parts/DateMark.tsx'
import control from '../../styles/control.module.css'
import panel from '../../styles/panel.module.css'
import type { ComplaintWords } from '../../words/complaint.zh.ts'
import stage from '../Stage.module.css'
import { Stage } from '../Stage.tsx'
import styles from './Case.module.css'
import type { Ready } from './prepareSealing.ts'
import { findWorkInWorker } from './proofOfWork.ts'
import { ReplyForm } from './ReplyForm.tsx'
import { createReply } from './reply.ts'
import { sealInWorker } from './sealInWorker.ts'
import { ThreadMessage } from './ThreadMessage.tsx'
import { gapsIn, nextTurn, statusOf, type ThreadEntry } from './thread.ts'

interface Props extends Ready {
  words: ComplaintWords
  keys: ReporterKeys
  thread: Thread
  entries: ThreadEntry[]
  /** Asks again, so that what was sent is seen in its place. */
  onSent: () => Promise<void>
  onLeave: () => void
}

/** One case as its reporter sees it: where it stands, what was said, and a way to say more. */
export function Case({ words, calls, offered, keys, thread, entries, onSent, onLeave }: Props) {
  const { words: site } = useSite()
  const { query } = words
  const status = statusOf(entries)
  const gaps = gapsIn(entries)
  const channel = offered.channels.find(({ id }) => id === thread.channel)
  const list = (turns: number[]) => [...turns.slice(0, 5), ...(turns.length > 5 ? ['…'] : [])].join(words.comma)
  return (
    <Stage title={query.status}>
      <p className={styles.status}>{status ? query.statuses[status] : query.noStatus}</p>
      <p className={stage.note}>
        {query.received(formatDay(thread.day, site))} · {query.channel(channel?.name ?? thread.channel)}
      </p>
      <h2>{query.thread}</h2>
      {gaps.length > 0 && (
        <div role="alert" className={`${panel.alert} ${styles.gap}`}>
          {gaps.map(({ from, missing, doubled }) => (
            <div key={from}>
              {missing.length > 0 && <p>{query.missing[from](list(missing))}</p>}
              {doubled.length > 0 && <p>{query.doubled[from](list(doubled))}</p>}
            </div>
          ))}
        </div>
      )}
      {entries.length === 0 && <p>{query.none}</p>}
      <ol className={styles.thread}>
        {entries.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a turn may be there twice, and nothing moves
          <ThreadMessage key={at} entry={entry} words={words} day={formatDay(entry.day, site)} />
        ))}
      </ol>
      {thread.closed ? (
        <p>{query.closed}</p>
      ) : (
        <ReplyForm
          words={words}
          newReply={(body, files) =>
            createReply({
              calls,
              offered,
              channel: thread.channel,
              keys,
              turn: nextTurn(entries, 'reporter'),
              body,
              files,
              findWork: findWorkInWorker,
              seal: sealInWorker,
            })
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
