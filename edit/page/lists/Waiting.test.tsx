import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LanguageProvider } from '../language.tsx'
import { Waiting } from './Waiting.tsx'

test('what has no title in a language yet has its other one, and a file says what it is', async () => {
  const shared = { state: 'new', by: '韩梅', at: '2026-11-27T00:00:00Z' }
  const items = [
    { ...shared, kind: 'announcement', id: '2026-11-27-agm', title: { zh: '股东大会通知', en: '' } },
    { ...shared, kind: 'file', id: 'media/announcements/2026-11-27-agm.zh.pdf', title: {} },
  ]
  vi.stubGlobal('fetch', async () => Response.json({ items }))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LanguageProvider lang="en">
        <Waiting canPublish />
      </LanguageProvider>
    </QueryClientProvider>,
  )
  expect((await screen.findByRole('link', { name: '股东大会通知' })).getAttribute('href')).toBe(
    '#/announcement/2026-11-27-agm',
  )
  const file = screen.getByRole('link', { name: 'media/announcements/2026-11-27-agm.zh.pdf' })
  expect(within(file.closest('li') as HTMLElement).getByText('Pictures and files')).toBeTruthy()
})
