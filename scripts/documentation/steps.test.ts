import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSteps, stepsOf } from './steps.ts'
import { addresses } from './world.ts'

const root = join(import.meta.dirname, '../..')

test('every block of commands of the documentation says where it runs, or why it does not', () => {
  const steps = readSteps(root)
  const machines = ['checkout', ...Object.keys(addresses)]
  const unknown = steps.flatMap((step) =>
    step.is === 'commands' ? step.on.filter((name) => !machines.includes(name)) : [],
  )
  expect(unknown).toEqual([])
  expect(steps.filter(({ is }) => is === 'commands').length).toBeGreaterThan(10)
})

test('steps stand in the order of the page; one that says nothing is named with its line', () => {
  const page = `Words
<!-- copied: node1:a b to node2 -->

<!-- on: node1, node2 -->
\`\`\`sh
ls
\`\`\`

<!-- not run: it never ends -->
\`\`\`sh
top
\`\`\`
`
  expect(stepsOf('p.md', page)).toEqual([
    { is: 'copy', place: 'p.md:2', from: 'node1', files: ['a', 'b'], to: ['node2'] },
    { is: 'commands', place: 'p.md:4', commands: 'ls\n', on: ['node1', 'node2'] },
    { is: 'notRun', place: 'p.md:9', reason: 'it never ends' },
  ])
  expect(() => stepsOf('p.md', `${page}\n\`\`\`sh\nls\n\`\`\``)).toThrow('p.md:14 says neither')
})
