import { expect, test } from 'vitest'
import type { Look } from '../lighthouse.ts'
import { missedBy } from './lighthouseLimits.ts'

const look = (given: Partial<Look> = {}): Look => ({
  ...{ scores: [90, 100, 100, 100], lcp: 1000, firstPaint: 800, tbt: 300, cls: 0, requests: 10 },
  ...given,
})
const home = { name: 'home', way: 'phone, simulated' } as const
const peers = { React: look({ tbt: 900 }), Astro: look({ tbt: 900 }) }
const missed = (site: Partial<Look>, row: Parameters<typeof missedBy>[0] = home, others = peers) =>
  missedBy(row, { site: look(site), 'own document': look(), ...others })

test('what holds misses nothing', () => {
  expect(missed({ lcp: 1250, firstPaint: 1000, tbt: 450, scores: [87, 100, 100, 100], cls: 0.01 })).toEqual([])
})

test('each limit is told with its measure', () => {
  expect(missed({ lcp: 1260, firstPaint: 1010, tbt: 460, scores: [86, 100, 99, 100], cls: 0.02 })).toEqual([
    'LCP 1.26 ×',
    'first paint 1.26 ×',
    'performance -4',
    'categories',
    'CLS 0.020',
    'TBT +160 ms',
  ])
})

test('an applied line allows less, a hash more, and only home and financial have a limit of their own for the main thread', () => {
  expect(missed({ lcp: 1110 }, { ...home, way: 'phone, applied' })).toEqual(['LCP 1.11 ×'])
  expect(missed({ lcp: 1600, tbt: 800 }, { ...home, name: 'business', isByHash: true })).toEqual([])
  expect(missed({ tbt: 560 }, { ...home, name: 'financial' })).toEqual(['TBT +260 ms'])
})

test('the main thread is freer than that of both peers; on a desktop nothing is said of it', () => {
  const close = { React: look({ tbt: 300 }), Astro: look({ tbt: 299 }) }
  expect(missed({ tbt: 300 }, home, close)).toEqual(['TBT of React', 'TBT of Astro'])
  expect(missed({ tbt: 300, lcp: 9000 }, { ...home, way: 'desktop' }, close)).toEqual([])
})
