import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ItemName, OpenedItem } from '#contract/edit/items.ts'
import { kindOf } from '#edit/content/kinds.ts'
import { api } from '../api.ts'
import { Loading } from '../Failure.tsx'
import { useLanguage } from '../language.tsx'
import type { Route } from '../route.ts'
import { BrokenFiles } from './BrokenFiles.tsx'
import styles from './Item.module.css'
import { ItemForm } from './ItemForm.tsx'
import { keptDraft } from './keptDrafts.ts'
import { RemovedItem } from './RemovedItem.tsx'
import { refreshLists } from './refreshLists.ts'

export interface ItemPageProps {
  name: ItemName & Pick<Route, 'at'>
  /** A new item has its data and is not saved yet. */
  fresh: unknown
  canPublish: boolean
  /** Told whether there is something unsaved, and how it is saved. */
  onWork(work: Work | undefined): void
  go(address: string): void
  /** A new item was saved and is one like others now. */
  onFirstSave(): void
  /** What was new was thrown away. */
  onDiscarded(): void
  onDuplicate(data: unknown, title: string): void
}
export interface Work {
  isDirty: boolean
  /** A save runs. */
  isSaving: boolean
  /** Returns whether it was saved. */
  save(): Promise<boolean>
}

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
  if (!kind) return <p className={styles.empty}>{words.item.missing}</p>
  // One that was begun here and never saved is known to this browser alone.
  const begun = fresh ?? (item.error && keptDraft(name.kind, name.id)?.data)
  if (begun) {
    const nothing: OpenedItem = { data: undefined, versions: {}, problems: [], isChecked: true, state: 'new' }
    return <ItemForm {...props} fresh={begun} kind={kind} item={nothing} reopen={reopen} />
  }
  if (item.error) return <RemovedItem name={name} error={item.error} reopen={reopen} />
  if (!item.data) return <Loading />
  if (item.data.faults?.length) return <BrokenFiles name={name} item={item.data} onMended={reopen} />
  return <ItemForm {...props} key={opening} kind={kind} item={item.data} reopen={reopen} />
}

/** Publishes, discards, undoes; the lists are read again. */
export function useAction<T>(act: (given: T) => Promise<unknown>, done?: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: () => {
      done?.()
      refreshLists(client)
    },
  })
}
