import { expect, test } from 'vitest'
import { type TrackedEvent, track } from './tracking.ts'

const listen = () => {
  const events: TrackedEvent[] = []
  window.siteTracker = (event) => events.push(event)
  return events
}

test('an event carries the path without its leading slash and the index 10', () => {
  const events = listen()
  track('page', '/securities/marketNews')
  track('page', '/')
  expect(events).toEqual([
    { event: 'page', path: 'securities/marketNews', index: 10 },
    { event: 'page', path: '', index: 10 },
  ])
})

test('nothing is sent, and nothing breaks, without a tracker', () => {
  expect(() => track('page', '/culture')).not.toThrow()
})

test('no event is ever sent on an integrity page, however its address is written', () => {
  const events = listen()
  for (const address of ['/#/honest', '/#/honest/report', '/en/#/honest/query?x=1', '/#//honest/report', '/#honest']) {
    history.replaceState(null, '', address)
    track('page', '/honest/report')
    track('jump', 'https://campus.qingsui.example/')
    track('recruitment', '/recruitConsulting')
  }
  expect(events).toEqual([])
})

test('a page whose name only begins like the integrity pages is tracked', () => {
  const events = listen()
  history.replaceState(null, '', '/#/honesty-award-2024')
  track('page', '/honesty-award-2024')
  expect(events).toHaveLength(1)
})
