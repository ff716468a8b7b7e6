import { cleanup, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { channel } from '#sealing/testing/sample.ts'
import { renderWithSite } from '../../testing/render.tsx'
import { en as words } from '../../words/complaint.en.ts'
import { nothingTyped } from '../rules.ts'
import { Review } from './Review.tsx'

const shown = (id: string) => ({
  ...channel,
  id,
  name: id,
  summary: id,
  printed: `on the poster of ${id}`,
  print: `print-of-${id}`,
})

function open(more: Partial<typeof nothingTyped> = {}) {
  const told = { onEdit: vi.fn(), onBack: vi.fn(), onSend: vi.fn() }
  const draft = {
    channel: 'board',
    typed: { ...nothingTyped, content: 'A lorry was weighed twice.', ...more },
    attachments: [],
  }
  const channels = [shown('compliance'), shown('board')]
  const { user } = renderWithSite(<Review {...{ words, channels, draft, ...told }} />, { lang: 'en' })
  return { ...told, press: (name: string) => user.click(screen.getByRole('button', { name })) }
}

test('the channel that was chosen shows the fingerprint of its keys and where else it is printed', () => {
  open()
  const keys = screen.getByText(words.keys.title).closest('details')
  expect(keys?.textContent).toContain('printofboard')
  expect(keys?.textContent).toContain('on the poster of board')
  expect(keys?.textContent).not.toContain('on the poster of compliance')
})

test('a reader can go back, change one answer, or send', async () => {
  const { press, onBack, onEdit, onSend } = open()
  await press(words.form.back)
  expect(onBack).toHaveBeenCalledOnce()
  await press(words.form.changeOf(words.form.labels.content))
  expect(onEdit).toHaveBeenCalledWith('content')
  await press(words.form.send)
  expect(onSend).toHaveBeenCalledOnce()
})

test('a reader who gave neither name nor address is told that the report is anonymous, and one who did is not', () => {
  open()
  expect(screen.getByText(words.form.anonymous)).toBeDefined()
  cleanup()
  open({ reporterPhone: '13812345678' })
  expect(screen.queryByText(words.form.anonymous)).toBeNull()
})
