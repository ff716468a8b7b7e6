import type { Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import type { ComplaintStore } from './index.ts'
import type { ServerKeys } from './keys.ts'
import { createNotice, type NoticeCase } from './notice.ts'
import type { Records } from './records.ts'

interface NoticeSources {
  settings: Pick<Settings, 'noticeSmtpUrl' | 'noticeFrom' | 'noticeEvery'>
  keys: ServerKeys
  complaints: Pick<ComplaintStore, 'list'>
  records: Pick<Records, 'claimNotice' | 'releaseNotice'>
  log: Log
  now: () => number
}

/** The notice to the officers whom the keys file names; `undefined` where it names nobody. */
export async function openNotice({ settings, keys, complaints, records, log, now }: NoticeSources) {
  const channels = keys.channels.map(({ id, symbol, notice }) => ({ id, symbol, to: notice }))
  if (channels.every(({ to }) => to.length === 0)) return undefined
  const { mailBy, postTo } = await import('./noticeWays.ts') // its mail client is loaded where it is used
  const { noticeSmtpUrl: url, noticeFrom: from, noticeEvery: every } = settings
  return createNotice({
    channels,
    every,
    async cases({ symbol }) {
      const all: NoticeCase[] = []
      for (let page = 1, pages = 1; page <= pages; page++) {
        const found = await complaints.list(symbol, page)
        pages = found.pages
        all.push(...found.cases)
      }
      return all
    },
    claim: ({ id }, day) => records.claimNotice(id, day),
    release: ({ id }, day) => records.releaseNotice(id, day),
    mail:
      url !== '' && from !== ''
        ? mailBy(url, from)
        : () => Promise.reject(new Error('NOTICE_SMTP_URL and NOTICE_FROM have to name a mail server and a sender')),
    post: postTo,
    log,
    now,
  })
}
