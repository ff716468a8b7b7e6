import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CallError } from '../../data/callError.ts'
import { renderWithSite } from '../../testing/render.tsx'
import { en as words } from '../../words/complaint.en.ts'
import { sizeOf } from '../../words/size.ts'
import { ReplyForm } from './ReplyForm.tsx'
import type { Progress } from './uploads.ts'

let held: Promise<void> | undefined
afterEach(() => {
  held = undefined
})

/** The form over a server that answers as the test says: statuses of refusals, 200 for what arrives. */
function open(...answers: number[]) {
  const sealed: string[] = []
  const sent: string[] = []
  const closed: string[] = []
  const progress: Progress[] = []
  const newReply = (body: string, _files: unknown, onProgress: Progress) => {
    sealed.push(body)
    progress.push(onProgress)
    return {
      async run() {
        sent.push(body)
        await held
        const status = answers.shift() ?? 200
        if (status !== 200) throw new CallError('refused', status)
      },
      close: () => void closed.push(body),
    }
  }
  const onSent = vi.fn(async () => undefined)
  const view = renderWithSite(<ReplyForm words={words} newReply={newReply} onSent={onSent} />, { lang: 'en' })
  const field = screen.getByRole<HTMLTextAreaElement>('textbox')
  const send = () => view.user.click(screen.getByRole('button', { name: words.query.send }))
  return { ...view, field, send, sealed, sent, closed, progress, onSent }
}
const failed = () => screen.findByText(new RegExp(`${words.query.sendFailed}$`))

test('a message that did not arrive is sent again as it was sealed', async () => {
  const { user, field, send, sealed, sent, onSent } = open(0)
  await user.type(field, 'It was a Monday.')
  await send()
  await failed()
  expect(onSent).not.toHaveBeenCalled()
  await send()
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  expect([sealed, sent]).toEqual([['It was a Monday.'], ['It was a Monday.', 'It was a Monday.']])
  expect(field.value).toBe('')
})

test('one that was changed after it failed is sealed anew, and what was sealed before is let go', async () => {
  const { user, field, send, sealed, sent, closed, onSent } = open(503)
  await user.type(field, 'It was a Monday.')
  await send()
  await failed()
  await user.clear(field)
  await user.type(field, 'It was a Tuesday.')
  await send()
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  expect(sent).toEqual(['It was a Monday.', 'It was a Tuesday.'])
  expect([sealed, closed[0]]).toEqual([['It was a Monday.', 'It was a Tuesday.'], 'It was a Monday.'])
})

test('one whose number was taken keeps its words, and the thread is asked for', async () => {
  const { user, field, send, onSent } = open(409)
  await user.type(field, 'It was a Monday.')
  await send()
  await failed()
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  expect(field.value).toBe('It was a Monday.')
})

test('an empty one is not sent, and says why', async () => {
  const { field, send, sent } = open()
  await send()
  expect(screen.getByText(words.query.nothing).getAttribute('role')).toBe('alert')
  expect(document.activeElement).toBe(field)
  expect(sent).toEqual([])
})

test('while files are on their way it shows how much has arrived, and that the page is in use', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  held = promise
  const { user, field, send, progress, onSent } = open()
  const used = vi.fn()
  addEventListener('goes-on', used)
  await user.type(field, 'With a film.')
  await send()
  expect(screen.queryByRole('progressbar')).toBeNull() // without files there is nothing to wait for
  act(() => progress[0]?.(1_000_000, 4_000_000))
  const bar = screen.getByRole<HTMLProgressElement>('progressbar')
  expect([bar.value, bar.max]).toEqual([1_000_000, 4_000_000])
  expect(screen.getByText(words.sending.progress(sizeOf(1_000_000), sizeOf(3_000_000)))).toBeDefined()
  expect(used).toHaveBeenCalledOnce()
  resolve()
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  expect(screen.queryByRole('progressbar')).toBeNull()
  removeEventListener('goes-on', used)
})
