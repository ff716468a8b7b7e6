import { generateX25519Identity } from 'age-encryption'
import { describe, expect, test } from 'vitest'
import type { ComplaintBody, Thread } from '#contract/complaints.ts'
import { randomBytes, to64 } from '#sealing/bytes.ts'
import { newCode } from '#sealing/code.ts'
import { deriveKeys } from '#sealing/derive.ts'
import { type Message, sealMessage } from '#sealing/message.ts'
import { officerKeys } from '#sealing/officer.ts'
import { nonceBytes } from '#sealing/sizes.ts'
import { listOf, officerLine, signed, testRoot } from '#sealing/testing/lists.ts'
import { CallError } from '../../data/callError.ts'
import type { ComplaintCalls } from './complaintApi.ts'
import { lookUpCase } from './lookUp.ts'
import { offeredOf } from './prepareSealing.ts'
import { createReply } from './reply.ts'
import { workFinder } from './workFinder.ts'

const keys = await deriveKeys(newCode('A'))
const [officer, accused] = await Promise.all([1, 2].map(async () => officerKeys(await generateX25519Identity())))
if (!officer || !accused) throw new Error('both were made')
const channelOf = (id: string) => ({ id, name: id, summary: id, printed: id })
const channels = ['compliance', 'audit-committee'].map(channelOf)
const answer = {
  list: signed(listOf([officerLine(accused)], [officerLine(officer)])),
  channels,
  trial: null,
  work: { nonce: to64(randomBytes(nonceBytes)), bits: 1 },
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

/** The site, which gives two messages a page. */
function site(messages: Thread['messages'], change: Partial<Thread> = {}) {
  const asked: { name: string; body: ComplaintBody<'query'> & Partial<ComplaintBody<'message'>> }[] = []
  const post = async (name: string, body: ComplaintBody<'query'>) => {
    asked.push({ name, body })
    const page = body.page ?? 1
    const pages = Math.max(1, Math.ceil(messages.length / 2))
    const shown = messages.slice((page - 1) * 2, page * 2)
    return { day: '2026-11-01', closed: false, files: 0, messages: shown, page, pages, pad: '', ...change }
  }
  const calls = { post, channels: async () => answer, upload: async () => undefined } as unknown as ComplaintCalls
  return { asked, ready: { calls, offered, at: Date.now() } }
}
const lookUp = (given: ReturnType<typeof site>) => lookUpCase(given.ready, keys, workFinder())

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
    const reply = createReply({
      ...given.ready,
      keys,
      next: conversation.next,
      body: 'mine',
      files: [],
      onProgress: () => undefined,
      finder: workFinder(),
    })
    await reply.run()
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
    const reply = createReply({
      ...given.ready,
      keys,
      next: { turn: 1, before: keys.case },
      body: 'x',
      files: [],
      onProgress: () => undefined,
      finder: workFinder(),
    })
    await expect(reply.run()).rejects.toThrow('lost')
    await reply.run()
    expect(given.asked.map(({ body }) => body.sealed === given.asked[0]?.body.sealed)).toEqual([true, true])
  })
})
