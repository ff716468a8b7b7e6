import { expect, test } from 'vitest'
import { ensure, type Program } from './installPrograms.ts'

/** A machine with these packages, to which `available` can be added. */
function machine(has: string[], available: string[]) {
  const tried: string[] = []
  const program = (name: string, from = name): Program => ({ name, package: from, isThere: () => has.includes(from) })
  const install = (name: string) => {
    tried.push(name)
    if (available.includes(name)) has.push(name)
  }
  return { tried, program, install }
}

test('what is there is left alone, what is missing is installed', () => {
  const { tried, program, install } = machine(['age'], ['nginx'])
  expect(ensure([program('age'), program('nginx')], install)).toEqual([])
  expect(tried).toEqual(['nginx'])
})

test('a package that cannot be had is named, and the others come', () => {
  const { tried, program, install } = machine([], ['nginx'])
  expect(ensure([program('a tool', 'age'), program('nginx')], install)).toEqual(['a tool'])
  expect(tried).toEqual(['age', 'nginx'])
})

test('where nothing may be installed, what is missing is named', () => {
  const { program } = machine(['age'], [])
  expect(ensure([program('age'), program('nginx')], undefined)).toEqual(['nginx'])
})
