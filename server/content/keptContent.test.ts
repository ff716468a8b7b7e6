import { hash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openKeptContent } from './keptContent.ts'
import type { Texts } from './textFiles.ts'

const folder = mkdtempSync(join(tmpdir(), 'kept-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Texts in memory, read already. */
function textsOf(files: Record<string, string>): Texts {
  const of = (name: string) => {
    const bytes = Buffer.from(files[name] ?? '')
    return { name, bytes, hash: hash('sha256', bytes, 'base64url') }
  }
  const names = Object.keys(files).sort()
  return { names, copies: [], hashes: new Map(names.map((name) => [name, of(name).hash])), read: of }
}

test('exactly the files that were good last are kept, over a restart', () => {
  const file = join(folder, 'kept.sqlite')
  const first = openKeptContent(file)
  first.keep(textsOf({ 'a.yaml': 'one', 'b.yaml': 'two' }))
  first.keep(textsOf({ 'a.yaml': 'three' }))
  first.close()
  const again = openKeptContent(file)
  expect(again.read('a.yaml')?.bytes.toString()).toBe('three')
  expect(again.hashOf('a.yaml')).toBe(again.read('a.yaml')?.hash)
  expect([again.hashOf('b.yaml'), again.read('b.yaml')]).toEqual([undefined, undefined])
  again.close()
})

test('a file that is no database is made anew: it must not end a start', () => {
  const file = join(folder, 'broken.sqlite')
  writeFileSync(file, 'not a database at all, '.repeat(100))
  const kept = openKeptContent(file)
  expect(kept.hashOf('a.yaml')).toBeUndefined()
  kept.keep(textsOf({ 'a.yaml': 'one' }))
  expect(kept.read('a.yaml')?.bytes.toString()).toBe('one')
  kept.close()
})
