import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Doing, ItemName, Other } from '#contract/edit/items.ts'
import { api } from '../api.ts'
import { useLanguage } from '../language.tsx'
import styles from './Bar.module.css'

/** How often (milliseconds) this window says that it is here, and how long a key counts as typing. */
const [interval, pause] = [10_000, 5_000]
/** Tells the windows of one person apart. */
const page = crypto.randomUUID()

/** Who else has the item open, and whether they change it. */
export function Presence({ name, data, isDirty }: { name: ItemName; data: unknown; isDirty: boolean }) {
  return <Others others={usePresence(name, useDoing(data, isDirty))} />
}

export function Others({ others }: { others: readonly Other[] }) {
  const { lists } = useLanguage()
  const { self, selfUnsaved, ...say } = lists.presence
  const sentenceOf = ({ name, doing, isSelf }: Other) =>
    isSelf ? (doing === 'reading' ? self : selfUnsaved) : say[doing](name)
  const said = [...new Set(others.map(sentenceOf))].join(' ')
  return (
    <p className={styles.others} role="status" title={said}>
      {others.length > 0 && <Users aria-hidden size={16} />}
      {said}
    </p>
  )
}

function useDoing(data: unknown, isDirty: boolean): Doing {
  const [typed, setTyped] = useState<unknown>()
  const first = useRef(data)
  useEffect(() => {
    if (data === first.current) return
    setTyped(data)
    const timer = setTimeout(() => setTyped(undefined), pause)
    return () => clearTimeout(timer)
  }, [data])
  if (!isDirty) return 'reading'
  return typed === undefined ? 'unsaved' : 'typing'
}

function usePresence({ kind, id }: ItemName, doing: Doing): readonly Other[] {
  const found = useQuery({
    queryKey: ['presence', kind, id, doing],
    queryFn: () => api.presence({ kind, id, page, doing }),
    refetchInterval: interval,
    refetchIntervalInBackground: true,
    staleTime: 0,
    gcTime: 0,
    placeholderData: (before) => before,
    retry: false,
  })
  useEffect(() => {
    const leave = () => void api.presence({ kind, id, page, doing: 'gone' }).catch(() => {}) // or it expires
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [kind, id])
  return found.data?.others ?? []
}
