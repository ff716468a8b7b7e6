import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readYaml, writeYaml } from '../content/yamlFile.ts'
import { pdfOf } from '../testing/mediaSamples.ts'
import { an, bo, change } from '../testing/repositories.ts'
import { serveSample } from '../testing/servedSample.ts'

const id = '2026-11-06-hog-sales-october-2026'
const item = { kind: 'announcement', id }
const [file, path] = [`announcements/${id}.yaml`, `media/announcements/${id}.zh.pdf`]
const pdf = { kind: 'file', id: path }
const page = 'news/company/2026-11-12-electric-feed-lorries.yaml'
const [again, other] = [pdfOf({ catalog: '/A 1' }), pdfOf({ catalog: '/A 2' })]

let served: Awaited<ReturnType<typeof serveSample>>
beforeAll(async () => {
  served = await serveSample()
})
afterAll(() => served.close())
afterEach(async () => {
  const { repository } = served
  await repository.discard(
    (await repository.waiting()).map(({ path }) => path),
    bo,
  )
})

const publish = (items: object[], more: object = {}, headers = {}) =>
  served.post('/api/publish', { items, ...more }, headers)
const isOut = async () => !(await served.repository.unpublished()).has(path)
// biome-ignore lint/suspicious/noExplicitAny: of whatever kind it is
async function edit(name: string, change: (data: any) => void) {
  const read = await served.repository.read(name)
  const data = readYaml(read?.bytes ?? Buffer.alloc(0)).data
  change(data)
  const bytes = writeYaml(read?.bytes, data)
  return served.repository.save([{ path: name, bytes, version: read?.version ?? null }], an, `changes ${name}`)
}
const giveReason = () =>
  edit(file, ({ editions }) =>
    Object.assign(editions.at(-1), { reason: { zh: '更正均价', en: 'The price was wrong' } }),
  )

test('a published PDF that was replaced is not published alone: its edition has no reason yet', async () => {
  await served.upload(path, again)
  for (const refused of [await publish([pdf]), await publish([], { media: [path] }), await publish([pdf, item])]) {
    expect([refused.status, refused.json.error, refused.json.names]).toEqual([422, 'publishProblems', [file]])
    expect(refused.json.problems).toMatchObject([{ ...item, text: { en: expect.stringMatching(/does not say why/) } }])
  }
  expect(await isOut()).toBe(false)
})

test('with its reason it is published together with its announcement, which the refusal of the PDF alone names', async () => {
  await served.upload(path, again)
  await giveReason()
  const title = '2026年10月生猪销售简报'
  const refused = await publish([pdf], {}, { 'accept-language': 'zh' })
  expect([refused.status, refused.json.error, refused.json.message]).toEqual([
    409,
    'pdfApart',
    `PDF须与所属的公告或报告一起发布，请同时选择：${title}。`,
  ])
  expect((await publish([], { media: [path] })).json.message).toMatch(/^A PDF is published together with the/)
  expect(await isOut()).toBe(false)
  await change(served.repository, path, other, an) // as a hand in the folder would
  expect((await publish([pdf, item])).json).toMatchObject({ error: 'publishProblems', names: [file] })
})

test('another item that links to such a PDF is published without it', async () => {
  const before = (await served.repository.read(path))?.bytes
  await edit(page, (data) =>
    Object.assign(data.zh, { body: `${data.zh.body}\n\n[PDF](https://www.qingsui.example/${path})\n` }),
  )
  await served.upload(path, again)
  await giveReason()
  const [, id] = page.match(/([\w-]+)\.yaml$/) ?? []
  expect((await publish([{ kind: 'company', id }])).status).toBe(200)
  expect([await isOut(), before?.equals(again)]).toEqual([false, false])
})

test('an item does not link to a PDF of an announcement that is not out', async () => {
  const fresh = '2026-11-20-fresh'
  const text = (await served.repository.read(file))?.bytes.toString().replace(/editions:[\s\S]*?(?=\nzh:)/, '') ?? ''
  await change(served.repository, `announcements/${fresh}.yaml`, text, an)
  const link = `media/announcements/${fresh}.zh.pdf`
  await served.upload(link, again)
  await edit(page, (data) =>
    Object.assign(data.zh, { body: `${data.zh.body}\n\n[PDF](https://www.qingsui.example/${link})\n` }),
  )
  const [, id] = page.match(/([\w-]+)\.yaml$/) ?? []
  expect((await publish([{ kind: 'company', id }])).json).toMatchObject({ error: 'pdfApart' })
  expect((await served.repository.unpublished()).has(page)).toBe(true)
})

test('an announcement and its PDF are discarded together', async () => {
  await served.upload(path, again)
  for (const [alone, said, missing] of [
    [pdf, '2026年10月生猪销售简报', file],
    [item, '2026年10月生猪销售简报（PDF）', path],
  ] as const) {
    const refused = await served.post('/api/discard', { items: [alone] }, { 'accept-language': 'zh' })
    expect([refused.status, refused.json.error, refused.json.names]).toEqual([409, 'discardApart', [missing]])
    expect(refused.json.message, 'by its title').toContain(said)
  }
  expect(await isOut()).toBe(false)
  expect((await served.post('/api/discard', { items: [pdf, item] })).status).toBe(200)
  expect((await served.repository.waiting()).length).toBe(0)
})

test('with its announcement, with day and reason of its very bytes, it is out', async () => {
  await served.upload(path, again)
  await giveReason()
  expect((await publish([pdf, item])).status).toBe(200)
  expect(await isOut()).toBe(true)
})
