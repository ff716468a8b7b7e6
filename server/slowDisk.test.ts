import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Channels } from '#contract/complaints.ts'
import { callPath, complaintPaths } from '#contract/paths.ts'
import { freePort } from './testing/freePort.ts'
import { answersAt, startProgram } from './testing/program.ts'
import { newReport } from './testing/reports.ts'
import { createSample } from './testing/sample.ts'

const program = join(import.meta.dirname, 'testing/servingProgram.ts')
// A process that may be traced: https://strace.io
const canDelay = spawnSync('strace', ['-qq', '-o', '/dev/null', 'true']).status === 0

describe.skipIf(!canDelay)('on a disk that takes a fifth of a second to be sure of anything', () => {
  test('a report is taken, and pages are answered meanwhile', { timeout: 120_000 }, async () => {
    const { settings, dispose } = await createSample({}, 'dairy')
    const port = await freePort()
    const delayed = ['-e', 'trace=fsync,fdatasync', '-e', 'inject=fsync,fdatasync:delay_enter=200000']
    // -D: it watches the program, which stays ours to end.
    const words = ['-D', '-f', '-qq', '--seccomp-bpf', '-o', '/dev/null', ...delayed, process.execPath, program]
    const env = {
      ...{ LANG: 'en', PORT: String(port), ALLOW_TRIAL_KEYS: '1', LOG_LEVEL: 'silent', KEYS_DIR: settings.keys },
      ...{ CONTENT_DIR: settings.content, DATA_DIR: settings.data },
    }
    const site = `http://127.0.0.1:${port}`
    const node = await startProgram('strace', words, env, answersAt(site + callPath('site', 'site')))
    onTestFinished(async () => {
      await node.stop()
      await dispose()
    })
    const offered: Channels = (await (await fetch(site + complaintPaths.channels)).json()).data
    const { body } = await newReport(offered)
    let isSent = false
    const headers = { 'content-type': 'application/json' }
    const report = fetch(site + complaintPaths.save, { method: 'POST', headers, body: JSON.stringify(body) })
    const sent = report.finally(() => {
      isSent = true
    })
    const statuses = new Set<number>()
    let slowest = 0
    do {
      const began = performance.now()
      statuses.add((await fetch(site + callPath('brief', 'site'), { headers: { lang: 'en' } })).status)
      slowest = Math.max(slowest, performance.now() - began)
    } while (!isSent)
    expect([(await sent).status, [...statuses]]).toEqual([200, [200]])
    // SQLite is sure of a report before anything else is answered.
    expect(slowest).toBeLessThan(5_000)
  })
})
