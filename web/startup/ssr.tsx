import type { QueryClient } from '@tanstack/react-query'
import { prerender } from 'react-dom/static'
import type { Data, Query } from '#contract/api.ts'
import { type CallName, rootPath } from '#contract/paths.ts'
import type { DocumentSite } from '#contract/site.ts'
import { CallError } from '../data/callError.ts'
import { createQueryClient, dehydrateQueries, type Settled, settle } from '../data/queries.ts'
import { type CallQuery, queriesOf } from '../data/routeQueries.ts'
import { ContentStyles } from '../parts/contentStyle.ts'
import { parseRoute } from '../routing/address.ts'
import { loadPage } from '../routing/loadPage.ts'
import { redirectFor } from '../routing/navigation.ts'
import { fileFor, pageFor } from '../routing/routes.ts'
import { StaticRouter } from '../routing/StaticRouter.tsx'
import { withOwnWords } from '../words/ownWords.ts'
import { packs } from '../words/packs.ts'
import { contentSheet } from './contentSheet.ts'
import type { DocumentState } from './documentState.ts'
import { Tree } from './Tree.tsx'

export { borrowedWords } from '../words/packs.ts'

/** Answers a call from memory, or says with which status and sentence it is refused. */
export type AnswerCall = <N extends CallName>(name: N, query: Query<N>) => Settled<Data<N>>

export interface RenderedPage {
  html: string
  /** Rules that its elements need beside the site's style sheet. */
  styles: string
  /** Whether a call was refused because there is nothing of the name. */
  isMissing: boolean
  /** Answers of the page's calls, for the browser, which need not ask again. */
  queries: DocumentState['queries']
  /** The file of the page, as the build names it. */
  file?: string | undefined
}

/**
 * Renders a route as the browser would show it when all its calls have been answered. What the route asks is known and answered first;
 * a page that asks more after its first answers, as an article does for related ones, is rendered once more.
 * @param route path with its query, as behind the hash
 * @returns the page, or the route that this one leads on to
 */
export async function renderPage(
  route: string,
  site: DocumentSite,
  answer: AnswerCall,
): Promise<RenderedPage | { to: string }> {
  const location = parseRoute(route)
  const to = redirectFor(location, site)
  if (to !== undefined) return { to }
  const queries = createQueryClient()
  await loadPage(pageFor(location.pathname, site), site.lang)
  const styles = new Set<string>()
  const tree = (
    <ContentStyles value={styles}>
      <Tree
        site={{
          ...site,
          words: withOwnWords(packs[site.lang], site.ownWords),
          root: rootPath(site.lang, site.languages),
        }}
        queries={queries}
        routed={(app) => <StaticRouter route={route}>{app}</StaticRouter>}
      />
    </ContentStyles>
  )
  const render = async () => {
    // Whole boundaries in their places: without a script nothing would move them there.
    const { prelude } = await prerender(tree, { progressiveChunkSize: Number.POSITIVE_INFINITY })
    return new Response(prelude).text()
  }
  const answerAll = (open: CallQuery[]) => {
    for (const [name, query] of open) settle(queries, name, query, answer(name, query))
  }
  answerAll(queriesOf(location, site))
  let html = await render()
  const more = unanswered(queries)
  if (more.length > 0) {
    answerAll(more)
    html = await render()
  }
  return {
    html,
    styles: contentSheet(styles),
    isMissing: queries.getQueryCache().findAll({ predicate: isNotFound }).length > 0,
    queries: dehydrateQueries(queries),
    file: fileFor(location.pathname, site),
  }
}

/** A pack that is not there leaves its page, which says so. */
const isNotFound = ({
  queryKey: [name],
  state: { error },
}: {
  queryKey: readonly unknown[]
  state: { error: unknown }
}) => name !== 'trace' && error instanceof CallError && error.isMissing

/** The calls that were made while rendering and have no answer yet. */
const unanswered = (queries: QueryClient) =>
  queries
    .getQueryCache()
    .getAll()
    .filter(({ state, queryKey }) => state.status === 'pending' && queryKey[1] !== undefined)
    .map(({ queryKey }) => queryKey as unknown as CallQuery)
