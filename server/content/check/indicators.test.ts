import { expect, test } from 'vitest'
import type { TargetState } from '#contract/targets.ts'
import { checkIndicators } from './indicators.ts'

interface Aim {
  target?: string
  state?: TargetState
}

const words = { target: '—', method: '—' }
const problemsOf = (values: string[], own: string[], { target = '—', state }: Aim = {}) =>
  checkIndicators({
    esg: {
      years: [2023, 2024, 2025],
      items: [
        {
          id: 'scope-1',
          topic: { zh: '气候', en: 'Climate', ja: '気候' },
          values,
          state,
          zh: { ...words, target, name: '范围一排放', unit: '万吨' },
          ja: { ...words, name: 'スコープ1排出量', unit: '万t' },
          en: { ...words, name: 'Scope 1 emissions', unit: 'million t', values: own },
        },
      ],
    },
  }).map(({ reason }) => reason)

test('values of a language in a unit of its own differ by a power of ten', () => {
  expect(problemsOf(['—', '1,318', '331'], ['—', '13.18', '3.31'])).toEqual([])
  expect(problemsOf(['0', '20', '−3'], ['0', '0.20', '−0.03'])).toEqual([])
})

test.each([
  [['—', '318', '332'], ['—', '3.18', '3.31'], { year: 2025, found: '332 / 3.31' }],
  [['—', '318', '331'], ['3.00', '3.18', '3.31'], { year: 2023, found: '— / 3.00' }],
  [['300', '318', '331'], ['3.00', '3.18', '—'], { year: 2025, found: '331 / —' }],
])('%j beside %j are told', (values, own, told) => {
  expect(problemsOf(values, own)).toEqual([{ is: 'indicatorNumbers', id: 'scope-1', ...told }])
})

test('what has a target says how it stands, and nothing else does', () => {
  const same = ['1', '2', '3']
  expect(problemsOf(same, same, { target: '2030年降到2', state: 'behind' })).toEqual([])
  expect(problemsOf(same, same, { target: '2030年降到2' })).toEqual([
    { is: 'targetState', id: 'scope-1', hasTarget: true },
  ])
  expect(problemsOf(same, same, { state: 'met' })).toEqual([{ is: 'targetState', id: 'scope-1', hasTarget: false }])
})
