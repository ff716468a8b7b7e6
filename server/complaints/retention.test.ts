import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { SiteStore } from '../site.ts'
import { openComplaintService } from './service.ts'

/** The reports of a site whose clock the test sets; one report, closed on 1 March. */
async function closedReport(retentionDays: number) {
  const data = mkdtempSync(join(tmpdir(), 'retention-'))
  let time = '2026-03-01T23:59:59+08:00'
  const officers = { recovery: null, channels: [{ id: 'compliance', officers: [], signing: [] }] }
  const reports = await openComplaintService({
    settings: { data, databaseUrl: '', retentionDays },
    site: { content: { officers }, onSwap: () => undefined } as unknown as SiteStore, // all that it reads of a site
    log: { info: () => undefined, error: () => undefined },
    now: () => Date.parse(time),
  })
  onTestFinished(async () => {
    await reports.close()
    rmSync(data, { recursive: true })
  })
  const lookup = randomBytes(32)
  await reports.complaints.save({ lookup, channel: 'compliance', body: Buffer.from('sealed'), files: [] })
  await reports.complaints.setClosed('compliance', lookup, true)
  const isThere = async () => (await reports.complaints.thread(lookup)) !== undefined
  return {
    isThere,
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
  const { isThereAt } = await closedReport(30)
  expect(await isThereAt('2026-03-31T23:59:59+08:00')).toBe(true)
  expect(await isThereAt('2026-04-01T00:00:00+08:00')).toBe(false)
})

test('the store is looked through every hour, as long as the site runs', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { setTime, isThere } = await closedReport(30)
  const hour = 60 * 60 * 1000
  await vi.advanceTimersByTimeAsync(hour)
  setTime('2026-04-01T00:00:00+08:00')
  expect(await isThere()).toBe(true)
  await vi.advanceTimersByTimeAsync(hour)
  await expect.poll(isThere).toBe(false)
})

test('without a time of storage no report goes by itself', async () => {
  const { isThereAt } = await closedReport(0)
  expect(await isThereAt('2046-03-01T12:00:00+08:00')).toBe(true)
})
