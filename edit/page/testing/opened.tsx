import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Begun } from '../../testing/pageProgram.ts'
import { App } from '../App.tsx'
import { serve } from './program.ts'
import { article, page } from './samples.ts'

export const name = 'company/2026-11-12-lorries'

/** The page at an address, over items that are published. */
export async function open(
  address: string,
  items: Begun['items'] = { [name]: article, 'page/culture': page },
  files: NonNullable<Begun['files']> = {},
) {
  const api = await serve(items, { files })
  return { api, ...openAgain(address) }
}

export function openAgain(address: string) {
  history.replaceState(null, '', address)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const view = render(
    <QueryClientProvider client={client}>
      <App />
    </QueryClientProvider>,
  )
  return { ...view, user: userEvent.setup() }
}

export const field = (label: RegExp) => screen.findByRole('textbox', { name: label })
export const button = (label: string | RegExp) => screen.findByRole('button', { name: label })
