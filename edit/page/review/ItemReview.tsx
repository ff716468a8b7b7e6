import type { Thread } from '#contract/edit/review.ts'
import { useLanguage } from '../language.tsx'
import styles from '../Page.module.css'
import { shownTime } from '../shownTime.ts'
import { ThreadView } from './ThreadView.tsx'
import { useReview } from './useReview.tsx'

/** All that is said of the item: what waits for this person first, then what somebody who was asked objects to, what is open, and the rest. */
export function ItemReview() {
  const { lists, lang } = useLanguage()
  const { review: say } = lists
  const { threads } = useReview()
  if (threads.length === 0) return null
  const isForMe = (thread: Thread) => thread.isOpen && thread.isForMe
  const forMe = threads.filter(isForMe)
  const open = threads.filter((thread) => thread.isOpen && !isForMe(thread))
  const objected = threads.flatMap((thread) => {
    const answer = thread.isOpen ? undefined : thread.replies.findLast(({ is }) => is !== undefined)
    return thread.to && (answer?.is === 'remarks' || answer?.is === 'declined')
      ? [{ thread, answer, is: answer.is }]
      : []
  })
  const closed = threads.filter((thread) => !thread.isOpen && !objected.some((one) => one.thread === thread))
  const rows = (some: readonly Thread[]) => some.map((thread) => <ThreadView key={thread.id} thread={thread} />)
  return (
    <>
      {forMe.map((thread) => (
        <section key={thread.id} className={styles.marked} aria-label={say.title}>
          <p>
            <strong>{say.asksYou(thread.name, shownTime(thread.at, lang))}</strong>
          </p>
          <ThreadView thread={thread} />
        </section>
      ))}
      {objected.map(({ thread, answer, is }) => (
        <section key={thread.id} className={styles.marked} aria-labelledby={`${thread.id}-answer`}>
          <p id={`${thread.id}-answer`}>
            <strong>
              {say.who(answer.name, shownTime(answer.at, lang))} {say.says[is]}
            </strong>
          </p>
          <ThreadView thread={thread} />
        </section>
      ))}
      {open.length + closed.length > 0 && (
        <details className={styles.marked}>
          <summary>{say.panel(open.length)}</summary>
          {rows(open)}
          {closed.length > 0 && (
            <details>
              <summary>{say.closed(closed.length)}</summary>
              {rows(closed)}
            </details>
          )}
        </details>
      )}
    </>
  )
}
