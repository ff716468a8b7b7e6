import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Channels } from '#contract/complaints.ts'
import { complaintPaths } from '#contract/paths.ts'
import { readCode } from '#sealing/code.ts'
import { type Complaint, openComplaint } from '#sealing/complaint.ts'
import { deriveKeys } from '#sealing/derive.ts'
import { findWork } from '#sealing/proofOfWork.ts'
import { openFile } from '#sealing/reassemble.ts'
import { complaintBytes } from '#sealing/sizes.ts'
import { type ComplaintCalls, complaintCalls } from '#web/complaint/steps/complaintApi.ts'
import { offeredOf } from '#web/complaint/steps/prepareSealing.ts'
import { createSending, type Written } from '#web/complaint/steps/sending.ts'
import type { WorkFinder } from '#web/complaint/steps/workFinder.ts'
import { trialOfficer } from './testing/desk.ts'
import { type Served, serve } from './testing/served.ts'

/*
 * The browser's half of the sealed report against the real server, over a network that fails where the test says so.
 */

let served: Served
let origin: string
let offered: Channels
/** Asked before and after each request: may throw as a broken network does. */
let network: { before?: (path: string) => void; after?: (path: string) => void } = {}
beforeAll(async () => {
  served = await serve({}, { complaints: true })
  await served.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(served.app.server.address() as AddressInfo).port}`
  offered = await callsOf().channels()
})
afterAll(() => served.close())
afterEach(() => {
  network = {}
})

const callsOf = (): ComplaintCalls =>
  complaintCalls({
    lang: 'en',
    unreachable: 'no answer',
    fetch: async (path, init) => {
      network.before?.(String(path))
      const response = await fetch(`${origin}${path}`, init)
      network.after?.(String(path))
      return response
    },
  })
const finder: WorkFinder = { find: async (subject, bits) => findWork(subject, bits), close: () => undefined }
const written: Written = { channel: 'C', fields: { reportedName: '某人', content: '收受回扣' }, files: [] }
const file = (size: number, name = 'a.bin') => ({
  name,
  type: 'application/octet-stream',
  blob: new Blob([
    crypto.getRandomValues(new Uint8Array(Math.min(size, 65_536))),
    new Uint8Array(Math.max(0, size - 65_536)),
  ]),
})
/** As the page takes it, whose document brought the root key and what channels are called. */
const trusted = (offered: Channels) => {
  const channels = offered.channels.map((own) => ({ ...own, summary: 'Reads reports', printed: 'On every payslip' }))
  return offeredOf(offered, { root: offered.trial ?? '', version: 1, channels })
}
function sending(more: Partial<Written> = {}, progress: [number, number][] = []) {
  const onProgress = (done: number, total: number) => void progress.push([done, total])
  return createSending(
    { ...written, ...more },
    { calls: callsOf(), offered: trusted(offered), at: Date.now(), finder, onProgress },
  )
}
/** What officers find under a code, with the bytes of its files. */
async function arrived(code: string): Promise<{ report: Complaint; files: Uint8Array[] }> {
  const read = readCode(code)
  if (!read.ok) throw new Error(read.fault)
  const { case: name } = await deriveKeys(read.code)
  const { identity } = await trialOfficer(served, 'compliance')
  const bytes = Buffer.from(name, 'base64url')
  const store = served.complaints?.complaints
  const sealed = (await store?.glance('C', bytes))?.body ?? Buffer.alloc(0)
  const { complaint: report } = await openComplaint(sealed, [identity], { case: name, channel: 'C' })
  const files: Uint8Array[] = []
  for (const entry of report.files) {
    const parts = []
    for (let number = 0; ; number++) {
      const part = await store?.filePart('C', bytes, Buffer.from(entry.id, 'base64url'), number)
      if (!part) break
      const sha256 = Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(part))).toString('base64url')
      parts.push({ number, bytes: new Uint8Array(part), sha256 })
    }
    files.push(new Uint8Array(await new Response(await openFile(parts, report.fileKey, entry)).arrayBuffer()))
  }
  return { report, files }
}
const count = async () => (await served.complaints?.complaints.list('C', 1))?.cases.length ?? 0

test('a report with files arrives whole, and each part is told when it has arrived', async () => {
  const files = [file(10, 'note.txt'), file(2_500_000, 'scan.pdf')]
  const progress: [number, number][] = []
  const { report, files: got } = await arrived(await sending({ files }, progress).run())
  expect(report.fields).toMatchObject({ reportedName: '某人', content: '收受回扣' })
  expect(report.files.map(({ name }) => name)).toEqual(['note.txt', 'scan.pdf'])
  for (const [at, { blob }] of files.entries()) {
    expect(Buffer.from(got[at] ?? []).equals(Buffer.from(await blob.arrayBuffer()))).toBe(true)
  }
  const total = 2_883_584 + complaintBytes
  expect(progress).toEqual([0, 262_144, 1_310_720, 2_359_296, 2_883_584, total].map((done) => [done, total]))
})

test('a connection that breaks at any request, before or after it arrived, loses nothing and doubles nothing', async () => {
  for (const when of ['before', 'after'] as const) {
    const before = await count()
    let [asked, fails] = [0, 0]
    const one = sending({ files: [file(1_200_000)] })
    network[when] = () => {
      // Every second request fails.
      if (asked++ % 2 === 0) {
        fails++
        throw new TypeError('network')
      }
    }
    let code: string | undefined
    for (let tries = 0; code === undefined && tries < 12; tries++) code = await one.run().catch(() => undefined)
    expect(code, when).toBeDefined()
    expect(fails).toBeGreaterThan(2)
    network = {}
    expect((await arrived(code ?? '')).files[0]).toHaveLength(1_200_000)
    expect(await count()).toBe(before + 1)
  }
})

test('a failure is told in a sentence, and the report is not on the server', async () => {
  const before = await count()
  network.before = () => {
    throw new TypeError('network')
  }
  const one = sending({ files: [file(10)] })
  await expect(one.run()).rejects.toThrow('no answer')
  expect(await one.arrived(), 'nothing is asked: there was no report to send yet').toBeUndefined()
  expect(await count()).toBe(before)
})

test('whether a report arrived is told by the site alone: no answer does not mean that it did not', async () => {
  const before = await count()
  for (const [when, isThere] of [
    ['before', false],
    ['after', true],
  ] as const) {
    const one = sending()
    expect(await one.arrived(), 'nothing was sent').toBeUndefined()
    const breakOff = () => {
      throw new TypeError('network')
    }
    network = { [when]: (path: string) => path.endsWith('/save/notoken') && breakOff() }
    await expect(one.run()).rejects.toThrow('no answer')
    network = { before: breakOff }
    await expect(one.arrived(), when).rejects.toThrow('no answer')
    network = {}
    const code = await one.arrived()
    expect(code !== undefined).toBe(isThere)
    if (code) expect((await arrived(code)).report.fields.content).toBe('收受回扣')
  }
  expect(await count()).toBe(before + 1)
})

test('files that waited for most of two hours are still there', async () => {
  const one = sending({ files: [file(300_000)] })
  network.before = (path) => {
    if (path.endsWith('/save/notoken')) throw new TypeError('network')
  }
  await expect(one.run()).rejects.toThrow()
  served.pass(110 * 60 * 1000)
  await served.complaints?.deleteExpired()
  const sentAgain: string[] = []
  network = { before: (path) => void sentAgain.push(path) }
  expect((await arrived(await one.run())).files[0]).toHaveLength(300_000)
  expect(sentAgain.filter((path) => path === complaintPaths.upload)).toEqual([])
})

test('files that waited for more than two hours are sent again', async () => {
  const one = sending({ files: [file(300_000)] })
  network.before = (path) => {
    if (path.endsWith('/save/notoken')) throw new TypeError('network')
  }
  await expect(one.run()).rejects.toThrow()
  network = {}
  served.pass(136 * 60 * 1000)
  await served.complaints?.deleteExpired()
  await expect(one.run()).rejects.toThrow(/not complete/)
  expect((await arrived(await one.run())).files[0]).toHaveLength(300_000)
})

test('when the site asks for more work, it is done without a question', async () => {
  for (let flood = 0; flood < 130; flood++) served.complaints?.limits.count('save', `192.0.2.${flood}`)
  const code = await sending({ files: [file(10)] }).run()
  expect((await arrived(code)).files[0]).toHaveLength(10)
})

test('a file that changes while it is read is told by its name, and nothing is stored', async () => {
  const before = await count()
  const shorter = Object.defineProperty(new Blob(['short']), 'size', { value: 400_000 })
  const gone = Object.defineProperty(new Blob(['gone']), 'slice', {
    value: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }),
  })
  for (const blob of [shorter, gone]) {
    const changed = sending({ files: [file(10, 'whole.bin'), { ...file(1, 'changed.bin'), blob }] }).run()
    await expect(changed).rejects.toMatchObject({ reason: 'file-changed', detail: { field: 'changed.bin' } })
  }
  expect(await count()).toBe(before)
})

test('a report that nobody waits for any more is not saved', async () => {
  offered = await callsOf().channels() // with what the site asks for now: nothing is refused and sent again
  const before = await count()
  for (const files of [[], [file(10), file(10)], [file(2_500_000)]]) {
    const one = sending({ files })
    const asked: string[] = []
    network.before = (path) => {
      asked.push(path)
      one.close()
    }
    const outcome = one.run()
    if (files.length === 0) one.close()
    await expect(outcome).rejects.toThrow()
    expect(asked, 'nor is another part of a file sent').toHaveLength(Math.min(1, files.length))
  }
  expect(await count()).toBe(before)
})

test('no request holds a word of what was written, nor the code', async () => {
  const secret = 'CANARY-7f3a19'
  const seen: string[] = []
  const calls = complaintCalls({
    lang: 'en',
    unreachable: 'no answer',
    fetch: async (path, init) => {
      const body = init?.body
      seen.push(
        String(path),
        JSON.stringify(init?.headers),
        typeof body === 'string' ? body : Buffer.from((body ?? '') as never).toString('latin1'),
      )
      return fetch(`${origin}${path}`, init)
    },
  })
  const fields = Object.fromEntries(
    ['subject', 'reportedName', 'department', 'content', 'reporterName', 'reporterPhone', 'reporterEmail'].map(
      (name) => [name, secret],
    ),
  )
  const files = [{ name: `${secret}.txt`, type: 'text/plain', blob: new Blob([secret]) }]
  const code = await createSending(
    { ...written, fields, files },
    { calls, offered: trusted(offered), at: Date.now(), finder, onProgress: () => undefined },
  ).run()
  const read = readCode(code)
  const lookupSecret = read.ok ? (await deriveKeys(read.code)).secret : ''
  expect(lookupSecret).toHaveLength(43)
  for (const text of [
    secret,
    btoa(secret),
    Buffer.from(secret).toString('base64url'),
    code,
    code.replaceAll('-', ''),
    lookupSecret,
  ]) {
    expect(
      seen.some((sent) => sent.includes(text)),
      text,
    ).toBe(false)
  }
})
