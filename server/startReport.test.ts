import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { facilityLines, placesLines } from './startReport.ts'
import { type Served, serve } from './testing/served.ts'

let served: Served
beforeAll(async () => {
  served = await serve({}, { complaints: true })
})
afterAll(() => served.close())

const parts = (over: object = {}) => {
  if (!served.complaints) throw new Error('the calls of the report were asked for')
  return { site: served.site, complaints: served.complaints, tracker: undefined, ...over }
}
const noKeys = {
  keys: { ...{ list: null, version: 0, root: null, trial: false, channels: [] }, refusals: ['Nothing is signed.'] },
  isAway: () => false,
}

test('a start names its address, whether others reach it, and the content folder', () => {
  const settings = readSettings({ LANG: 'en', CONTENT_DIR: '/srv/content' })
  expect(placesLines(settings, 'http://127.0.0.1:8080')).toEqual([
    'Address: http://127.0.0.1:8080, for this machine alone; there is no public one (SITE_ORIGIN is not set)',
    'Content: /srv/content (CONTENT_DIR)',
  ])
})

test('behind a proxy it names the public address, and of a repository no token', () => {
  const env = {
    ...{ HOST: '10.0.0.11', SITE_ORIGIN: 'https://www.company.example', TRUSTED_PROXIES: '2' },
    ...{ CONTENT_GIT: 'https://reader:token@git.company.example/content.git', CONTENT_BRANCH: 'live' },
  }
  expect(placesLines(readSettings({ ...env, LANG: 'en' }), 'http://10.0.0.11:8080')).toEqual([
    'Address: http://10.0.0.11:8080; the public one is https://www.company.example; behind 2 proxies (TRUSTED_PROXIES)',
    'Content: the branch live of https://git.company.example/content.git (CONTENT_GIT)',
  ])
  expect(placesLines(readSettings({ ...env, LANG: 'zh_CN.UTF-8' }), 'http://10.0.0.11:8080')).toEqual([
    '地址：http://10.0.0.11:8080；对外地址：https://www.company.example；前面有2层代理（TRUSTED_PROXIES）',
    '内容：https://git.company.example/content.git的live分支（CONTENT_GIT）',
  ])
})

test('what is off says why', () => {
  const [on, off] = facilityLines(readSettings({ LANG: 'en' }), parts({ complaints: noKeys }))
  expect(on).toBe('On: feeds (announcements, securities, news); calendar')
  expect(off).toBe(
    'Off: misconduct reports (Nothing is signed.); officers’ notice (channels.yaml of KEYS_DIR names nobody); ' +
      'deletion of closed reports (RETENTION_DAYS is not set: officers delete them); following a Git repository ' +
      '(CONTENT_GIT is not set); metrics (METRICS_PORT is not set); tracker (no tracker.js that can be used in DATA_DIR)',
  )
})

test('what is on says what belongs to it; a trial says that it is one', () => {
  const env = { LANG: 'en', METRICS_PORT: '9180', RETENTION_DAYS: '1095', CONTENT_GIT: '/srv/content.git' }
  const [on, off] = facilityLines(readSettings(env), parts())
  expect(on).toContain(
    'misconduct reports (channels: compliance, audit-committee; kept in complaints.sqlite of the data',
  )
  expect(on).toContain('a trial: the keys are the server’s, and whoever runs it can read what comes)')
  expect(on).toContain('deletion of closed reports (after 1095 days)')
  expect(on).toContain('metrics (http://127.0.0.1:9180/metrics)')
  expect(on).toContain('following a Git repository (every minute; CONTENT_HOOK_SECRET is not set, so it cannot call)')
  expect(off).not.toMatch(/reports \(|metrics|Git/)
})

test('a database says where it is, without its password, and when it is away', () => {
  const env = { LANG: 'en', DATABASE_URL: 'postgres://site:secret@10.0.0.10:5432/site' }
  const [on] = facilityLines(readSettings(env), parts())
  expect(on).toContain('kept in PostgreSQL, 10.0.0.10:5432/site')
  expect(on).not.toContain('secret')
  const away = { keys: parts().complaints.keys, isAway: () => true }
  const [, off] = facilityLines(readSettings(env), parts({ complaints: away }))
  expect(off).toContain('misconduct reports (the database cannot be reached)')
})

test('whom the notice goes to decides what it needs', () => {
  const channel = { id: 'compliance', symbol: 'C', officers: [], notice: ['officer@company.example'] }
  const complaints = { keys: { ...noKeys.keys, channels: [channel] }, isAway: () => false }
  const linesWith = (env: Record<string, string>) =>
    facilityLines(readSettings({ LANG: 'en', ...env }), parts({ complaints }))
  expect(linesWith({})[1]).toContain('officers’ notice (NOTICE_SMTP_URL and NOTICE_FROM are not set)')
  const mail = { NOTICE_SMTP_URL: 'smtps://site:secret@mail.company.example:465', NOTICE_FROM: 'site@company.example' }
  expect(linesWith(mail)[0]).toContain('officers’ notice (every Monday)')
})

test('in Chinese they say the same', () => {
  const [on, off] = facilityLines(readSettings({ LANG: 'zh_CN.UTF-8' }), parts({ complaints: noKeys }))
  expect(on).toBe('已开启：订阅源（announcements、securities、news）；投资者日历')
  expect(off).toContain('未开启：违规举报（Nothing is signed.）；')
  expect(off).toContain('运行指标（未设置METRICS_PORT）')
})

test('channels of the content that have no keys are named; where none has one nothing is on', () => {
  const { complaints } = parts()
  const keysOf = (...ids: string[]) => ({
    keys: { ...complaints.keys, channels: complaints.keys.channels.filter(({ id }) => ids.includes(id)) },
    isAway: () => false,
  })
  const linesWith = (...ids: string[]) =>
    facilityLines(readSettings({ LANG: 'en' }), parts({ complaints: keysOf(...ids) })).map((line) => line ?? '')
  expect(linesWith('compliance')[0]).toContain('channels of the content without keys: audit-committee')
  const stranger = { keys: { ...complaints.keys, channels: [{ id: 'old', notice: [] }] }, isAway: () => false }
  const [, off] = facilityLines(readSettings({ LANG: 'en' }), parts({ complaints: stranger }))
  expect(off).toContain('misconduct reports (channels of the content without keys: compliance, audit-committee)')
})
