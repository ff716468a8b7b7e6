import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { renderWithSite } from '../testing/render.tsx'
import { zh } from '../words/zh.ts'
import { Empty } from './Empty.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Failure } from './Failure.tsx'
import { useNotice } from './Notice.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'

function Speaker({ text }: { text: string }) {
  const say = useNotice()
  return (
    <button type="button" onClick={() => say(text)}>
      say
    </button>
  )
}

describe('a notice', () => {
  const say = () => fireEvent.click(screen.getByRole('button', { name: 'say' }))

  test('shows its message, for screen readers as well, and goes after six seconds', () => {
    vi.useFakeTimers()
    renderWithSite(<Speaker text="链接已复制。" />)
    say()
    expect(screen.getByRole('status').textContent).toBe('链接已复制。')
    act(() => vi.advanceTimersByTime(5_999))
    expect(screen.getByRole('status').textContent).toBe('链接已复制。')
    act(() => vi.advanceTimersByTime(1))
    expect(screen.getByRole('status').textContent).toBe('')
  })

  test('can be dismissed', () => {
    renderWithSite(<Speaker text="链接已复制。" />)
    say()
    fireEvent.click(screen.getByRole('button', { name: zh.notice.dismiss }))
    expect(screen.getByRole('status').textContent).toBe('')
  })

  test('said again it stays anew', () => {
    vi.useFakeTimers()
    renderWithSite(<Speaker text="已复制。" />)
    say()
    act(() => vi.advanceTimersByTime(4_000))
    say()
    act(() => vi.advanceTimersByTime(4_000))
    expect(screen.getByRole('status').textContent).toBe('已复制。')
  })
})

test('a failure shows the message of the server with a way to try again', () => {
  const retry = vi.fn()
  renderWithSite(<Failure message="参数“page”有误。" onRetry={retry} words={zh.state} />)
  expect(screen.getByRole('alert').textContent).toContain('参数“page”有误。')
  fireEvent.click(screen.getByRole('button', { name: zh.state.retry }))
  expect(retry).toHaveBeenCalledTimes(1)
})

test('an empty list says so', () => {
  renderWithSite(<Empty text={zh.state.empty} />)
  expect(screen.getByText('暂无数据')).toBeDefined()
})

test('being offline is told for as long as it lasts', () => {
  renderWithSite(<OfflineNotice words={zh.state} isReachable={async () => false} />)
  const online = vi.spyOn(navigator, 'onLine', 'get')
  expect(screen.queryByText(zh.state.offline)).toBeNull()
  online.mockReturnValue(false)
  fireEvent(window, new Event('offline'))
  expect(screen.getByText(zh.state.offline)).toBeDefined()
  online.mockReturnValue(true)
  fireEvent(window, new Event('online'))
  expect(screen.queryByText(zh.state.offline)).toBeNull()
})

test('a link to another document is held while offline, and leads on once it is tried again with the network', async () => {
  renderWithSite(
    <>
      <a href="/en/culture">English</a>
      <OfflineNotice words={zh.state} isReachable={async () => false} />
    </>,
  )
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fireEvent(window, new Event('offline'))
  expect(screen.queryByRole('button')).toBeNull()
  expect(fireEvent.click(screen.getByRole('link'))).toBe(false)
  expect(screen.getByText(zh.state.unopened, { exact: false })).toBeDefined()
  expect(screen.getByRole('button', { name: zh.state.retry })).toBeDefined()
  online.mockReturnValue(true)
  fireEvent(window, new Event('online'))
  expect(screen.queryByRole('button')).toBeNull()
})

test('a defect in one page says so and can be tried again, the rest of the site stays', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let broken = true
  const Page = () => {
    if (broken) throw new Error('defect')
    return <h1>Whole</h1>
  }
  renderWithSite(
    <>
      <ErrorBoundary words={zh.state}>
        <Page />
      </ErrorBoundary>
      <p>the rest</p>
    </>,
  )
  expect(screen.getByRole('alert').textContent).toContain(zh.state.broken)
  expect(screen.getByText('the rest')).toBeDefined()
  broken = false
  fireEvent.click(screen.getByRole('button', { name: zh.state.retry }))
  expect(screen.getByRole('heading', { name: 'Whole' })).toBeDefined()
})
