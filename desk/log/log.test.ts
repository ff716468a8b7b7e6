import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { expectMode } from '../../server/testing/expectMode.ts'
import { DeskError } from '../deskError.ts'
import { nextEntry, printIn } from './chain.ts'
import { type Log, openLog } from './file.ts'

let folder: string
let file: string
let log: Log
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'desk-log-'))
  file = join(folder, 'log.jsonl')
  log = openLog(folder, () => Date.UTC(2026, 0, 5))
  for (const name of ['AAAA-AAAA', 'BBBB-BBBB', 'CCCC-CCCC', 'DDDD-DDDD']) await log.add({ action: 'open', case: name })
})
afterEach(() => rm(folder, { recursive: true }))

const lines = async () => (await readFile(file, 'utf8')).trimEnd().split('\n')
/** A line that names another case, as sound by itself as the one it stands for. */
const anew = (before: string, line: string) =>
  JSON.stringify(nextEntry(JSON.parse(before), { ...JSON.parse(line), case: 'ZZZZ-ZZZZ' }))
const rewrite = (kept: string[]) => writeFile(file, kept.map((line) => `${line}\n`).join(''))

test('a log that nobody touched is whole, and its owner alone can read it', async () => {
  expect(await log.check()).toMatchObject({
    ok: true,
    entries: [{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4, action: 'open' }],
  })
  expectMode(file, 0o600)
})

test.each([
  ['an altered line', (all: string[]) => all.map((line) => line.replace('BBBB-', 'ZZZZ-')), 2, 'altered'],
  ['an added space', (all: string[]) => all.map((line, at) => (at === 1 ? `${line} ` : line)), 2, 'altered'],
  ['a missing line', (all: string[]) => all.toSpliced(1, 1), 2, 'order'],
  ['a missing first line', (all: string[]) => all.slice(1), 1, 'order'],
  ['two lines in each other’s place', ([a, b, c, d]: string[]) => [a, c, b, d] as string[], 2, 'order'],
  ['a repeated line', ([a, ...rest]: string[]) => [a, a, ...rest] as string[], 2, 'order'],
  ['missing lines at the end', (all: string[]) => all.slice(0, 2), 3, 'tail'],
  ['no lines left', () => [], 1, 'tail'],
  [
    'a line written anew with a print of its own',
    ([a = '', b = '', ...rest]: string[]) => [a, anew(a, b), ...rest],
    3,
    'order',
  ],
  ['a foreign line', (all: string[]) => all.with(2, 'hello'), 3, 'shape'],
])('%s is found, and no line can be added behind it', async (_what, change, line, fault) => {
  await rewrite(change(await lines()))
  expect(await log.check()).toEqual({ ok: false, line, fault })
  await expect(log.add({ action: 'list' })).rejects.toThrow(DeskError)
})

test('half a line at the end is found', async () => {
  await appendFile(file, '{"n":5,')
  expect(await log.check()).toEqual({ ok: false, line: 5, fault: 'shape' })
})

/** Writes the head of the log as it was at a line. */
const headOf = async (n: number) => {
  const { print } = JSON.parse((await lines())[n - 1] ?? '')
  await writeFile(join(folder, 'log.head'), JSON.stringify({ n, print }))
}

test('lines cut off together with the head, or under an older head, are told', async () => {
  await rewrite((await lines()).slice(0, 2))
  await rm(join(folder, 'log.head'))
  expect(await log.check()).toEqual({ ok: false, line: 2, fault: 'headless' })
  await expect(log.add({ action: 'list' })).rejects.toThrow(DeskError)
})

test('a head that is more than one line behind was put there', async () => {
  await headOf(2)
  expect(await log.check()).toEqual({ ok: false, line: 4, fault: 'headless' })
})

test('a log written anew from some line on does not hold the print that was noted', async () => {
  const noted = JSON.parse((await lines()).at(-1) ?? '').print.slice(0, 16)
  expect(await log.check(noted)).toMatchObject({ ok: true })
  await headOf(2)
  await rewrite((await lines()).slice(0, 2))
  await log.add({ action: 'list' })
  expect(await log.check()).toMatchObject({ ok: true })
  expect(await log.check(noted)).toEqual({ ok: false, line: 1, fault: 'noted' })
  expect(await log.check('0'.repeat(16))).toMatchObject({ ok: false, fault: 'noted' })
  expect(printIn(` ${noted.slice(0, 8).toUpperCase()} ${noted.slice(8)}`)).toBe(noted)
  for (const typed of ['abc', noted.slice(1), 'ghij'.repeat(4), '']) expect(printIn(typed), typed).toBeUndefined()
})

test('a power cut between line and head is no damage', async () => {
  const head = await readFile(join(folder, 'log.head'), 'utf8')
  await log.add({ action: 'list' })
  await writeFile(join(folder, 'log.head'), head)
  await log.add({ action: 'list' })
  expect(await log.check()).toMatchObject({ ok: true })
})

test('many writers at once leave one unbroken chain', async () => {
  const other = openLog(folder, Date.now)
  await Promise.all(Array.from({ length: 12 }, (_, at) => (at % 2 ? log : other).add({ action: 'list' })))
  const verdict = await log.check()
  expect(verdict.ok && verdict.entries.length).toBe(16)
})
