import { useEffect, useRef, useState } from 'react'
import { bodyLimit } from '#sealing/message.ts'
import { CallError } from '../../data/callError.ts'
import control from '../../styles/control.module.css'
import type { ComplaintWords } from '../../words/complaint.zh.ts'
import { type Attachment, sentOf } from '../attachments.ts'
import { goesOn, useLeaveQuestion } from '../autoClear.ts'
import { Files } from '../Files.tsx'
import stage from '../Stage.module.css'
import type { Change } from '../useFilePicker.ts'
import { errorMessage } from './errorMessage.ts'
import type { Attached } from './fileSending.ts'
import styles from './ReplyForm.module.css'
import type { Reply } from './reply.ts'
import { Underway } from './Underway.tsx'
import type { Progress } from './uploads.ts'

interface Props {
  words: ComplaintWords
  newReply: (body: string, files: readonly Attached[], onProgress: Progress) => Reply
  /** Asks again, so that what was sent is seen in its place. */
  onSent: () => Promise<void>
}

/** The number of a message was used: somebody else with the code wrote, or this message did arrive. */
const taken = 409

const nothing = { body: '', attachments: [] as readonly Attachment[] }

/** A further message. Until it has arrived, trying again sends the same sealed bytes. */
export function ReplyForm({ words, newReply, onSent }: Props) {
  const { query, files, form } = words
  const [{ body, attachments }, setWritten] = useState(nothing)
  const [isReading, setReading] = useState(false)
  const isEmpty = body.trim() === '' && attachments.length === 0
  useLeaveQuestion(isEmpty ? undefined : form.leave)
  const { busy, progress, fault, sent, send, refuse, changed } = useReply(onSent)
  const isWaiting = isReading || busy === true
  const field = useRef<HTMLTextAreaElement>(null)
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (isWaiting) return
    if (isEmpty) {
      refuse(query.nothing)
      return field.current?.focus()
    }
    const reply = (onProgress: Progress) => newReply(body.trim(), attachments.map(sentOf), onProgress)
    void send(reply, words, () => setWritten(nothing))
  }
  return (
    <form className={styles.reply} onSubmit={submit} autoComplete="off">
      <BodyField
        ref={field}
        words={words}
        body={body}
        isBusy={busy}
        onChange={(next) => {
          setWritten({ body: next, attachments })
          changed()
        }}
      />
      <Files
        attachments={attachments}
        words={files}
        disabled={busy}
        onChange={(change: Change) => {
          setWritten((before) => ({ ...before, attachments: change(before.attachments) }))
          changed()
        }}
        onReading={setReading}
      />
      {busy && progress && <Underway progress={progress} words={words.sending} />}
      <p role="alert" className={stage.fault}>
        {fault}
      </p>
      <p role="status" className={stage.well}>
        {sent && query.sent}
      </p>
      <button type="submit" className={control.pill} aria-disabled={isWaiting}>
        {busy ? query.sending : query.send}
      </button>
    </form>
  )
}

interface BodyFieldProps {
  ref: React.Ref<HTMLTextAreaElement>
  words: ComplaintWords
  body: string
  isBusy: boolean | undefined
  onChange(body: string): void
}

/** The text of a message, with how much of its room is used. */
const BodyField = ({ ref, words: { query, form }, body, isBusy, onChange }: BodyFieldProps) => (
  <>
    <label htmlFor="reply">{query.write}</label>
    <textarea
      ref={ref}
      id="reply"
      className={control.field}
      rows={5}
      value={body}
      maxLength={bodyLimit}
      readOnly={isBusy}
      autoComplete="off"
      spellCheck={false}
      aria-describedby="reply-count"
      onChange={(event) => onChange(event.target.value)}
    />
    <p id="reply-count" className={stage.note}>
      {form.count(body.length, bodyLimit)}
    </p>
  </>
)

interface ReplyState {
  busy?: boolean
  /** Of the files, once something has arrived. */
  progress?: { done: number; total: number }
  fault?: string
  sent?: boolean
}

/** Sends one message after the other; what failed is sent again as it was, until something in it has changed. */
function useReply(onSent: Props['onSent']) {
  const [state, setState] = useState<ReplyState>({})
  const reply = useRef<Reply>(undefined)
  const running = useRef(false)
  const drop = () => {
    reply.current?.close()
    reply.current = undefined
  }
  useEffect(() => () => reply.current?.close(), [])
  const onProgress = (done: number, total: number) => {
    goesOn()
    setState({ busy: true, progress: { done, total } })
  }
  const send = async (newReply: (onProgress: Progress) => Reply, words: ComplaintWords, onArrived: () => void) => {
    if (running.current) return // a second press may come before the first is drawn
    running.current = true
    setState({ busy: true })
    try {
      reply.current ??= newReply(onProgress)
      await reply.current.run()
      onArrived()
      setState({ sent: true })
    } catch (error) {
      setState({ fault: `${errorMessage(error, words)} ${words.query.sendFailed}` })
      if (!(error instanceof CallError && error.status === taken)) return
    } finally {
      running.current = false
    }
    drop()
    // Where it was sent, the thread shows it; where its number was taken, it tells the next.
    await onSent().catch(() => undefined)
  }
  const changed = () => {
    drop()
    setState({})
  }
  return { ...state, send, refuse: (fault: string) => setState({ fault }), changed }
}
