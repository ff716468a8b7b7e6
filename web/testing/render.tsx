import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import type { Lang } from '#contract/paths.ts'
import { type SiteContext, SiteProvider } from '../data/site.tsx'
import { NoticeProvider } from '../parts/Notice.tsx'
import { HashRouter } from '../routing/HashRouter.tsx'
import { siteIn } from './site.ts'

interface Around {
  lang?: Lang
  /** The route behind the hash, with its query. */
  route?: string
  /** What differs from the real site. */
  changes?: Partial<SiteContext>
}

/** Renders with the real site, words and router, at an address of its own. */
export function renderWithSite(ui: ReactNode, { lang = 'zh', route = '/', changes = {} }: Around = {}) {
  const site = { ...siteIn(lang), ...changes }
  history.replaceState(null, '', `${site.root}#${route}`)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  const view = render(
    <QueryClientProvider client={client}>
      <SiteProvider value={site}>
        <HashRouter>
          <NoticeProvider dismiss={site.words.notice.dismiss}>{ui}</NoticeProvider>
        </HashRouter>
      </SiteProvider>
    </QueryClientProvider>,
  )
  return { ...view, site, words: site.words, user: userEvent.setup() }
}
