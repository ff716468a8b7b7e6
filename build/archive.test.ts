import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { archiveTime, packTar } from './archive.ts'

function place() {
  const folder = mkdtempSync(join(tmpdir(), 'archive-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** A folder with a program and a text, written in an order, at a time and with rights that differ from one maker to the next. */
function written(names: readonly string[], seconds: number, mode: number) {
  const folder = join(place(), 'site-1.0.0')
  mkdirSync(join(folder, 'bin'), { recursive: true })
  for (const name of names) {
    const file = join(folder, name)
    writeFileSync(file, `content of ${name}`)
    chmodSync(file, name.startsWith('bin/') ? mode | 0o111 : mode)
    utimesSync(file, seconds, seconds)
  }
  return folder
}

const names = ['bin/site', 'package.json', 'bin/check', 'a.txt']
const time = 1_796_000_000

test('an archive has the same bytes whoever packs it, whenever and wherever', async () => {
  const one = await packTar(written(names, 1_700_000_000, 0o644), time)
  const other = await packTar(written(names.toReversed(), 1_750_000_000, 0o600), time)
  expect(readFileSync(one).equals(readFileSync(other))).toBe(true)
  const later = await packTar(written(names, 1_700_000_000, 0o644), time + 1)
  expect(readFileSync(one).equals(readFileSync(later))).toBe(false)
})

test('what is unpacked is root’s, readable, and written by nobody else; its checksum is right', async () => {
  const archive = await packTar(written(names, 1_700_000_000, 0o600), time)
  const list = execFileSync('tar', ['--full-time', '--utc', '--numeric-owner', '-tvzf', archive], { encoding: 'utf8' })
  expect(list.trim().split('\n')[3]).toMatch(/^-rwxr-xr-x 0\/0 +\d+ 2026-11-30 [\d:]+ site-1\.0\.0\/bin\/check$/)
  expect(list).toMatch(/^-rw-r--r-- 0\/0 .* site-1\.0\.0\/package\.json$/m)
  const folder = place()
  for (const ending of ['', '.sha256']) renameSync(archive + ending, join(folder, `site-1.0.0.tar.gz${ending}`))
  execFileSync('sha256sum', ['--check', 'site-1.0.0.tar.gz.sha256'], { cwd: folder, stdio: 'pipe' })
})

test('a folder that is not there is no archive', async () => {
  await expect(packTar(join(place(), 'nothing'), time)).rejects.toThrow(/^tar ended with 2: /)
})

test('files have the time of the commit, or that which is given', () => {
  const root = join(import.meta.dirname, '..')
  expect(archiveTime(root, { SOURCE_DATE_EPOCH: '1234' })).toBe(1234)
  expect(archiveTime(root, {})).toBe(Number(execFileSync('git', ['-C', root, 'log', '-1', '--format=%ct'])))
  expect(archiveTime(place(), {})).toBe(315_532_800)
})
