import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ItemName } from '#contract/edit/items.ts'
import { api } from '../api.ts'
import { Button } from '../Button.tsx'
import { Failure } from '../Failure.tsx'
import { useLanguage } from '../language.tsx'
import styles from '../Page.module.css'
import { useAction } from '../useAction.ts'
import { HistoryDialog } from './HistoryDialog.tsx'

interface RemovedItemProps {
  name: ItemName
  /** Why it cannot be opened. */
  error: unknown
  reopen(): void
}

/** In the place of an item that is not there: what it was, and the way back where it once was. */
export function RemovedItem({ name, error, reopen }: RemovedItemProps) {
  const { words } = useLanguage()
  const [isReading, setReading] = useState(false)
  const history = useQuery({
    queryKey: ['history', name.kind, name.id],
    queryFn: () => api.history(name),
    retry: false,
  })
  const restore = useAction(() => api.restore(name), reopen)
  if (!history.data?.revisions.length) return <Failure error={error} retry={reopen} missing={words.item.missing} />
  return (
    <section className={styles.stack}>
      <h2 className={styles.subtitle}>{name.id}</h2>
      <p>{words.item.removed}</p>
      <Failure error={restore.error} />
      <div className={styles.actions}>
        <Button look="primary" onClick={() => restore.mutate(undefined)}>
          {words.item.restore}
        </Button>
        <Button onClick={() => setReading(true)}>{words.item.history}</Button>
      </div>
      {isReading && <HistoryDialog name={name} onClose={() => setReading(false)} onUndone={reopen} />}
    </section>
  )
}
