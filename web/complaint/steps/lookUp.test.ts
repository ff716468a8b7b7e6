import { generateX25519Identity } from 'age-encryption'
import { describe, expect, test, vi } from 'vitest'
import type { ComplaintBody, Thread } from '#contract/complaints.ts'
import { type PartFrame, readFrame } from '#contract/upload.ts'
import { from64, randomBytes, to64 } from '#sealing/bytes.ts'
import { newCode } from '#sealing/code.ts'
import { deriveKeys } from '#sealing/derive.ts'
import { type Message, openMessage, sealMessage } from '#sealing/message.ts'
import { officerKeys } from '#sealing/officer.ts'
import { messageDigest, partDigest, queryDigest, workDone } from '#sealing/proofOfWork.ts'
import { openFile } from '#sealing/reassemble.ts'
import { messageBytes, nonceBytes } from '#sealing/sizes.ts'
import { listOf, officerLine, signed, testRoot } from '#sealing/testing/lists.ts'
import { CallError } from '../../data/callError.ts'
import type { ComplaintCalls } from './complaintApi.ts'
import { lookUpCase } from './lookUp.ts'
import { offeredOf } from './prepareSealing.ts'
import { createReply } from './reply.ts'
import { type Work, workFinder } from './workFinder.ts'

const keys = await deriveKeys(newCode('A'))
const [officer, accused, leaver] = await Promise.all(
  [1, 2, 3].map(async () => officerKeys(await generateX25519Identity())),
)
if (!officer || !accused || !leaver) throw new Error('three were made')
const channelOf = (id: string) => ({ id, name: id, summary: id, printed: id })
const channels = ['compliance', 'audit-committee'].map(channelOf)
const answer = {
  list: signed(listOf([officerLine(accused)], [officerLine(officer), officerLine(leaver, { until: '2020-12-31' })])),
  channels,
  trial: null,
  work: { nonce: to64(randomBytes(nonceBytes)), bits: 8 },
}
const offered = offeredOf(answer, { root: testRoot.publicKey, version: 1, channels })

/** A conversation of officers' messages, each following the one before. */
async function written(by: NonNullable<typeof officer>, ...given: Partial<Message>[]): Promise<Thread['messages']> {
  const messages: Thread['messages'] = []
  for (const [at, one] of given.entries()) {
    const before = one.before ?? keys.case
    const message = { case: keys.case, from: 'officer' as const, turn: at + 1, before, body: `${at + 1}`, ...one }
    const sealed = to64(await sealMessage(message, [keys.recipient], by.signingKey))
    messages.push({ speaker: 'officer', turn: at + 1, day: '2026-11-20', sealed })
  }
  return messages
}

/** Whether work was done over what it is sent with. */
const isDone = (done: Work | undefined, digest: Uint8Array) =>
  done !== undefined && workDone({ nonce: from64(done.nonce), digest }, from64(done.proof)) >= answer.work.bits

/** The site, which gives two messages a page, takes nothing without its work, and questions when it is busy neither. */
function site(messages: Thread['messages'], change: Partial<Thread> = {}, isBusy = false) {
  const asked: { name: string; body: ComplaintBody<'query'> & Partial<ComplaintBody<'message'>> }[] = []
  const parts: PartFrame[] = []
  const refuse = () => {
    throw new CallError('work', 428, { work: answer.work })
  }
  const upload = async (frame: Uint8Array) => {
    const part = readFrame(frame)
    if (!part) throw new Error('a frame')
    const digest = partDigest({ upload: to64(part.id), number: part.number, sha256: to64(part.digest) })
    if (!isDone({ nonce: to64(part.nonce), proof: to64(part.proof) }, digest)) refuse()
    parts.push(part)
  }
  const post = async (name: string, body: ComplaintBody<'query'> & Partial<ComplaintBody<'message'>>) => {
    asked.push({ name, body })
    const { turn = 0, sealed = '' } = body
    const isQuery = name === 'query'
    const digest = isQuery
      ? queryDigest({ case: keys.case, page: body.page ?? 1 })
      : messageDigest({ case: keys.case, turn, sealed })
    if ((isBusy || !isQuery) && !isDone(body.work, digest)) refuse()
    const page = body.page ?? 1
    const pages = Math.max(1, Math.ceil(messages.length / 2))
    const shown = messages.slice((page - 1) * 2, page * 2)
    return { day: '2026-11-01', closed: false, files: 0, messages: shown, page, pages, pad: '', ...change }
  }
  const calls = { post, channels: async () => answer, upload } as unknown as ComplaintCalls
  return { asked, parts, ready: { calls, offered, at: Date.now() } }
}
const lookUp = (given: ReturnType<typeof site>) => lookUpCase(given.ready, keys, workFinder())
const replyTo = (given: ReturnType<typeof site>, more: Partial<Parameters<typeof createReply>[0]> = {}) =>
  createReply({
    ...{ ...given.ready, keys, next: { turn: 1, before: keys.case }, body: 'mine', files: [] },
    ...{ onProgress: () => undefined, finder: workFinder(), ...more },
  })

describe('a look-up', () => {
  test('asks page after page by what proves the code, and never names a case or asks where it belongs', async () => {
    const given = site(await written(officer, {}, { before: keys.case }, {}, {}, {}))
    const { conversation } = await lookUp(given)
    expect(conversation.entries.map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5])
    expect(given.asked.map(({ body }) => body.page)).toEqual([1, 2, 3])
    for (const { body } of given.asked) {
      const { page: _, ...proof } = body
      expect(proof).toEqual({ secret: keys.secret, channel: 'A', replyKey: keys.verifyKey, replyTo: keys.recipient })
    }
  })

  test('takes nothing that officers of another channel have signed, whatever row it was moved to', async () => {
    const { conversation } = await lookUp(site(await written(accused, { status: 'closed-not-upheld' })))
    expect(conversation.entries).toMatchObject([{ refused: 'signature' }])
    expect(conversation.status).toBeUndefined()
  })

  test('says where the case stands by signed messages alone: that the site calls it closed is the site’s word', async () => {
    const found = await lookUp(site(await written(officer, { status: 'checking' }), { closed: true }))
    expect([found.closed, found.conversation.status]).toEqual([true, 'checking'])
  })

  test('does the work that a busy site asks for, page after page', async () => {
    const given = site(await written(officer, {}, {}, {}), {}, true)
    expect((await lookUp(given)).conversation.entries).toHaveLength(3)
    expect(given.asked.map(({ body }) => [body.page, body.work !== undefined])).toEqual([
      [1, false],
      [1, true],
      [2, false],
      [2, true],
    ])
  })

  test('shows what an officer wrote whose key has ended, where a message of one’s own names it: it was shown then', async () => {
    const messages = await written(leaver, {})
    const given = site(messages)
    const [before = ''] = await Promise.all(
      messages.map(async ({ sealed, turn }) => {
        const expected = { case: keys.case, from: 'officer' as const, turn, keys: [leaver.verifyKey] }
        return (await openMessage(from64(sealed), [keys.identity], expected)).hash
      }),
    )
    expect((await lookUp(given)).conversation.entries).toMatchObject([{ refused: 'ended' }])
    await replyTo(given, { next: { turn: 2, before } }).run()
    const own = {
      speaker: 'reporter' as const,
      turn: 2,
      day: '2026-11-21',
      sealed: given.asked.at(-1)?.body.sealed ?? '',
    }
    const { conversation } = await lookUp(site([...messages, own]))
    expect(conversation.entries.map((entry) => 'message' in entry && entry.message.body)).toEqual(['1', 'mine'])
  })

  test('of a channel that the site offers no longer still opens, and nothing of officers is believed', async () => {
    const given = site(await written(officer, { status: 'closed-upheld' }))
    const other = { ...offered, channels: offered.channels.filter(({ symbol }) => symbol !== 'A') }
    const { conversation } = await lookUp({ ...given, ready: { ...given.ready, offered: other } })
    expect(conversation).toMatchObject({ entries: [{ refused: 'signature' }], status: undefined })
  })

  test('of a server that names pages without end comes to an end', async () => {
    const given = site([], { pages: 9_999 })
    await lookUp(given)
    expect(given.asked.length).toBeLessThanOrEqual(500)
  })
})

describe('a message', () => {
  test('goes to the officers of the code’s channel, and follows what its writer saw', async () => {
    const given = site(await written(officer, {}))
    const { conversation } = await lookUp(given)
    await replyTo(given, { next: conversation.next }).run()
    const { name, body } = given.asked.at(-1) ?? {}
    expect([name, body?.turn, body?.channel]).toEqual(['message', 2, 'A'])
    const messages = [
      ...(await written(officer, {})),
      { speaker: 'reporter' as const, turn: 2, day: '2026-11-21', sealed: body?.sealed ?? '' },
    ]
    const again = await lookUp(site(messages))
    expect(again.conversation.entries[1]).toMatchObject({
      message: { body: 'mine', sealedTo: [officer.recipient, keys.recipient].sort() },
    })
  })

  test('that could not be sent is sent again in the same bytes', async () => {
    const given = site([])
    const post = given.ready.calls.post as unknown as (name: string, body: unknown) => Promise<unknown>
    let failures = 1
    given.ready.calls.post = (async (name: string, body: unknown) => {
      await post(name, body)
      if (failures-- > 0) throw new CallError('lost', 0)
      return { saved: 'known' }
    }) as never
    const reply = replyTo(given)
    await expect(reply.run()).rejects.toThrow('lost')
    await reply.run()
    expect(given.asked.map(({ body }) => body.sealed === given.asked[0]?.body.sealed)).toEqual([true, true])
  })

  test('brings its files, says which they are, and tells how far it is', async () => {
    const given = site([])
    const file = { name: 'scan.pdf', type: 'application/pdf', blob: new Blob(['a file']) }
    const progress: [number, number][] = []
    const onProgress = (done: number, total: number) => void progress.push([done, total])
    await replyTo(given, { body: '', files: [file], onProgress }).run()
    const { body } = given.asked.at(-1) ?? {}
    const expected = { case: keys.case, from: 'reporter' as const, turn: 1, keys: [keys.verifyKey] }
    const { message } = await openMessage(from64(body?.sealed ?? ''), [officer.identity], expected)
    const [entry] = message.files ?? []
    if (!entry || !message.fileKey) throw new Error('a file was named')
    expect(body?.files).toEqual([{ id: entry.id, parts: 1 }])
    const parts = given.parts.map(({ number, bytes, digest }) => ({
      ...{ number, bytes: Uint8Array.from(bytes), sha256: to64(digest) },
    }))
    expect(await new Response(await openFile(parts, message.fileKey, entry)).text()).toBe('a file')
    const total = 262_144 + messageBytes
    expect(progress).toEqual([
      [0, total],
      [262_144, total],
    ])
  })

  test('without files tells nothing of how far it is: it is there at once', async () => {
    const onProgress = vi.fn()
    await replyTo(site([]), { onProgress }).run()
    expect(onProgress).not.toHaveBeenCalled()
  })

  test('that nobody waits for any more takes no file with it, and does no work', async () => {
    const given = site([])
    const finder = { ...workFinder(), close: vi.fn() }
    const reply = replyTo(given, { finder, files: [{ name: 'a', type: '', blob: new Blob(['a file']) }] })
    reply.close()
    await expect(reply.run()).rejects.toThrow()
    expect([given.parts, given.asked, finder.close.mock.calls.length]).toEqual([[], [], 1])
  })
})
