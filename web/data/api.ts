import { keepPreviousData, onlineManager, queryOptions, useQuery } from '@tanstack/react-query'
import type { Data, Query } from '#contract/api.ts'
import { answerFile, type CallName, callPath, callQuery } from '#contract/paths.ts'
import type { DocumentSite } from '#contract/site.ts'
import { CallError } from './callError.ts'
import { useSite } from './site.tsx'

/** Whether the server refused the parameters: asking again will not help, another address will. */
export const isRefused = (error: unknown) => error instanceof CallError && error.status === 400

const onlyServer = 501

/** Whether the call can only be answered by a server and the site is an export without one: asking again will not help. */
export const isUnserved = (error: unknown) => error instanceof CallError && error.status === onlyServer

interface CallRequest<N extends CallName> extends Pick<DocumentSite, 'lang' | 'sitePrefix' | 'calls'> {
  name: N
  query: Query<N>
  /** What to say when the server cannot be reached or answers no envelope. */
  unreachable: string
  /** What to say of a call that only a server could answer, on an export without one. */
  unserved?: string
  signal?: AbortSignal
  /** What the first address answers, where it has been asked. */
  answer?: Promise<Response | undefined> | undefined
}

/** Makes a GET call. A body whose `code` or `status` equals 200 is a success; every other is rejected with its `msg`. */
export const ask = <N extends CallName>(request: CallRequest<N>): Promise<Data<N>> =>
  askAt(addressesOf(request), request)

/** Where a call may be answered, in this order: by the server; on an export by a file, and by the server that the export names, if any. */
function addressesOf<N extends CallName>({ name, query, lang, sitePrefix, calls }: CallRequest<N>): string[] {
  const words = callQuery(query)
  const path = callPath(name, sitePrefix) + (words.size > 0 ? `?${words}` : '')
  if (!calls) return [path]
  const file = answerFile(name, query, lang)
  return [...(file ? [file] : []), ...(calls.origin ? [calls.origin + path] : [])]
}

async function askAt<N extends CallName>([address, ...others]: string[], request: CallRequest<N>): Promise<Data<N>> {
  const { lang, calls, unreachable, unserved = unreachable, signal } = request
  if (address === undefined) throw new CallError(unserved, onlyServer)
  let body: { code?: number; status?: number; msg?: string; data?: unknown } | null
  let status = 0
  try {
    const response = (await request.answer) ?? (await fetch(address, { headers: { lang }, signal }))
    status = response.status
    // What an export has no file for may be on its server: what was added since, for one.
    if (status === 404 && others.length > 0) return askAt(others, { ...request, answer: undefined })
    body = await response.json()
  } catch (error) {
    if (signal?.aborted) throw error
    throw new CallError(calls && status === 404 ? unserved : unreachable, status)
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
  context: Omit<CallRequest<N>, 'name' | 'query' | 'signal'>,
) {
  return queryOptions({
    queryKey: [name, query] as const,
    enabled: query !== undefined,
    queryFn: ({ signal }) => ask({ name, query: query as Query<N>, ...context, signal }),
  })
}

/** The data of a call in the language of the document, from the cache or the server. */
export function useCall<N extends CallName>(name: N, query: Query<N> | undefined, keepPrevious = false) {
  const { lang, sitePrefix, calls, words } = useSite()
  const { unreachable, unserved } = words.state
  return useQuery({
    ...callOptions(name, query, { lang, sitePrefix, calls, unreachable, unserved }),
    // Offline nothing follows it, and it would pass for the answer.
    placeholderData: keepPrevious && onlineManager.isOnline() ? keepPreviousData : undefined,
    retryOnMount: false, // the reader tries again, not the part that happens to be shown next
  })
}
