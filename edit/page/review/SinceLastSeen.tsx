import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ItemName } from '#contract/edit/items.ts'
import { api } from '../api.ts'
import { Differences } from '../item/HistoryDialog.tsx'
import { useLanguage } from '../language.tsx'
import styles from '../Page.module.css'
import { useMe } from '../useMe.ts'
import { lastSeen, markSeen } from './lastSeen.ts'

/** What colleagues changed since this person had the item open in this browser, or saved it in any. */
export function SinceLastSeen({ name }: { name: ItemName }) {
  const { words, lists } = useLanguage()
  const mail = useMe().data?.mail ?? ''
  const history = useQuery({ queryKey: ['since', name.kind, name.id], queryFn: () => api.history(name) })
  const [isOpen, setOpen] = useState(false)
  const [seen] = useState(() => lastSeen(mail, name))
  const revisions = history.data?.revisions ?? []
  const latest = revisions[0]?.revision
  useEffect(() => {
    if (latest !== undefined) markSeen(mail, name, latest)
  }, [mail, name, latest])
  const known = revisions.findIndex(({ revision, mail: by }) => revision === seen || by === mail)
  const since = revisions.slice(0, Math.max(known, 0)).filter(({ act }) => act !== 'publish')
  const from = revisions[known]?.revision
  if (since.length === 0 || latest === undefined) return null
  return (
    <details className={styles.marked} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{lists.review.since([...new Set(since.map(({ by }) => by))].join(words.comma))}</summary>
      {isOpen && <Differences name={name} from={from} to={latest} />}
    </details>
  )
}
