import './withoutEval.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '#web/styles/tokens.css'
import '#web/styles/base.css'
import './page.css'
import { App } from './App.tsx'

const client = new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 5_000 } } })
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <App />
      </QueryClientProvider>
    </StrictMode>,
  )
}
