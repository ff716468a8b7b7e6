import { type DehydratedState, dehydrate, hydrate, QueryClient } from '@tanstack/react-query'
import type { CallName } from '#contract/paths.ts'
import { CallError } from './callError.ts'

/** The cache of all calls. What a document holds, refusals included, is asked no more until it is stale. */
export function createQueryClient(dehydrated?: DehydratedState): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * 60_000,
        refetchOnWindowFocus: false,
        // A refusal of the server is final; only an unreachable server is asked again.
        retry: (failures, error) => !(error instanceof CallError && error.status >= 400) && failures < 2,
      },
    },
  })
  if (dehydrated) hydrate(client, dehydrated)
  for (const query of client.getQueryCache().getAll()) {
    const error = query.state.error as { message: string; status: number } | null
    // A document may be older than its answers may become here, and JSON knows no classes.
    if (error) query.setState({ error: new CallError(error.message, error.status), errorUpdatedAt: Date.now() })
    else query.setState({ dataUpdatedAt: Date.now() })
  }
  return client
}

/** The answers of a cache, refusals included, as they stand in a document: the same whenever it is rendered. */
export function dehydrateQueries(client: QueryClient): DehydratedState {
  const { queries, mutations } = dehydrate(client, { shouldDehydrateQuery: ({ state }) => state.status !== 'pending' })
  const withoutTimes = queries.map(({ state, ...query }) => ({
    ...query,
    dehydratedAt: 0,
    state: { ...state, dataUpdatedAt: 0, errorUpdatedAt: 0 },
  }))
  return { queries: withoutTimes, mutations }
}

/** What came of a call: its data, or with which status and sentence it was refused. */
export type Settled<D = unknown> = { data: D } | { refused: { status: number; msg: string } }

/** Puts an answer or a refusal where the call of the same name and query will look for it. */
export function settle(queries: QueryClient, name: CallName, query: object, settled: Settled) {
  const asked = queries.getQueryCache().build(queries, { queryKey: [name, query] })
  if ('data' in settled) return asked.setData(settled.data)
  const { status, msg } = settled.refused
  asked.setState({ status: 'error', error: new CallError(msg, status), fetchStatus: 'idle' })
}
