import { expect, test } from 'vitest'
import { ensure, type Program } from './programs.ts'

/** A machine with these packages, to which `available` can be added. */
function machine(has: string[], available: string[]) {
  const tried: string[] = []
  const program = (name: string, ...packages: string[]): Program => ({
    name,
    packages,
    isThere: () => packages.some((one) => has.includes(one)),
  })
  const install = (name: string) => {
    tried.push(name)
    if (available.includes(name)) has.push(name)
  }
  return { tried, program, install }
}

test('what is there is left alone, what is missing is installed', () => {
  const { tried, program, install } = machine(['age'], ['nginx'])
  expect(ensure([program('age', 'age'), program('nginx', 'nginx')], install)).toEqual([])
  expect(tried).toEqual(['nginx'])
})

test('the next package is tried where the first does not help, and no more than needed', () => {
  const { tried, program, install } = machine([], ['chromium'])
  expect(ensure([program('Chromium', 'shell', 'chromium', 'chrome')], install)).toEqual([])
  expect(tried).toEqual(['shell', 'chromium'])
})

test('a package that cannot be had is named, and the others come', () => {
  const { tried, program, install } = machine([], ['nginx'])
  expect(ensure([program('age', 'age'), program('nginx', 'nginx')], install)).toEqual(['age'])
  expect(tried).toEqual(['age', 'nginx'])
})

test('where nothing may be installed, what is missing is named', () => {
  const { program } = machine(['age'], [])
  expect(ensure([program('age', 'age'), program('nginx', 'nginx')], undefined)).toEqual(['nginx'])
})
