import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { siteIn } from '../testing/site.ts'
import { prefetchSealed } from './prefetchSealed.ts'

test('a site without the misconduct report asks nothing of it', async () => {
  const asked = vi.spyOn(globalThis, 'fetch')
  const site = siteIn('zh')
  const titles = Object.fromEntries(Object.entries(site.titles).filter(([path]) => !path.startsWith('/honest')))
  const queries = new QueryClient()
  await prefetchSealed(queries, { ...site, titles })
  expect(asked).not.toHaveBeenCalled()
  expect(queries.getQueryCache().getAll()).toEqual([])
})
