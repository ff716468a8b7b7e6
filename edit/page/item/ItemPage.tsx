import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OpenedItem } from '#contract/edit/items.ts'
import { kindOf } from '#edit/content/kinds.ts'
import { api } from '../api.ts'
import { Loading } from '../Failure.tsx'
import { useLanguage } from '../language.tsx'
import styles from '../Page.module.css'
import { BrokenFiles } from './BrokenFiles.tsx'
import { ItemForm } from './ItemForm.tsx'
import type { ItemPageProps } from './itemProps.ts'
import { keptDraft } from './keptDrafts.ts'
import { RemovedItem } from './RemovedItem.tsx'

/** Opens an item in its form. */
export function ItemPage(props: ItemPageProps) {
  const { name, fresh } = props
  const { words } = useLanguage()
  const [opening, setOpening] = useState(0)
  const kind = kindOf(name.kind)
  const item = useQuery({
    queryKey: ['opened', name.kind, name.id, opening],
    queryFn: () => api.item(name),
    enabled: fresh === undefined,
    // What is being edited is not exchanged below the editor's hands.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  })
  const reopen = () => setOpening((count) => count + 1)
  if (!kind) return <p className={styles.subtitle}>{words.item.missing}</p>
  // One that was begun here and never saved is known to this browser alone.
  const begun = fresh ?? (item.error && keptDraft(name.kind, name.id)?.data)
  if (begun) {
    const nothing: OpenedItem = { data: undefined, versions: {}, problems: [], isChecked: true, state: 'new' }
    return <ItemForm {...props} fresh={begun} kind={kind} item={nothing} reopen={reopen} />
  }
  if (item.error) return <RemovedItem name={name} error={item.error} reopen={reopen} />
  if (!item.data) return <Loading />
  if (item.data.faults?.length) return <BrokenFiles name={name} item={item.data} onMended={reopen} />
  const canPublish = props.canPublish && item.data.limits?.canPublish !== false
  return <ItemForm {...{ ...props, canPublish, kind, reopen }} key={opening} item={item.data} />
}
