import { useRef, useState } from 'react'
import type { Thread } from '#contract/complaints.ts'
import type { ReporterKeys } from '#sealing/derive.ts'
import { bodyLimit } from '#sealing/message.ts'
import { formatDay } from '../parts/DateMark.tsx'
import { useSite } from '../site.tsx'
import type { ComplaintWords } from '../words/complaint.zh.ts'
import { type Attachment, sentOf } from './attachments.ts'
import styles from './Complaint.module.css'
import { Files } from './Files.tsx'
import { useLeaveQuestion } from './leaving.ts'
import { createReply, type Reply } from './reply.ts'
import { sentenceOf } from './SendingStage.tsx'
import { Stage } from './Stage.tsx'
import { type Said, statusOf } from './thread.ts'
import type { Ready } from './useComplaint.ts'
import { findWorkAside } from './work.ts'

interface Props extends Ready {
  keys: ReporterKeys
  thread: Thread
  said: Said[]
  /** Asks again, so that what was sent is seen in its place. */
  onSent: () => Promise<void>
  onLeave: () => void
}

/** One case as its reporter sees it: where it stands, what was said, and a way to say more. */
export function Case({ words, calls, offered, keys, thread, said, onSent, onLeave }: Props) {
  const { lang } = useSite()
  const { query } = words
  const status = statusOf(said)
  const channel = offered.channels.find(({ id }) => id === thread.channel)
  return (
    <Stage title={query.status}>
      <p className={styles.status}>{status ? query.statuses[status] : query.noStatus}</p>
      <p className={styles.note}>
        {query.received(formatDay(thread.day, lang))} · {query.channel(channel?.name ?? thread.channel)}
      </p>
      <h2>{query.thread}</h2>
      {said.length === 0 && <p>{query.none}</p>}
      <ol className={styles.thread}>
        {said.map((entry) => (
          <Entry key={`${entry.from}-${entry.turn}`} entry={entry} words={words} day={formatDay(entry.day, lang)} />
        ))}
      </ol>
      {thread.closed ? (
        <p>{query.closed}</p>
      ) : (
        <Write
          words={words}
          newReply={(body, attachments) =>
            createReply({
              calls,
              offered,
              channel: thread.channel,
              keys,
              turn: said.filter(({ from }) => from === 'reporter').length + 1,
              body,
              files: attachments.map(sentOf),
              findWork: findWorkAside,
            })
          }
          onSent={onSent}
        />
      )}
      <p className={styles.note}>{query.lock}</p>
      <button type="button" className={styles.secondary} onClick={onLeave}>
        {query.leave}
      </button>
    </Stage>
  )
}

function Entry({ entry, words, day }: { entry: Said; words: ComplaintWords; day: string }) {
  const { query } = words
  return (
    <li className={styles.said} data-from={entry.from}>
      <p className={styles.note}>
        {query.from[entry.from]} · {day}
      </p>
      {'message' in entry ? (
        <>
          {entry.message.status && (
            <p className={styles.well}>{query.statusChange(query.statuses[entry.message.status])}</p>
          )}
          {entry.message.body !== '' && <p className={styles.body}>{entry.message.body}</p>}
          {entry.message.files && <p className={styles.note}>{query.attached(entry.message.files.length)}</p>}
        </>
      ) : (
        <p className={styles.fault}>{query.refused(words.refusals[entry.refused])}</p>
      )}
    </li>
  )
}

interface WriteProps {
  words: ComplaintWords
  newReply: (body: string, attachments: readonly Attachment[]) => Reply
  onSent: () => Promise<void>
}

/** A further message. Until it has arrived, trying again sends the same sealed bytes. */
function Write({ words, newReply, onSent }: WriteProps) {
  const { query, files, form } = words
  const [body, setBody] = useState('')
  const [attachments, setAttachments] = useState<readonly Attachment[]>([])
  const [state, setState] = useState<{ busy?: boolean; fault?: string; sent?: boolean }>({})
  const reply = useRef<Reply>(undefined)
  const isEmpty = body.trim() === '' && attachments.length === 0
  useLeaveQuestion(isEmpty ? undefined : form.leave)

  const submit = async (event: React.FormEvent) => {
    event.preventDefault()
    if (isEmpty) return
    setState({ busy: true })
    try {
      reply.current ??= newReply(body.trim(), attachments)
      await reply.current.run()
    } catch (error) {
      setState({ fault: `${sentenceOf(error, words)} ${query.sendFailed}` })
      return
    }
    reply.current = undefined
    setBody('')
    setAttachments([])
    setState({ sent: true })
    await onSent().catch(() => undefined) // it was sent; the thread shows it at the next look-up
  }
  const changed = () => {
    reply.current = undefined
    setState({})
  }
  return (
    <form className={styles.write} onSubmit={submit} autoComplete="off">
      <label htmlFor="reply">{query.write}</label>
      <textarea
        id="reply"
        rows={5}
        value={body}
        maxLength={bodyLimit}
        autoComplete="off"
        spellCheck={false}
        aria-describedby="reply-count"
        onChange={(event) => {
          setBody(event.target.value)
          changed()
        }}
      />
      <p id="reply-count" className={styles.note}>
        {form.count(body.length, bodyLimit)}
      </p>
      <Files
        attachments={attachments}
        words={files}
        onChange={(change) => {
          setAttachments(change)
          changed()
        }}
      />
      <p role="alert" className={styles.fault}>
        {state.fault}
      </p>
      <p role="status" className={styles.well}>
        {state.sent ? query.sent : ''}
      </p>
      <button type="submit" className={styles.primary} disabled={state.busy || isEmpty}>
        {query.send}
      </button>
    </form>
  )
}
