import type { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import type { Data, Query } from '#contract/calls.ts'
import type { CallName } from '#contract/paths.ts'
import type { DocumentSite } from '#contract/site.ts'
import { CallError } from '../api.ts'
import { loadChunk } from '../chunks.tsx'
import { createQueries, dehydrateQueries } from '../queries.ts'
import { StaticRouter } from '../router.tsx'
import { fileFor, pageFor } from '../routes.ts'
import { Tree } from '../Tree.tsx'
import { en } from '../words/en.ts'
import { zh } from '../words/zh.ts'
import type { DocumentState } from './state.ts'

/** Answers a call from memory, or says with which status and sentence it is refused. */
export type AnswerCall = <N extends CallName>(
  name: N,
  query: Query<N>,
) => { data: Data<N> } | { refused: { status: number; msg: string } }

/** A call that a page made. */
export interface AskedCall {
  name: CallName
  query: object
  data?: unknown
  /** Status of a refusal. */
  refused?: number
}

export interface RenderedPage {
  html: string
  /** Calls that the page made, with their answers. */
  asked: AskedCall[]
  /** The same for the browser, which need not ask again. */
  queries: DocumentState['queries']
  /** The file of the page, as the build names it. */
  file?: string | undefined
  /** The route that this one leads on to. */
  to?: string | undefined
}

/** Rounds of asking: a page asks, what it shows then may ask again. */
const mostRounds = 6

/**
 * Renders a route as the browser would show it when all its calls have been answered. What a page asks for is listed nowhere: it is
 * rendered until it asks nothing new, then once more with all its chunks awaited.
 * @param route path with its query, as behind the hash
 */
export async function renderPage(route: string, site: DocumentSite, answer: AnswerCall): Promise<RenderedPage> {
  const queries = createQueries()
  const path = route.split('?')[0] ?? '/'
  await loadChunk(pageFor(path), site.lang)
  let to: string | undefined
  const onRedirect = (other: string) => {
    to = other
  }
  const words = site.lang === 'en' ? en : zh
  const tree = (
    <Tree
      site={{ ...site, words }}
      queries={queries}
      routed={(app) => (
        <StaticRouter route={route} lang={site.lang} isExport={site.calls !== undefined} onRedirect={onRedirect}>
          {app}
        </StaticRouter>
      )}
    />
  )
  for (let round = 0; round < mostRounds; round++) {
    renderToString(tree)
    const open = unanswered(queries)
    if (to || open.length === 0) break
    for (const [name, query] of open) settle(queries, name, query, answer(name, query))
  }
  const asked = askedCalls(queries)
  if (to) return { html: '', asked, queries: dehydrateQueries(queries), to }
  // Whole boundaries in their places: without a script nothing would move them there.
  const { prelude } = await prerender(tree, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  const html = await new Response(prelude).text()
  return { html, asked, queries: dehydrateQueries(queries), file: fileFor(path) }
}

/** The calls that were made while rendering and have no answer yet. */
const unanswered = (queries: QueryClient) =>
  queries
    .getQueryCache()
    .getAll()
    .filter(({ state, queryKey }) => state.status === 'pending' && queryKey[1] !== undefined)
    .map(({ queryKey }) => queryKey as unknown as [CallName, Query<CallName>])

/** Puts an answer or a refusal where the call of the same name and query will look for it. */
function settle(queries: QueryClient, name: CallName, query: object, answer: ReturnType<AnswerCall>) {
  const asked = queries.getQueryCache().build(queries, { queryKey: [name, query] })
  if ('data' in answer) return asked.setData(answer.data)
  const { status, msg } = answer.refused
  asked.setState({ status: 'error', error: new CallError(msg, status), fetchStatus: 'idle' })
}

const askedCalls = (queries: QueryClient): AskedCall[] =>
  queries
    .getQueryCache()
    .getAll()
    .filter(({ queryKey }) => queryKey[1] !== undefined)
    .map(({ queryKey, state }) => ({
      name: queryKey[0] as CallName,
      query: queryKey[1] as object,
      data: state.data,
      ...(state.error instanceof CallError && { refused: state.error.status }),
    }))
