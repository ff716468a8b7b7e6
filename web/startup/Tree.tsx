import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { App } from '../App.tsx'
import { type SiteContext, SiteProvider } from '../data/site.tsx'

interface Props {
  site: SiteContext
  queries: QueryClient
  /** Puts a router around the app: of the browser's hash, or of one fixed route on the server. */
  routed: (app: ReactNode) => ReactNode
}

/** The whole site as React draws it, the same on the server and in the browser. */
export const Tree = ({ site, queries, routed }: Props) => (
  <StrictMode>
    <QueryClientProvider client={queries}>
      <SiteProvider value={site}>{routed(<App />)}</SiteProvider>
    </QueryClientProvider>
  </StrictMode>
)
