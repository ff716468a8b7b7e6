import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs/asvs.md'), 'utf8')

/** How many lines of each section are of levels 1 and 2; in every section they come first. https://github.com/OWASP/ASVS, 5.0.0. */
const sections = Object.entries({
  ...{ '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
})
const numbers = sections.flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
)

const lines = page.split('\n').flatMap((line) => {
  const [, number, text = ''] = /^\| (\d+\.\d+\.\d+) \|(.*)\|$/.exec(line) ?? []
  return number === undefined ? [] : [{ number, cells: text.split(' | ') }]
})

test('every line of the chapters stands on the page once, in its order, with an answer', () => {
  expect(lines.map(({ number }) => number)).toEqual(numbers)
  for (const { number, cells } of lines) {
    expect(cells, number).toHaveLength(2)
    for (const cell of cells) expect(cell.trim(), number).not.toBe('')
  }
})

test('the page says how many lines are open', () => {
  const open = lines.filter(({ cells }) => cells[1]?.includes('**Open**'))
  const [, all, told] = /Of\s(\d+) lines (\d+) are open\./.exec(page) ?? []
  expect([all, told].map(Number)).toEqual([lines.length, open.length])
})

test('each file that is named is there, and each test that is named is in its file', () => {
  const paths = new Set([...page.matchAll(/`([\w./-]+\/[\w.-]+\.(?:tsx?|conf|yaml))`/g)].map(([, path = '']) => path))
  const ofThisRepository = [...paths].filter((path) => !path.startsWith('content/'))
  expect(ofThisRepository.length).toBeGreaterThan(50)
  expect(ofThisRepository.filter((path) => !existsSync(join(root, path)))).toEqual([])
  const named = [...page.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`((?:,? “[^”]+”)+)/g)].flatMap(
    ([, path = '', names = '']) => [...names.matchAll(/“([^”]+)”/g)].map(([, name = '']) => ({ path, name })),
  )
  expect(named.length).toBeGreaterThan(50)
  const missing = named.filter(({ path, name }) => !readFileSync(join(root, path), 'utf8').includes(name))
  expect(missing).toEqual([])
})
