import { useQuery } from '@tanstack/react-query'
import type { Asked } from '#contract/edit/review.ts'
import { api } from '../api.ts'
import { Pending } from '../Failure.tsx'
import { ItemLink } from '../ItemLink.tsx'
import { useLanguage } from '../language.tsx'
import styles from '../Page.module.css'
import { PageTitle } from '../PageTitle.tsx'
import { shownTime } from '../shownTime.ts'

/** What waits for this person, and what he asked, asked for again each minute. */
export const useReviews = () =>
  useQuery({ queryKey: ['reviews'], queryFn: () => api.reviews(), refetchInterval: 60_000 })

/** What waits for this person, and what became of what he asked. */
export function Reviews() {
  const { review: say } = useLanguage().lists
  const found = useReviews()
  const { forMe, mine } = found.data ?? {}
  return (
    <section className={styles.page}>
      <PageTitle className={styles.title}>{say.title}</PageTitle>
      <Pending of={found} />
      {forMe?.length === 0 && <p className={styles.note}>{say.none}</p>}
      <Rows rows={forMe ?? []} />
      <h2 className={styles.subtitle}>{say.yours}</h2>
      {mine?.length === 0 && <p className={styles.note}>{say.yoursNone}</p>}
      <Rows rows={mine ?? []} />
    </section>
  )
}

/** The same on the first page, where there is something. */
export function AskedRows() {
  const { review: say } = useLanguage().lists
  const { forMe = [], mine = [] } = useReviews().data ?? {}
  return [
    { title: say.title, rows: forMe },
    { title: say.yours, rows: mine },
  ].map(
    ({ title, rows }) =>
      rows.length > 0 && (
        <div key={title}>
          <h3 className={styles.subtitle}>{title}</h3>
          <Rows rows={rows} />
        </div>
      ),
  )
}

const Rows = ({ rows }: { rows: readonly Asked[] }) => (
  <ul className={styles.cards}>
    {rows.map((row) => (
      <Row key={row.thread.id} asked={row} />
    ))}
  </ul>
)

/** The item, who asks or was asked, and what was said last. */
function Row({ asked: { thread, ...item } }: { asked: Asked }) {
  const { lists, lang } = useLanguage()
  const { review: say } = lists
  const answer = thread.isForMe ? undefined : thread.replies.findLast(({ is }) => is !== undefined)
  return (
    <li className={styles.card}>
      <ItemLink item={item} />
      <p className={styles.meta}>
        {thread.isForMe ? say.asksYou(thread.name, shownTime(thread.at, lang)) : say.asked(thread.to?.name ?? '')}
        {!thread.isForMe && (
          <span>
            {answer?.is ? `${say.who(answer.name, shownTime(answer.at, lang))} ${say.says[answer.is]}` : say.waits}
          </span>
        )}
      </p>
      <p>{answer?.text || thread.text}</p>
    </li>
  )
}
