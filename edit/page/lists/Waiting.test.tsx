import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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
        <Waiting me={{ name: '安宁', canPublish: true }} />
      </LanguageProvider>
    </QueryClientProvider>,
  )
  expect((await screen.findByRole('link', { name: '股东大会通知' })).getAttribute('href')).toBe(
    '#/announcement/2026-11-27-agm',
  )
  const file = screen.getByRole('link', { name: 'media/announcements/2026-11-27-agm.zh.pdf' })
  expect(within(file.closest('li') as HTMLElement).getByText('Pictures and files')).toBeTruthy()
  // What somebody else saved is not chosen until one chooses it.
  for (const box of screen.getAllByRole('checkbox')) expect((box as HTMLInputElement).checked).toBe(false)
  await userEvent.click(screen.getByRole('checkbox', { name: '股东大会通知' }))
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }))
  const asked = within(screen.getByRole('dialog'))
  expect(asked.getByText(/股东大会通知$/)).toBeTruthy()
  expect(asked.getByText('One of them is new and will be gone.')).toBeTruthy()
})
