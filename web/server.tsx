import type { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import type { Data, Query } from '#contract/calls.ts'
import type { CallName } from '#contract/paths.ts'
import type { DocumentSite } from '#contract/site.ts'
import { loadChunk } from './chunks.tsx'
import { type Answered, createQueries, settle } from './queries.ts'
import { StaticRouter } from './router.tsx'
import { fileFor, pageFor } from './routes.ts'
import { Tree } from './Tree.tsx'
import { en } from './words/en.ts'
import { zh } from './words/zh.ts'

/** Answers a call from memory, or says with which status and sentence it is refused. */
export type AnswerCall = <N extends CallName>(
  name: N,
  query: Query<N>,
) => { data: Data<N> } | { refused: { status: number; msg: string } }

export interface Drawn {
  html: string
  /** What the page asked for: the browser need not ask again. */
  answered: Answered[]
  /** The file of the page, as the build names it. */
  file?: string | undefined
  /** The route that this one leads on to. */
  to?: string | undefined
}

/** Rounds of asking: a page asks, what it shows then may ask again. */
const mostRounds = 6

/**
 * Draws a route as the browser would show it when all its calls have been answered. What a page asks for is listed nowhere: it is
 * drawn until it asks nothing new, then once more with all its chunks awaited.
 * @param route path with its query, as behind the hash
 */
export async function draw(route: string, site: DocumentSite, answer: AnswerCall): Promise<Drawn> {
  const queries = createQueries()
  const path = route.split('?')[0] ?? '/'
  await loadChunk(pageFor(path))
  const drawn: Drawn = { html: '', answered: [], file: fileFor(path) }
  const onRedirect = (to: string) => {
    drawn.to = to
  }
  const words = site.lang === 'en' ? en : zh
  const tree = (
    <Tree
      site={{ ...site, words }}
      queries={queries}
      routed={(app) => (
        <StaticRouter route={route} onRedirect={onRedirect}>
          {app}
        </StaticRouter>
      )}
    />
  )
  for (let round = 0; round < mostRounds; round++) {
    renderToString(tree)
    const asked = askedFor(queries)
    if (drawn.to || asked.length === 0) break
    for (const [name, query] of asked) {
      const result = answer(name, query)
      const settled: Answered = 'data' in result ? [name, query, result.data] : [name, query, null, result.refused]
      settle(queries, settled)
      drawn.answered.push(settled)
    }
  }
  if (drawn.to) return drawn
  // Whole boundaries in their places: without a script nothing would move them there.
  const { prelude } = await prerender(tree, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  drawn.html = await new Response(prelude).text()
  return drawn
}

/** The calls that were asked for while drawing and have no answer yet. */
const askedFor = (queries: QueryClient) =>
  queries
    .getQueryCache()
    .getAll()
    .filter(({ state, queryKey }) => state.status === 'pending' && queryKey[1] !== undefined)
    .map(({ queryKey }) => queryKey as unknown as [CallName, Query<CallName>])
