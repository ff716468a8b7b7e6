import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readSettings } from '../settings.ts'
import { openComplaintService } from './service.ts'

/** The reports of a site whose clock the test sets; one report, closed on 1 March. */
async function closedReport(retentionDays: number) {
  const data = mkdtempSync(join(tmpdir(), 'retention-'))
  let time = '2026-03-01T23:59:59+08:00'
  const reports = await openComplaintService({
    settings: { ...readSettings({}), data, retentionDays },
    log: { info: () => undefined, error: () => undefined },
    now: () => Date.parse(time),
  })
  onTestFinished(async () => {
    await reports.close()
    rmSync(data, { recursive: true })
  })
  const [name, body] = [randomBytes(32), randomBytes(64)]
  await reports.complaints.save({ case: name, channel: 'C', body, files: [] })
  await reports.complaints.setClosed('C', name, true)
  const isThere = async () => (await reports.complaints.glance('C', name)) !== undefined
  return {
    askDeletion: () =>
      reports.complaints.askDeletion(
        'C',
        name,
        { act: 'an act', key: 'one officer', signature: '', isOfToday: true },
        () => false,
      ),
    isThere,
    isInFiles: () =>
      ['complaints.sqlite', 'complaints.sqlite-wal'].some((name) => readFileSync(join(data, name)).includes(body)),
    setTime(to: string) {
      time = to
    },
    async isThereAt(at: string) {
      time = at
      await reports.deleteExpired()
      return isThere()
    },
  }
}

test('a closed report is kept for all of its days, and gone with the next', async () => {
  const { isThereAt, isInFiles } = await closedReport(30)
  expect([await isThereAt('2026-03-31T23:59:59+08:00'), isInFiles()]).toEqual([true, true])
  expect([await isThereAt('2026-04-01T00:00:00+08:00'), isInFiles()], 'nor a byte of it').toEqual([false, false])
})

test('what one officer wants deleted stays for thirty days, so that a colleague may keep it', async () => {
  const { askDeletion, isThereAt } = await closedReport(0)
  await askDeletion()
  expect(await isThereAt('2026-03-31T23:59:59+08:00')).toBe(true)
  expect(await isThereAt('2026-04-01T00:00:00+08:00')).toBe(false)
})

test('the store is looked through every quarter of an hour, as long as the site runs', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { setTime, isThere } = await closedReport(30)
  const quarter = 15 * 60 * 1000
  await vi.advanceTimersByTimeAsync(quarter)
  setTime('2026-04-01T00:00:00+08:00')
  expect(await isThere()).toBe(true)
  await vi.advanceTimersByTimeAsync(quarter)
  await expect.poll(isThere).toBe(false)
})

test('without a time of storage no report goes by itself', async () => {
  const { isThereAt } = await closedReport(0)
  expect(await isThereAt('2046-03-01T12:00:00+08:00')).toBe(true)
})
