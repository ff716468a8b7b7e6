import type { QueryClient } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import type { ChartOf } from '#contract/blocks.ts'
import type { Data, Query } from '#contract/calls.ts'
import type { CallName } from '#contract/paths.ts'
import type { DocumentSite } from '#contract/site.ts'
import { MakePicture } from './blocks/ChartPicture.tsx'
import { CandlestickPicture } from './blocks/charts/CandlestickPicture.tsx'
import { type Box, phone, unmeasured } from './blocks/charts/useBox.ts'
import { loadChunk } from './chunks.tsx'
import { type Answered, createQueries, settle } from './data/queries.ts'
import { type CallQuery, queriesOf } from './data/routeQueries.ts'
import { parseRoute, StaticRouter } from './router.tsx'
import { fileFor, pageFor } from './routing/routes.ts'
import { Tree } from './Tree.tsx'
import { en } from './words/en.ts'
import { zh } from './words/zh.ts'

/** Answers a call from memory, or says with which status and sentence it is refused. */
export type AnswerCall = <N extends CallName>(
  name: N,
  query: Query<N>,
) => { data: Data<N> } | { refused: { status: number; msg: string } }

interface ChartPictures {
  wide: string
  narrow: string
}

export interface Drawn {
  html: string
  /** Charts that the page shows as pictures, each as SVG for wide and for narrow screens: `chart-0` and `chart-0.narrow` stand for their addresses. */
  pictures: ChartPictures[]
  /** What the page asked for: the browser need not ask again. */
  answered: Answered[]
  /** The file of the page, as the build names it. */
  file?: string | undefined
  /** The route that this one leads on to. */
  to?: string | undefined
}

/**
 * Draws a route as the browser would show it when all its calls have been answered. What the route asks is known and answered first;
 * a page that asks more after its first answers, as an article does for related ones, is drawn once more.
 * @param route path with its query, as behind the hash
 */
export async function draw(route: string, site: DocumentSite, answer: AnswerCall): Promise<Drawn> {
  const queries = createQueries()
  const location = parseRoute(route)
  await loadChunk(pageFor(location.pathname, site))
  const drawn: Drawn = { html: '', pictures: [], answered: [], file: fileFor(location.pathname, site) }
  const onRedirect = (to: string) => {
    drawn.to = to
  }
  const words = site.lang === 'en' ? en : zh
  const charts = new Set<ChartOf<'candlestick'>>()
  const tree = (
    <MakePicture value={(chart) => `chart-${[...charts.add(chart)].indexOf(chart)}`}>
      <Tree
        site={{ ...site, words }}
        queries={queries}
        routed={(app) => (
          <StaticRouter route={route} onRedirect={onRedirect}>
            {app}
          </StaticRouter>
        )}
      />
    </MakePicture>
  )
  const render = async () => {
    // Whole boundaries in their places: without a script nothing would move them there.
    const { prelude } = await prerender(tree, { progressiveChunkSize: Number.POSITIVE_INFINITY })
    drawn.html = await new Response(prelude).text()
  }
  const answerAll = (asked: CallQuery[]) => {
    for (const [name, query] of asked) {
      const result = answer(name, query)
      const settled: Answered = 'data' in result ? [name, query, result.data] : [name, query, null, result.refused]
      settle(queries, settled)
      drawn.answered.push(settled)
    }
  }
  answerAll(queriesOf(location, site))
  await render()
  const more = askedFor(queries)
  if (drawn.to) return { ...drawn, html: '' }
  if (more.length > 0) {
    answerAll(more)
    await render()
  }
  drawn.pictures = [...charts].map((chart) => {
    const drawnIn = (box: Box) =>
      renderToStaticMarkup(<CandlestickPicture chart={chart} box={box} lang={site.lang} words={words.chart} />)
    return { wide: drawnIn(unmeasured), narrow: drawnIn(phone) }
  })
  return drawn
}

/** The calls that were asked for while drawing and have no answer yet. */
const askedFor = (queries: QueryClient) =>
  queries
    .getQueryCache()
    .getAll()
    .filter(({ state, queryKey }) => state.status === 'pending' && queryKey[1] !== undefined)
    .map(({ queryKey }) => queryKey as unknown as CallQuery)
