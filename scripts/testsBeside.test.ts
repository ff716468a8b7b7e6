import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testsBeside } from './testsBeside.ts'

const folder = mkdtempSync(join(tmpdir(), 'beside-'))
afterAll(() => rmSync(folder, { recursive: true }))

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: folder })
const write = (file: string, text: string) => writeFileSync(join(folder, file), text)

test('tests beside what changed are named: what is not committed, or all since a commit', () => {
  for (const name of ['web/parts', 'server', 'e2e']) mkdirSync(join(folder, name), { recursive: true })
  for (const file of ['web/parts/a.tsx', 'web/parts/a.test.tsx', 'server/b.ts', 'server/b.test.ts', 'e2e/c.test.ts'])
    write(file, '1')
  git('init', '-q')
  git('add', '.')
  git('commit', '-qm', 'first')
  expect(testsBeside('HEAD', folder)).toEqual([])
  write('server/b.ts', '2')
  git('commit', '-qam', 'second')
  write('web/parts/new.tsx', '1')
  write('e2e/c.test.ts', '2')
  expect(testsBeside('HEAD', folder)).toEqual(['web/parts/a.test.tsx'])
  expect(testsBeside('HEAD~1', folder).sort()).toEqual(['server/b.test.ts', 'web/parts/a.test.tsx'])
})
