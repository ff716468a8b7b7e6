import { beforeEach, describe, expect, test } from 'vitest'
import { listenToTracker } from '../testing/tracker.ts'
import { needsOwnDocument, track } from './tracking.ts'

test('an event carries the path without its leading slash and the index 10', () => {
  const told = listenToTracker()
  track('page', '/securities/marketNews')
  track('page', '/')
  expect(told).toEqual([
    ['page', 'securities/marketNews', 10],
    ['page', '', 10],
  ])
})

test('a link inside the site is told by its route, without the hash', () => {
  const told = listenToTracker()
  track('jump', '#/culture')
  track('jump', '/culture')
  track('jump', 'https://campus.qingsui.example/')
  expect(told.map(([, path]) => path)).toEqual(['culture', 'culture', 'https://campus.qingsui.example/'])
})

test('nothing is sent, and nothing breaks, without a tracker', () => {
  expect(() => track('page', '/culture')).not.toThrow()
})

test('no event is ever sent on an integrity page, however its address is written', () => {
  const told = listenToTracker()
  for (const address of ['/#/honest', '/#/honest/report', '/en/#/honest/query?x=1', '/#//honest/report', '/#honest']) {
    history.replaceState(null, '', address)
    track('page', '/honest/report')
    track('jump', 'https://campus.qingsui.example/')
    track('recruitment', '/recruitConsulting')
  }
  expect(told).toEqual([])
})

test('a page whose name only begins like the integrity pages is tracked', () => {
  const told = listenToTracker()
  history.replaceState(null, '', '/#/honesty-award-2024')
  track('page', '/honesty-award-2024')
  expect(told).toHaveLength(1)
})

describe('where the document holds the script of a tracker', () => {
  let script: HTMLScriptElement
  let told: ReturnType<typeof listenToTracker>
  beforeEach(() => {
    script = document.createElement('script')
    script.dataset.page = 'culture'
    document.body.append(script)
  })
  const arrive = () => {
    told = listenToTracker()
    window.siteTracker?.('page', 'culture', 10) // as the script itself does
    script.dispatchEvent(new Event('load'))
  }

  test('the first page is told once, by the script, and told again when it is come back to', () => {
    arrive()
    for (const path of ['/culture', '/party', '/culture']) track('page', path)
    expect(told.map(([, path]) => path)).toEqual(['culture', 'party', 'culture'])
  })

  test('what happens before it has come is told after its own page', () => {
    track('page', '/culture')
    track('jump', 'https://campus.qingsui.example/')
    track('page', '/party')
    arrive()
    expect(told.map(([, path]) => path)).toEqual(['culture', 'https://campus.qingsui.example/', 'party'])
  })

  test('integrity pages are opened in documents of their own while it runs, others are not', () => {
    expect(needsOwnDocument('/honest/report')).toBe(false)
    script.dataset.running = '' // as the script itself says
    expect([needsOwnDocument('/honest'), needsOwnDocument('/honest/report')]).toEqual([true, true])
    expect([needsOwnDocument('/culture'), needsOwnDocument('/honesty-award-2024')]).toEqual([false, false])
  })
})
