import { useId, useState } from 'react'
import type { Thread, Verdict } from '#contract/edit/review.ts'
import { api } from '../api.ts'
import { Button } from '../Button.tsx'
import { Failure } from '../Failure.tsx'
import { focusField } from '../form/focusField.ts'
import { useFieldLabel } from '../item/useFieldLabel.ts'
import { useLanguage } from '../language.tsx'
import styles from '../Page.module.css'
import { shownTime } from '../shownTime.ts'
import { useAction } from '../useAction.ts'
import review from './Review.module.css'
import { useReview } from './useReview.tsx'

type Answer = Exclude<Verdict, 'published'>

/** A comment or request with its answers, and what this person can say to it. */
export function ThreadView({ thread, isAtField }: { thread: Thread; isAtField?: boolean }) {
  const { lists, lang } = useLanguage()
  const { review: say } = lists
  const labelOf = useFieldLabel()
  const { name, at, text, path, to, replies } = thread
  const saying = (is: Verdict) => (to && (is === 'resolved' || is === 'reopened') ? say.asks[is] : say.says[is])
  return (
    <div className={review.thread}>
      <p className={styles.hint}>
        {say.who(name, shownTime(at, lang))} {to && say.asked(to.name)}
      </p>
      {path && !isAtField && (
        <Button look="link" onClick={() => void focusField(path)}>
          {labelOf(path)}
        </Button>
      )}
      <p className={review.text}>{text}</p>
      {replies.length > 0 && (
        <ul className={review.replies}>
          {replies.map((reply) => (
            <li key={reply.id}>
              <p className={styles.hint}>
                {say.who(reply.name, shownTime(reply.at, lang))} {reply.is && saying(reply.is)}
              </p>
              <p className={review.text}>{reply.text}</p>
            </li>
          ))}
        </ul>
      )}
      <Answering thread={thread} />
    </div>
  )
}

/** Words, and what they come to. */
function Answering({ thread }: { thread: Thread }) {
  const { review: say } = useLanguage().lists
  const field = useId()
  const { name } = useReview()
  const [message, setMessage] = useState(() => crypto.randomUUID())
  const [text, setText] = useState('')
  const send = useAction(
    (is: Answer | undefined) => api.say({ ...name, message, thread: thread.id, text, ...(is && { is }) }),
    () => {
      setMessage(crypto.randomUUID())
      setText('')
    },
  )
  const choices = choicesOf(thread)
  const sayOf = (is: Answer) =>
    thread.to && is === 'reopened' ? say.again : thread.to && is === 'resolved' ? say.takeBack : say.do[is]
  return (
    <div className={review.answering}>
      <label className={styles.hint} htmlFor={field}>
        {say.answerText}
      </label>
      <textarea id={field} rows={2} maxLength={4_000} value={text} onChange={({ target }) => setText(target.value)} />
      <Failure error={send.error} />
      <div className={review.choices}>
        {choices.map((is) => (
          <Button key={is} isOff={send.isPending} onClick={() => send.mutate(is)}>
            {sayOf(is)}
          </Button>
        ))}
        <Button isOff={send.isPending || text.trim() === ''} onClick={() => send.mutate(undefined)}>
          {say.answer}
        </Button>
      </div>
    </div>
  )
}

/** Who is asked answers; who asked takes it back or asks again; a comment is anybody's to resolve. */
function choicesOf({ to, isOpen, isMine, isForMe, replies }: Thread): Answer[] {
  if (!to) return [isOpen ? 'resolved' : 'reopened']
  const isOver = ['published', 'resolved'].includes(replies.findLast(({ is }) => is)?.is ?? '')
  return [
    ...(isForMe && !isOver ? (['approved', 'remarks', 'declined'] as const) : []),
    ...(isMine && !isOpen ? (['reopened'] as const) : []),
    ...(isMine && !isOver ? (['resolved'] as const) : []),
  ]
}
