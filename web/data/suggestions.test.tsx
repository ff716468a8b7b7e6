import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../testing/calls.ts'
import { renderWithSite } from '../testing/render.tsx'
import { useSuggestions } from './suggestions.ts'

afterEach(() => void vi.useRealTimers())

function Field() {
  const { suggestions, ask } = useSuggestions()
  return (
    <input placeholder={suggestions.map(({ title }) => title).join()} onChange={({ target }) => ask(target.value)} />
  )
}
const open = (route: string) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const asked = answerCalls({ suggestions: [{ kind: 'page', link: '/welfare', title: 'welfare' }] })
  return { asked, ...renderWithSite(<Field />, { route }) }
}

test('are asked for on a page that is not there, but on no integrity page', async () => {
  for (const [route, calls] of [
    ['/nowhere', 1],
    ['/honest/nowhere', 0],
  ] as const) {
    const { asked, user, unmount } = open(route)
    await user.type(screen.getByRole('textbox'), '工资')
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(asked.map(({ query }) => query.keyword)).toEqual(Array(calls).fill('工资'))
    unmount()
  }
})

test('nothing is asked for what no search may have', async () => {
  const { asked, user } = open('/search')
  await user.click(screen.getByRole('textbox'))
  await user.paste('猪'.repeat(101))
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  await user.clear(screen.getByRole('textbox'))
  await user.paste('  ')
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(asked).toEqual([])
})
