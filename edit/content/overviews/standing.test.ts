import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { serveSample } from '../../testing/servedSample.ts'
import { audit } from '../../words/audit.ts'
import { auditLog } from './auditLog.ts'

const day = 24 * 60 * 60_000

let served: Awaited<ReturnType<typeof serveSample>>
beforeAll(async () => {
  served = await serveSample('dairy')
})
afterAll(() => served.close())

test('what nobody has changed since a moment is told by the history, a file that was changed is not', async () => {
  const before = await served.repository.touchedSince(0)
  expect(before.has('site.yaml')).toBe(true)
  expect((await served.repository.touchedSince(Date.now() + 2 * day)).size).toBe(0)
})

test('what is to be looked at is not looked for again as long as nobody changes anything and no day begins', async () => {
  const checks = vi.spyOn(Worker.prototype, 'postMessage')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const ask = async () => {
    checks.mockClear()
    expect((await served.get('/api/standing')).status).toBe(200)
    return checks.mock.calls.length
  }
  await ask()
  const touched = await served.repository.touchedSince(Date.now() - 365 * day)
  vi.setSystemTime(Date.now() + 5 * 60_000)
  expect(await ask(), 'checks of the whole content').toBe(0)
  expect(await served.repository.touchedSince(Date.now() - 365 * day), 'the history is not read again').toBe(touched)
  vi.setSystemTime(Date.now() + day)
  expect(await ask(), 'another day').toBe(1)
  vi.useRealTimers()
  checks.mockRestore()
})

test('of the history only what came since the last time is read, and nothing of it is lost', async () => {
  const before = await served.repository.touchedSince(0)
  const file = await served.repository.read('site.yaml')
  const bytes = Buffer.from(`${file?.bytes}# touched\n`)
  const editor = { name: 'Mei', mail: 'mei@qingsui.example', role: 'writer' } as const
  await served.repository.save([{ path: 'site.yaml', bytes, version: file?.version ?? null }], editor, 'Save')
  await served.repository.save([{ path: 'media/a.csv', bytes, version: null }], editor, 'Save')
  expect(await served.repository.touchedSince(0)).toEqual(new Set([...before, 'media/a.csv']))
})

test('the log of who did what has a line for each save and publish, and no cell that is a formula', async () => {
  const { data, versions } = (await served.get('/api/item?kind=site&id=site')).json
  const saved = await served.post('/api/item', {
    kind: 'site',
    id: 'site',
    versions,
    data: { ...data, accent: '#336699' },
  })
  expect(saved.status).toBe(200)
  const { status, text } = await served.read('/api/audit?lang=en')
  expect(status).toBe(200)
  const [head, ...lines] = text.replace('\uFEFF', '').split('\r\n')
  expect(head).toBe('"Time","Who","State","What","Files","Version"')
  // Of one second, either save of this file may come first.
  const saving = /^"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00","Bo Li","saved","Saved","site\.yaml","[0-9a-f]{40}"$/
  expect(lines.slice(0, 3)).toContainEqual(expect.stringMatching(saving))
  const { text: chinese } = await served.read('/api/audit?lang=zh')
  expect(chinese).toMatch(/^\uFEFF"时间","姓名","状态",/)
  expect(chinese).toContain('"Bo Li","已保存","保存","site.yaml"')
})

test('what was done is said in the language of the reader; what somebody pushed, in his own words', async () => {
  const log = (message: string) => {
    const step = { revision: 'a'.repeat(40), by: 'Bo', at: '2026-11-28T00:00:00Z', message, files: [{ path: 'a' }] }
    const steps = async ({ of }: { of: string }) => (of === 'editing' ? [step] : [])
    return auditLog({ steps } as unknown as Parameters<typeof auditLog>[0], audit.zh) // what the log asks
  }
  const said = async (message: string) => (await log(message)).split('\r\n')[1]?.split('","')[3]
  expect(await said('Save company 2026-11-12-lorries')).toBe('保存')
  expect(await said('Upload media/news/a.jpg')).toBe('上传文件')
  expect(await said('Replace media/news/a.jpg by media/news/b.jpg')).toBe('更换文件')
  expect(await said('Move media/news/a.jpg to media/news/b.jpg')).toBe('移动文件')
  expect(await said('Describe media/news/a.jpg')).toBe('修改文件说明')
  expect(await said('Add trading days to quotes/stock.csv')).toBe('添加每日行情')
  expect(await said('Move the terms behind the footer')).toBe('Move the terms behind the footer')
})
