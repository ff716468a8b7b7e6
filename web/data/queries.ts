import { QueryClient } from '@tanstack/react-query'
import type { Data, Query } from '#contract/calls.ts'
import type { CallName } from '#contract/paths.ts'
import type { DocumentSite } from '#contract/site.ts'
import { CallError } from './api.ts'

/** A call whose answer, or refusal, came along with the document. */
export type Answered<N extends CallName = CallName> = readonly [
  name: N,
  query: Query<N>,
  data: Data<N> | null,
  refused?: { status: number; msg: string },
]

/** What the app needs to take a page over. */
export interface Brought {
  site: DocumentSite
  answered: Answered[]
  /** Addresses of the scripts that the page runs beyond the app's own, in the order of their need. */
  scripts: string[]
  /** Address of the app that they belong to: a document that some cache kept may begin the app of an earlier build. */
  app?: string | undefined
}

/** The cache of all calls. What is `given` is asked no more until it is stale. */
export function createQueries(given: readonly Answered[] = []): QueryClient {
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
  for (const brought of given) settle(client, brought)
  return client
}

/** Puts an answer or a refusal where the call of the same name and query will look for it. */
export function settle(client: QueryClient, [name, query, data, refused]: Answered) {
  const asked = client.getQueryCache().build(client, { queryKey: [name, query] })
  if (!refused) asked.setData(data)
  else asked.setState({ status: 'error', error: new CallError(refused.msg, refused.status), fetchStatus: 'idle' })
}
