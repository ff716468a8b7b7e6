import { expect, test } from 'vitest'
import { measureParts } from './measure.ts'
import type { Section } from './report.ts'

/** A machine whose loads are given, one for each look; the last one stays. */
function machine(loads: number[], indices = [1000, 1000]) {
  const said: string[] = []
  let waited = 0
  return {
    said,
    waited: () => waited,
    load: () => (loads.length > 1 ? loads.shift() : loads[0]) ?? Number.NaN,
    wait: async (seconds: number) => {
      waited += seconds
    },
    say: (line: string) => said.push(line),
    index: () => indices.shift() ?? Number.NaN,
  }
}

/** What came of a part: when it began, whether it was measured, printed and written. */
async function run(on: ReturnType<typeof machine>, plan = { wait: 30, isForTable: true }) {
  const done: string[] = []
  const section: Section = { name: 'search', head: [], rows: [], notes: [] }
  const measure = async () => {
    done.push(`measured after ${on.waited()} s`)
    return section
  }
  const to = {
    print: (_: Section, conditions: string) => void done.push(`printed: ${conditions}`),
    write: async (_: Section, conditions: string) => void done.push(`written: ${conditions}`),
  }
  const sentences = await measureParts(['search'], measure, plan, on, to)
  return { done, sentences }
}

test('a part begins after a whole quiet minute, which a single busy look begins anew', async () => {
  const on = machine([2, 0.4, 0.4, 0.4, 0.6, 0.4])
  const { done, sentences } = await run(on)
  expect(done).toEqual([
    'measured after 85 s',
    'printed: load before 0.40 · processor index 1000 at the start, 1000 at the end',
    'written: load before 0.40 · processor index 1000 at the start, 1000 at the end',
  ])
  expect(sentences).toEqual([])
})

test('while it waits it says for what, with the load', async () => {
  const on = machine([3.21, 0.2])
  await run(on)
  expect(on.said[0]).toBe(
    'search waits for a quiet machine: its load is 3.21 and has been under 0.5 for 0 of 60 s; 0 of at most 30 min',
  )
  expect(on.said.length).toBeGreaterThan(1)
})

test('a part of a machine that never gets quiet is not measured, and the run says why', async () => {
  const on = machine([1.5])
  const { done, sentences } = await run(on, { wait: 2, isForTable: true })
  expect([done, on.waited()]).toEqual([[], 120])
  expect(sentences).toEqual([
    'search was not measured: the load of the machine was 1.50 and not under 0.5 for 60 s. Its table is the old one.',
  ])
})

test('a processor that became slower meanwhile is told, and the table stays the old one', async () => {
  const { done, sentences } = await run(machine([0.1], [1000, 880]))
  expect(done.map((line) => line.split(' ')[0])).toEqual(['measured', 'printed:'])
  expect(sentences).toEqual([
    'search was not measured quietly: the processor index was 1000 at the start and 880 at the end. Its table is the old one.',
  ])
})

test('what is only looked at is measured on a busy machine too, says so, and is written nowhere', async () => {
  const { done, sentences } = await run(machine([4]), { wait: 0, isForTable: false })
  expect(done).toEqual([
    'measured after 0 s',
    'printed: load before 4.00, not quiet · processor index 1000 at the start, 1000 at the end',
  ])
  expect(sentences).toEqual([])
})
