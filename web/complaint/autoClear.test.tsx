import { act, render, screen } from '@testing-library/react'
import { useCallback, useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { goesOn, useAutoClear, useLeaveQuestion } from './autoClear.ts'

function Written() {
  const [text, setText] = useState('secret')
  const isNear = useAutoClear(
    useCallback((why) => setText(`cleared: ${why}`), []),
    text === 'secret',
  )
  return (
    <p>
      {text}
      {isNear && ', near'}
    </p>
  )
}
const minutes = (count: number) => act(() => void vi.advanceTimersByTime(count * 60_000))

describe('what was written', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    render(<Written />)
  })

  test('goes after 30 minutes without a sign of life, and not before', () => {
    minutes(29)
    dispatchEvent(new Event('keydown'))
    minutes(29)
    expect(screen.getByText(/secret/)).toBeDefined()
    minutes(1)
    expect(screen.getByText('cleared: idle')).toBeDefined()
  })

  test('is about to go for two minutes before, and any sign of life puts that off', () => {
    minutes(27.9)
    expect(screen.getByText('secret')).toBeDefined()
    minutes(0.1)
    expect(screen.getByText('secret, near')).toBeDefined()
    act(() => void dispatchEvent(new Event('scroll')))
    expect(screen.getByText('secret')).toBeDefined()
    minutes(28)
    expect(screen.getByText('secret, near')).toBeDefined()
    minutes(2)
    expect(screen.getByText('cleared: idle')).toBeDefined()
  })

  test('stays while something is on its way, however long nobody touches the page', () => {
    for (let part = 0; part < 5; part++) {
      minutes(27)
      act(() => void goesOn())
    }
    expect(screen.getByText('secret')).toBeDefined()
    minutes(30)
    expect(screen.getByText('cleared: idle')).toBeDefined()
  })

  test('is about to go as well on a device that slept through most of the minutes', () => {
    vi.setSystemTime(Date.now() + 29 * 60_000)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(screen.getByText('secret, near')).toBeDefined()
    minutes(1)
    expect(screen.getByText('cleared: idle')).toBeDefined()
  })

  test('is not shown by a device that slept through the minutes, when it wakes', () => {
    vi.setSystemTime(Date.now() + 31 * 60_000) // timers stand still meanwhile
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(screen.getByText('cleared: idle')).toBeDefined()
  })

  test('stays when its tab comes back before the minutes are over', () => {
    minutes(10)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(screen.getByText('secret')).toBeDefined()
  })

  test('is cleared before a document that the browser keeps for Back is put away', () => {
    const putAway = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pagehide'), { persisted }))
    putAway(false)
    expect(screen.getByText('secret')).toBeDefined()
    putAway(true)
    expect(screen.getByText('cleared: left')).toBeDefined()
  })

  test('is cleared on “Leave now”', () => {
    dispatchEvent(new Event('quick-exit'))
    expect(screen.getByText('cleared: left')).toBeDefined()
  })
})

describe('a page that holds nothing', () => {
  const clear = vi.fn()
  function Page({ isHolding }: { isHolding: boolean }) {
    return useAutoClear(clear, isHolding) ? 'near' : 'quiet'
  }
  beforeEach(() => {
    vi.useFakeTimers()
    clear.mockClear()
  })

  test('is neither cleared nor about to be, however long it is open', () => {
    const { rerender } = render(<Page isHolding={false} />)
    minutes(29)
    expect(screen.getByText('quiet')).toBeDefined()
    minutes(5)
    expect(clear).not.toHaveBeenCalled()
    rerender(<Page isHolding />)
    minutes(29)
    expect(screen.getByText('near')).toBeDefined()
    rerender(<Page isHolding={false} />)
    expect(screen.getByText('quiet')).toBeDefined()
  })

  test('any more, because it was left, is told of nothing', () => {
    const { unmount } = render(<Page isHolding />)
    unmount()
    for (const event of [new Event('keydown'), new Event('quick-exit')]) dispatchEvent(event)
    dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }))
    vi.setSystemTime(Date.now() + 31 * 60_000)
    document.dispatchEvent(new Event('visibilitychange'))
    minutes(31)
    expect(clear).not.toHaveBeenCalled()
  })
})

describe('the question before leaving', () => {
  function Asking({ question = 'Leave?' }: { question?: string | undefined }) {
    useLeaveQuestion(question)
    return null
  }
  /** What the reader answers; the calls are how often they were asked. */
  function answering(answer: boolean) {
    const confirm = vi.fn(() => answer)
    vi.stubGlobal('confirm', confirm)
    return confirm
  }
  /** Presses a link; `isFollowed`: whether the page and the browser get to know of it. */
  function press(attributes: Record<string, string>, keys: MouseEventInit = {}) {
    const followed = vi.fn((event: Event) => event.preventDefault())
    const link = Object.assign(document.createElement('a'), { onclick: followed })
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
    const inside = link.appendChild(document.createElement('span'))
    document.body.append(link)
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
    inside.dispatchEvent(event)
    return { isFollowed: followed.mock.calls.length > 0, isPrevented: event.defaultPrevented }
  }
  /** Whether a press on a link asks. */
  function asks(attributes: Record<string, string>, address = '/en/#/honest/report', keys: MouseEventInit = {}) {
    history.replaceState(null, '', address)
    const confirm = answering(true)
    render(<Asking />)
    press(attributes, keys)
    return confirm.mock.calls.length > 0
  }
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true })
    dispatchEvent(event)
    return event.defaultPrevented ? 'asked by the browser' : 'closed'
  }

  test.each([
    '/en/honest/list',
    '/en/',
    '/en/#/honest/list',
    '/honest/report',
    '/media/code-of-conduct.pdf',
    'https://other.example/',
    'https://other.example/en/honest/report',
  ])('is asked at a link to %s', (href) => expect(asks({ href })).toBe(true))

  test.each([
    '#main',
    '/en/honest/report#honest-report-form',
    '/en/#/honest/report',
    '/en/honest/report?from=footer',
    'tel:+867105550110',
    'mailto:compliance@qingsui.example',
  ])('is not asked at a link to %s', (href) => expect(asks({ href })).toBe(false))

  test('is asked alike where the address has not its hash form yet', () => {
    expect(asks({ href: '/en/honest/list' }, '/en/honest/report')).toBe(true)
    expect(asks({ href: '/en/honest/report#main' }, '/en/honest/report')).toBe(false)
  })

  test('is not asked at a link for another tab, nor of whoever leaves in a hurry', () => {
    expect(asks({ href: '/en/honest/list', target: '_blank' })).toBe(false)
    expect(asks({ href: '/en/', 'data-quick-exit': '' })).toBe(false)
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) {
      expect(asks({ href: '/en/honest/list' }, '/en/#/honest/report', { [key]: true }), key).toBe(false)
    }
  })

  test('keeps the reader where they are when they say no, and lets them go when they say yes', () => {
    history.replaceState(null, '', '/en/#/honest/report')
    render(<Asking />)
    answering(false)
    expect(press({ href: '/en/honest/list' })).toEqual({ isFollowed: false, isPrevented: true })
    answering(true)
    expect(press({ href: '/en/honest/list' }).isFollowed).toBe(true)
  })

  test('is asked by the browser when the tab is closed, but for whoever leaves in a hurry', () => {
    render(<Asking />)
    expect(closing()).toBe('asked by the browser')
    dispatchEvent(new Event('quick-exit'))
    expect(closing()).toBe('closed')
  })

  test('is asked by nobody where there is nothing to lose, or no longer', () => {
    const navigation = new EventTarget()
    vi.stubGlobal('navigation', navigation)
    const confirm = answering(true)
    const { rerender } = render(<Asking />)
    rerender(<Asking question="" />)
    expect(closing()).toBe('closed')
    press({ href: '/en/honest/list' })
    goBack(navigation)
    expect(confirm).not.toHaveBeenCalled()
  })

  test('is not asked on Back where a step or a menu lies over the page: nothing is lost', () => {
    const navigation = new EventTarget()
    vi.stubGlobal('navigation', navigation)
    const confirm = answering(true)
    render(<Asking />)
    for (const over of [1, true]) {
      history.replaceState({ over }, '')
      goBack(navigation)
    }
    expect(confirm).not.toHaveBeenCalled()
    for (const state of [{}, null]) {
      history.replaceState(state, '')
      expect(goBack(navigation)).toBe('went')
    }
    expect(confirm).toHaveBeenCalledTimes(2)
    goBack(navigation, 'push')
    expect(confirm).toHaveBeenCalledTimes(2)
    answering(false)
    expect(goBack(navigation)).toBe('stayed')
  })
})

/** The browser's own Back, or another way through its history. */
function goBack(navigation: EventTarget, navigationType = 'traverse') {
  const how = { navigationType, destination: { sameDocument: true } }
  const event = Object.assign(new Event('navigate', { cancelable: true }), how)
  navigation.dispatchEvent(event)
  return event.defaultPrevented ? 'stayed' : 'went'
}
