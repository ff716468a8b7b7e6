import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isRefused } from '../data/api.ts'
import { useSite } from '../data/site.tsx'
import { Empty } from '../parts/Empty.tsx'
import { Failure } from '../parts/Failure.tsx'
import { ListSkeleton } from '../parts/Skeleton.tsx'

interface Props<T> {
  call: UseQueryResult<T, Error>
  /** Rows that stand for what is on its way. */
  rows: number
  /** Takes back what was asked, where the server refuses it. */
  onRefused?: () => void
  children: (data: T) => ReactNode
}

/** What a call brought; until then its place, and why it could not be had, or that there is nothing. */
export function Loaded<T>({ call, rows, onRefused, children }: Props<T>) {
  const { state } = useSite().words
  if (call.isError) {
    const retry = onRefused && isRefused(call.error) ? onRefused : () => void call.refetch()
    return <Failure message={call.error.message} onRetry={retry} words={state} />
  }
  if (call.isPending) return <ListSkeleton rows={rows} />
  if (Array.isArray(call.data) && call.data.length === 0) return <Empty text={state.empty} />
  return children(call.data)
}
