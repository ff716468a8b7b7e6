import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileReaders } from './fileReaders.ts'

const root = join(import.meta.dirname, '..')

test('every test of the front end that reads files is one that the quick command always runs', () => {
  const tests = globSync('{blocks,web}/**/*.test.{ts,tsx}', { cwd: root }).map((file) => file.replaceAll('\\', '/'))
  const reading = tests.filter((file) =>
    /\b(readFileSync|readdirSync|globSync)\b|\/testing\/styles\.ts/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(reading.length).toBeGreaterThan(3)
  expect(reading.filter((file) => !fileReaders.includes(file))).toEqual([])
})

test('each of them is there', () => {
  expect(fileReaders.flatMap((file) => globSync(file, { cwd: root }))).toHaveLength(fileReaders.length)
})
