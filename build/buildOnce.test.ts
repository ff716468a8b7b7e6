import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { buildOnce } from './buildOnce.ts'

const folder = mkdtempSync(join(tmpdir(), 'builds-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Builds the editors' page in a process of its own. */
const building = (dist: string) =>
  spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `const { buildEdit } = await import(${JSON.stringify(join(import.meta.dirname, 'edit.ts'))})
       console.log(await buildEdit(console.log, ${JSON.stringify(dist)}))`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
const said = async (builder: ReturnType<typeof building>) => {
  const [output] = await Promise.all([text(builder.stdout), once(builder, 'exit')])
  return output.trim().split('\n').at(-1)
}

test('of two that begin at once one builds, and the other waits for it', async () => {
  const dist = join(folder, 'dist')
  const results = await Promise.all([said(building(dist)), said(building(dist))])
  expect(results.sort()).toEqual(['false', 'true'])
  expect(existsSync(join(dist, 'index.html'))).toBe(true)
})

test('one that was killed while it built keeps nobody waiting', async () => {
  const dist = join(folder, 'killed')
  const killed = building(dist)
  await once(killed.stdout, 'data') // it has begun
  killed.kill('SIGKILL')
  expect(await said(building(dist))).toBe('true')
})

test('what a test builds is for production, and the test goes on as one', async () => {
  let during: string | undefined
  const build = async () => {
    during = process.env.NODE_ENV
    throw new Error('broken off')
  }
  await expect(buildOnce({ dist: join(folder, 'env'), hash: async () => 'a', build })).rejects.toThrow('broken off')
  expect([during, process.env.NODE_ENV]).toEqual(['production', 'test'])
})
