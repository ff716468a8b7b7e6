import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attachmentsOf, saveAttachments } from './cases/attachments.ts'
import { openCase } from './cases/case.ts'
import { openNamed } from './testing/office.ts'
import { report } from './testing/reporter.ts'
import { openWebsite } from './testing/website.ts'
import { pathOf } from './unsealing.ts'

const website = openWebsite()
let office: Awaited<ReturnType<typeof openNamed>>
beforeAll(async () => {
  office = await openNamed(website)
})
afterAll(() => office.close())

test('a path is understood as people paste it', () => {
  for (const typed of [
    '/a b/c.age',
    ' /a b/c.age\n',
    '"/a b/c.age"',
    "'/a b/c.age'",
    '“/a b/c.age”',
    'file:///a%20b/c.age',
  ]) {
    expect(pathOf(typed), typed).toBe('/a b/c.age')
  }
  expect(pathOf('~/c.age', '/home/li')).toBe('/home/li/c.age')
  expect(pathOf('"~/c.age"', '/home/li')).toBe('/home/li/c.age')
  expect(pathOf('/home/~li/c.age', '/home/li')).toBe('/home/~li/c.age')
})

test('a folder opens all of its sealed files, once; one that does not open keeps no other closed', async () => {
  const file = (name: string) => ({ name, type: 'text/plain', bytes: new TextEncoder().encode(name) })
  const { case: whole } = await report(website, { content: 'x' }, { files: [file('one'), file('two')] })
  const desk = await office.desk()
  const found = await openCase(desk, whole)
  expect(attachmentsOf(found)).toHaveLength(2)
  const folder = join(office.root, 'saved files')
  await saveAttachments(desk, found, folder, 'own')
  office.write('saved files/broken.age', 'x')
  const opened = await office.run('unseal', `"${folder}"`)
  expect(opened.out).toContain('3 files opened')
  expect(opened.err).toContain('broken.age is no sealed file')
  expect(readFileSync(join(folder, 'attachment-02.txt'), 'utf8')).toBe('two')
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
  office.write('saved files/broken', 'x')
  expect((await office.run('unseal', pathToFileURL(folder).href)).err).toContain('are open already')
  expect((await office.run('unseal', folder, '--to=x')).err).toContain('--to=x')
})

test('the locked key is never opened into a plain file, and a folder without sealed files says so', async () => {
  expect((await office.run('unseal', office.folder)).err).toContain('is a folder without sealed files')
  expect((await office.run('unseal', join(office.folder, 'key.age'))).err).toContain('is your locked key')
  expect(existsSync(join(office.folder, 'key'))).toBe(false)
})
