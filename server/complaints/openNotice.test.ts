import { expect, test, vi } from 'vitest'
import { openNotice } from './openNotice.ts'

const channel = { id: 'compliance', symbol: 'C', officers: [] }
const sources = (notice: string[]) => {
  const cases = Array.from({ length: 101 }, () => ({ day: '2026-11-25', closed: null, messages: [] }))
  const pages = [cases.slice(0, 100), cases.slice(100)]
  return {
    settings: { noticeSmtpUrl: '', noticeFrom: '', noticeEvery: 'day' },
    keys: { recovery: null, channels: [{ ...channel, notice }] },
    complaints: { list: vi.fn(async (_symbol: string, page: number) => ({ cases: pages[page - 1] ?? [], pages: 2 })) },
    records: { claimNotice: async () => true, releaseNotice: vi.fn(async () => undefined) },
    log: { info: vi.fn(), error: vi.fn() },
    now: () => Date.parse('2026-11-26T09:00:00+08:00'),
  }
}

test('where the keys file names nobody there is no notice', async () => {
  expect(await openNotice(sources([]) as never)).toBeUndefined()
})

test('a notice counts every page of the channel’s cases; without a mail server it is given back, and that is said', async () => {
  const given = sources(['officer@example.com'])
  const notice = await openNotice(given as never) // of the store it asks for the list alone
  await notice?.sendDue()
  expect(given.complaints.list.mock.calls).toEqual([
    ['C', 1],
    ['C', 2],
  ])
  expect(given.log.error).toHaveBeenCalledWith(expect.stringMatching(/NOTICE_SMTP_URL and NOTICE_FROM/))
  expect(given.records.releaseNotice).toHaveBeenCalledWith('compliance', '2026-11-26')
})
