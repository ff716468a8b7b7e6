import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pdfOf } from '../../testing/mediaSamples.ts'
import { openAgain } from '../testing/opened.tsx'
import { serve } from '../testing/program.ts'
import { article } from '../testing/samples.ts'

test('what has no title in a language yet has its other one, and a file says what it is', async () => {
  const api = await serve({})
  const announcement = 'announcement/2026-11-27-agm'
  const title = '股东大会通知'
  await api.saveElsewhere(announcement, {
    ...article,
    date: '2026-11-27',
    number: '1',
    zh: { ...article.zh, title },
    en: { ...article.en, title: '' },
  })
  const path = 'media/announcements/2026-11-27-agm.zh.pdf'
  await api.uploadElsewhere(path, pdfOf({}))
  const { user } = openAgain('#/waiting')
  expect((await screen.findByRole('link', { name: title })).getAttribute('href')).toBe(`#/${announcement}`)
  const file = screen.getByRole('link', { name: path })
  expect(within(file.closest('li') as HTMLElement).getByText('Pictures and files')).toBeTruthy()
  // What somebody else saved is not chosen until one chooses it.
  for (const box of screen.getAllByRole('checkbox')) expect((box as HTMLInputElement).checked).toBe(false)
  await user.click(screen.getByRole('checkbox', { name: title }))
  await user.click(screen.getByRole('button', { name: 'Discard changes' }))
  const asked = within(screen.getByRole('dialog'))
  expect(asked.getByText(new RegExp(`${title}$`))).toBeTruthy()
  expect(asked.getByText('One of them is new and will be gone.')).toBeTruthy()
})
