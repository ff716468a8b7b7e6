import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Site } from '#contract/site.ts'
import { App } from './App.tsx'
import { CallError } from './api.ts'
import { isMobileAgent } from './device.ts'
import { canonicalAddress } from './language.ts'
import { HashRouter } from './router.tsx'
import { SiteProvider } from './site.tsx'
import './styles/tokens.css'
import './styles/base.css'

const address = canonicalAddress(location)
if (address?.startsWith('/en/') && !location.pathname.startsWith('/en')) {
  location.replace(address) // the other language is another document
} else {
  if (address) history.replaceState(null, '', address)
  void start()
}

async function start() {
  const root = document.documentElement
  if (isMobileAgent(navigator.userAgent)) root.dataset.device = 'mobile'
  const site = JSON.parse(document.getElementById('site')?.textContent ?? '{}') as Site
  const words = site.lang === 'en' ? (await import('./words/en.ts')).en : (await import('./words/zh.ts')).zh
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
  const container = document.getElementById('root')
  if (!container) throw new Error('the document has no root')
  createRoot(container).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <SiteProvider value={{ ...site, words }}>
          <HashRouter>
            <App />
          </HashRouter>
        </SiteProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
  // An address typed by hand may name the other language's route; the document must change then.
  window.addEventListener('hashchange', () => {
    const better = canonicalAddress(location)
    if (better) location.replace(better)
  })
}
