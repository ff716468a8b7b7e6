import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Data, Query } from '#contract/calls.ts'
import { type CallName, callPath, type Lang } from '#contract/paths.ts'
import { useSite } from './site.tsx'

/** A call that failed. `message` is a sentence for the reader: the server's `msg`, or ours when no answer came. */
export class CallError extends Error {
  readonly status: number

  constructor(message: string, status: number) {
    super(message)
    this.name = 'CallError'
    this.status = status
  }
}

/** Whether the server refused the parameters: asking again will not help, another address will. */
export const isRefused = (error: unknown) => error instanceof CallError && error.status === 400

interface Asking<N extends CallName> {
  name: N
  query: Query<N>
  lang: Lang
  sitePrefix: string
  /** What to say when the server cannot be reached or answers no envelope. */
  unreachable: string
  signal?: AbortSignal
}

/** Makes a GET call. A body whose `code` or `status` equals 200 is a success; every other is rejected with its `msg`. */
export async function ask<N extends CallName>({
  name,
  query,
  lang,
  sitePrefix,
  unreachable,
  signal,
}: Asking<N>): Promise<Data<N>> {
  const words = new URLSearchParams(
    Object.entries(query as Record<string, unknown>).flatMap(([key, value]) =>
      value === undefined || value === '' ? [] : [[key, String(value)]],
    ),
  )
  const search = words.size > 0 ? `?${words}` : ''
  let body: { code?: number; status?: number; msg?: string; data?: unknown } | null
  let status = 0
  try {
    const response = await fetch(callPath(name, sitePrefix) + search, { headers: { lang }, signal })
    status = response.status
    body = await response.json()
  } catch (error) {
    if (signal?.aborted) throw error
    throw new CallError(unreachable, status)
  }
  if (body?.code !== 200 && body?.status !== 200) {
    throw new CallError(body?.msg || unreachable, body?.code ?? body?.status ?? status)
  }
  // The server checked the answer against the same contract that this type comes from.
  return body.data as Data<N>
}

/** Options of a call for the query cache; `undefined` as query means that the call is not made. */
export function callOptions<N extends CallName>(
  name: N,
  query: Query<N> | undefined,
  context: Omit<Asking<N>, 'name' | 'query' | 'signal'>,
) {
  return queryOptions({
    queryKey: [name, query] as const,
    enabled: query !== undefined,
    queryFn: ({ signal }) => ask({ name, query: query as Query<N>, ...context, signal }),
  })
}

/** The data of a call in the language of the document, from the cache or the server. */
export function useCall<N extends CallName>(name: N, query: Query<N> | undefined, keepPrevious = false) {
  const { lang, sitePrefix, words } = useSite()
  return useQuery({
    ...callOptions(name, query, { lang, sitePrefix, unreachable: words.state.unreachable }),
    placeholderData: keepPrevious ? keepPreviousData : undefined,
    retryOnMount: false, // the reader tries again, not the part that happens to be shown next
  })
}
