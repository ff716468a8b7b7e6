import { expect, test } from 'vitest'
import { announcement, ensure, mayInstall, type Program } from './installPrograms.ts'

/** A machine with these packages, to which `available` can be added. */
function machine(has: string[], available: string[]) {
  const tried: string[] = []
  const program = (name: string, from = name): Program => ({ name, package: from, isThere: () => has.includes(from) })
  const install = (names: readonly string[]) => {
    tried.push(...names)
    has.push(...names.filter((name) => available.includes(name)))
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

test.each([
  [true, {}, true, 0],
  [true, { INSTALL_PROGRAMS: '1' }, true, 0],
  [false, { INSTALL_PROGRAMS: '0' }, true, 0],
  [false, {}, false, 0],
  [false, {}, true, 1000],
  [false, {}, true, undefined],
] as const)('installs: %s, with %o, on Debian: %s, as %s', (expected, env, isDebian, user) => {
  expect(mayInstall(env, isDebian, user)).toBe(expected)
})

test('before anything is installed a line says what, why, and how to forbid it', () => {
  expect(announcement(['age', 'nginx'])).toBe(
    'Installing what tests start, as this is Debian and you are root (INSTALL_PROGRAMS=0 forbids it): age, nginx',
  )
})
