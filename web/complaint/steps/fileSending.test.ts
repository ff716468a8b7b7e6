import { expect, test } from 'vitest'
import { type PartFrame, readFrame } from '#contract/upload.ts'
import { newFileKey } from '#sealing/attachment.ts'
import { to64 } from '#sealing/bytes.ts'
import { openFile } from '#sealing/reassemble.ts'
import { CallError } from '../../data/callError.ts'
import { createFileSending } from './fileSending.ts'
import { sealInPage } from './sealInWorker.ts'

const work = { nonce: 'A'.repeat(44), proof: 'A'.repeat(11) }

/** Sends a file of three parts to a site that refuses the second one once, with a status. */
async function sendWith(status: number) {
  const taken: PartFrame[] = []
  let refused = 0
  const upload = async (frame: Uint8Array) => {
    const part = readFrame(frame)
    if (!part) throw new Error('a frame')
    if (part.number === 1 && refused++ === 0) throw new CallError('refused', status)
    taken.push(part)
  }
  const bytes = Uint8Array.from({ length: 2_300_000 }, (_, at) => (at * 31) % 251)
  const [fileKey, progress] = [await newFileKey(), [] as number[]]
  const sending = createFileSending(
    { name: 'film.bin', type: '', blob: new Blob([bytes]) },
    { calls: { upload }, fileKey, work: { send: (_, act) => act(work) }, onProgress: (done) => progress.push(done) },
  )
  await expect(sending.run()).rejects.toThrow('refused')
  const { entry, claimed } = await sending.run()
  const own = taken.filter(({ id }) => to64(id) === entry.id)
  const parts = own.map(({ number, bytes, digest }) => ({
    ...{ number, sha256: to64(digest) },
    bytes: Uint8Array.from(bytes),
  }))
  const opened = await openFile(parts, fileKey, entry)
  expect(Buffer.from(await new Response(opened).arrayBuffer()).equals(Buffer.from(bytes))).toBe(true)
  expect(claimed).toEqual({ id: entry.id, parts: 3 })
  return { taken, progress, size: sending.size }
}

test('after a refusal that says nothing of the upload, the part that failed is sent again and no other', async () => {
  for (const status of [0, 429, 500]) {
    const { taken, progress, size } = await sendWith(status)
    expect(taken.map(({ number }) => number)).toEqual([0, 1, 2])
    expect(progress.at(-1)).toBe(size)
  }
})

test('an upload that the site takes no longer is begun anew, under another id', async () => {
  const { taken, progress, size } = await sendWith(409)
  expect(taken.map(({ number }) => number)).toEqual([0, 0, 1, 2])
  expect(new Set(taken.map(({ id }) => to64(id))).size).toBe(2)
  expect(progress).toContain(0)
  expect(progress.at(-1)).toBe(size)
})

test('a file that begins anew, or that nobody waits for any more, is let go: no worker goes on sealing it', async () => {
  let open = 0
  const sealing = async (blob: Blob, fileKey: string) => {
    const sealed = await sealInPage(blob, fileKey)
    const parts = sealed[Symbol.asyncIterator]()
    open++
    const close = async () => {
      open--
      return { done: true as const, value: undefined }
    }
    return { ...sealed, [Symbol.asyncIterator]: () => ({ next: () => parts.next(), return: close }) }
  }
  const spoiled = async () => {
    throw new CallError('refused', 409)
  }
  const sending = createFileSending(
    { name: 'a.bin', type: '', blob: new Blob(['a']) },
    {
      ...{ calls: { upload: spoiled }, fileKey: await newFileKey(), seal: sealing },
      ...{ work: { send: (_, act) => act(work) }, onProgress: () => undefined },
    },
  )
  sending.close()
  await expect(sending.run()).rejects.toThrow('refused')
  expect(open).toBe(0)
})
