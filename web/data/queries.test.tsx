import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { answerCalls, RefusedCall } from '../testing/calls.ts'
import { renderWithSite } from '../testing/render.tsx'
import { banner } from '../testing/samples.ts'
import { useCall } from './api.ts'
import { CallError } from './callError.ts'
import { createQueryClient, dehydrateQueries } from './queries.ts'

function Banners({ moduleId }: { moduleId: string }) {
  const banners = useCall('banners', { moduleId })
  if (banners.isPending) return <p>waiting</p>
  if (!banners.isError) return <h1>{banners.data[0]?.title}</h1>
  return (
    <p role="alert">
      {banners.error.message}{' '}
      <button type="button" onClick={() => banners.refetch()}>
        again
      </button>
    </p>
  )
}
/** What a document tells of an answer, or of a refusal, as its browser reads it. */
function documentWith(answer?: unknown) {
  const client = createQueryClient()
  const asked = client.getQueryCache().build(client, { queryKey: ['banners', { moduleId: 'culture' }] })
  if (answer instanceof CallError) asked.setState({ status: 'error', error: answer, fetchStatus: 'idle' })
  else if (answer) asked.setData(answer)
  return JSON.parse(JSON.stringify(dehydrateQueries(client)))
}
const show = (state: ReturnType<typeof documentWith>, moduleId = 'culture') => {
  const client = createQueryClient(state)
  const tree = (
    <QueryClientProvider client={client}>
      <Banners moduleId={moduleId} />
    </QueryClientProvider>
  )
  return { ...renderWithSite(tree), again: () => renderWithSite(tree) }
}

const brought = documentWith([banner('brought')])
const asked = () => screen.findByRole('heading', { name: 'asked' })

describe('an answer that came along', () => {
  test('is shown at once and not asked for again, by those who come later either', () => {
    const calls = answerCalls({ banners: [banner('asked')] })
    const { container, unmount, again } = show(brought)
    expect(container.textContent).toBe('brought')
    unmount()
    expect(again().container.textContent).toBe('brought')
    expect(calls).toEqual([])
  })

  test('answers the same call with another query not', async () => {
    const calls = answerCalls({ banners: [banner('asked')] })
    show(brought, 'party')
    await asked()
    expect(calls.map(({ query }) => query)).toEqual([{ moduleId: 'party' }])
  })

  test('is asked for anew after five minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const calls = answerCalls({ banners: [banner('asked')] })
    const { unmount, again } = show(brought)
    unmount()
    vi.setSystemTime(Date.now() + 5 * 60_000 + 1)
    again()
    await asked()
    expect(calls).toHaveLength(1)
  })
})

describe('a refusal that came along', () => {
  const refused = documentWith(new CallError('There is nothing.', 404))

  test('is shown at once, as its own sentence, and not asked for again', () => {
    const calls = answerCalls({ banners: [banner('asked')] })
    const { unmount, again } = show(refused)
    expect(screen.getByRole('alert').textContent).toContain('There is nothing.')
    unmount()
    again()
    expect(screen.getByRole('alert').textContent).toContain('There is nothing.')
    expect(calls).toEqual([])
  })

  test('gives way when the reader asks again', async () => {
    const calls = answerCalls({ banners: [banner('asked')] })
    const { user } = show(refused)
    await user.click(screen.getByRole('button', { name: 'again' }))
    await asked()
    expect(calls).toHaveLength(1)
  })
})

test('a document tells the same of the same answers, whenever it is rendered', () => {
  expect(JSON.stringify(documentWith([banner('brought')]))).toBe(JSON.stringify(brought))
  expect(JSON.stringify(brought)).not.toMatch(/\d{13}/)
})

test.each([400, 404, 503])('what the server refuses with %i is asked once', async (status) => {
  const calls = answerCalls({ banners: new RefusedCall(status, 'Closed.') })
  show(documentWith())
  expect((await screen.findByRole('alert')).textContent).toContain('Closed.')
  expect(calls).toHaveLength(1)
})

test('a call that nobody waits for any more is broken off', async () => {
  let signal: AbortSignal | null | undefined
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
    signal = init.signal
    return new Promise(() => {})
  })
  const { unmount } = show(documentWith())
  await vi.waitFor(() => expect(signal?.aborted).toBe(false))
  unmount()
  expect(signal?.aborted).toBe(true)
})
