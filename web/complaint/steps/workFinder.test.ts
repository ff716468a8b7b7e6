import { expect, test, vi } from 'vitest'
import type { WantedWork } from '#contract/complaints.ts'
import { from64, randomBytes, to64 } from '#sealing/bytes.ts'
import { findWork, mostWork, queryDigest, workDone } from '#sealing/proofOfWork.ts'
import { nonceBytes, proofBytes } from '#sealing/sizes.ts'
import { CallError } from '../../data/callError.ts'
import { createWork, type Work, workFinder } from './workFinder.ts'

const digest = queryDigest({ case: 'a case', page: 1 })
const wants = (bits: number): WantedWork => ({ nonce: to64(randomBytes(nonceBytes)), bits })
const minutes = (count: number) => count * 60_000

/** A server that names other work whenever it is asked, and a clock. */
function around(first: WantedWork) {
  const asked: WantedWork[] = []
  const clock = { now: 0 }
  const channels = async () => {
    asked.push(wants(2))
    return { list: null, channels: [], trial: null, work: asked.at(-1) ?? first }
  }
  const finder = {
    find: async (subject: Parameters<typeof findWork>[0], bits: number) => findWork(subject, bits),
    close: () => undefined,
  }
  const work = createWork({ calls: { channels }, finder, wanted: { work: first, at: 0 }, now: () => clock.now })
  return { asked, clock, work }
}
const bitsOf = ({ nonce, proof }: Work) => workDone({ nonce: from64(nonce), digest }, from64(proof))
const refusal = (work?: WantedWork) => new CallError('work', 428, work && { work })

test('work is done over the nonce of the server and what is sent', async () => {
  const first = wants(8)
  const { work, asked } = around(first)
  const sent = await work.send(digest, async (done) => done)
  expect(sent.nonce).toBe(first.nonce)
  expect(bitsOf(sent)).toBeGreaterThanOrEqual(8)
  expect(asked).toEqual([])
})

test('a nonce older than 8 minutes is not used: another is asked for', async () => {
  const { work, asked, clock } = around(wants(2))
  clock.now = minutes(7.9)
  await work.send(digest, async () => undefined)
  expect(asked).toHaveLength(0)
  clock.now = minutes(8.1)
  const sent = await work.send(digest, async (done) => done)
  expect([asked.length, sent.nonce]).toEqual([1, asked[0]?.nonce])
  clock.now = minutes(16)
  await work.send(digest, async () => undefined)
  expect(asked).toHaveLength(1)
})

test('what is refused with 428 is sent again with the work that it asks for, and what follows as well', async () => {
  const { work } = around(wants(1))
  const more = wants(10)
  const sent: Work[] = []
  const act = async (done: Work) => {
    sent.push(done)
    if (sent.length === 1) throw refusal(more)
  }
  await work.send(digest, act)
  await work.send(digest, act)
  expect(sent.slice(1).map(({ nonce }) => nonce)).toEqual([more.nonce, more.nonce])
  for (const one of sent.slice(1)) expect(bitsOf(one)).toBeGreaterThanOrEqual(10)
})

test('a server that always wants other work, or says none, is not asked for ever', async () => {
  for (const [wanted, times] of [
    [wants(1), 5],
    [undefined, 1],
  ] as const) {
    let tried = 0
    const { work } = around(wants(1))
    const never = work.send(digest, async () => {
      tried++
      throw refusal(wanted)
    })
    await expect(never).rejects.toMatchObject({ status: 428 })
    expect(tried).toBe(times)
  }
})

test('more work than the site ever asks for is not begun: it would keep a telephone busy for ever', async () => {
  const asked: number[] = []
  const finder = {
    find: async (_subject: unknown, bits: number) => {
      asked.push(bits)
      return randomBytes(proofBytes)
    },
    close: () => undefined,
  }
  const calls = { channels: async () => ({ list: null, channels: [], trial: null, work: wants(40) }) }
  const work = createWork({ calls, finder, wanted: { work: wants(40), at: 0 }, now: () => 0 })
  const refused = work.send(digest, async () => {
    throw refusal(wants(256))
  })
  await expect(refused).rejects.toMatchObject({ status: 428 })
  expect(asked).toEqual(Array(5).fill(mostWork))
})

test('a look-up does no work unless it is asked for', async () => {
  const { work } = around(wants(1))
  const more = wants(4)
  const sent: (Work | undefined)[] = []
  await work.sendEasily(digest, async (done) => {
    sent.push(done)
    if (!done) throw refusal(more)
  })
  expect(sent.map((done) => done?.nonce)).toEqual([undefined, more.nonce])
})

test('where no worker can be started the page itself does the work, one after the other', async () => {
  const finder = workFinder(() => Promise.reject(new Error('no workers')))
  const subject = { nonce: randomBytes(nonceBytes), digest }
  const proofs = await Promise.all([finder.find(subject, 6), finder.find(subject, 6)])
  for (const proof of proofs) expect(workDone(subject, proof)).toBeGreaterThanOrEqual(6)
  finder.close()
})

test('a worker does the work, is asked one thing at a time, and ends with its finder; where it breaks down the page does it', async () => {
  const subject = { nonce: randomBytes(nonceBytes), digest }
  const asked: { answer: (response: { work: Uint8Array }) => void; fail: (error: Error) => void }[] = []
  const end = vi.fn()
  const start = vi.fn(async () => ({
    post: () => undefined,
    ask: (request: object) => {
      expect(request).toEqual({ ask: 'work', ...subject, bits: 6 })
      return new Promise<{ work: Uint8Array }>((answer, fail) => asked.push({ answer, fail }))
    },
    end,
  }))
  const finder = workFinder(start as never)
  const found = [finder.find(subject, 6), finder.find(subject, 6)]
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  const own = randomBytes(proofBytes)
  asked[0]?.answer({ work: own })
  expect(await found[0]).toBe(own)
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  asked[1]?.fail(new Error('broken'))
  expect(workDone(subject, (await found[1]) ?? own)).toBeGreaterThanOrEqual(6)
  expect(start).toHaveBeenCalledOnce()
  finder.close()
  await vi.waitFor(() => expect(end).toHaveBeenCalledOnce())
  workFinder(start as never).close()
})
