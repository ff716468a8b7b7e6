import { describe, expect, test } from 'vitest'
import type { Thread } from '#contract/complaints.ts'
import { to64 } from '#sealing/bytes.ts'
import { type Message, type Speaker, sealMessage } from '#sealing/message.ts'
import { channel, keys, officer } from '#sealing/testing/sample.ts'
import { gapsIn, nextTurn, openThread, statusOf } from './thread.ts'

type Given = [from: Speaker, turn: number, more?: Partial<Message>]

/** A thread as the server gives it, each message sealed and signed by whom it is from. */
async function threadOf(...given: Given[]): Promise<Thread> {
  const messages = given.map(async ([from, turn, more]) => {
    const message = { case: keys.lookup, from, turn, body: `${from} ${turn}`, ...more }
    const sealed = await sealMessage(message, [keys.recipient], (from === 'officer' ? officer : keys).signingKey)
    return { speaker: from, turn, day: '2026-11-20', sealed: to64(sealed) }
  })
  return { channel: channel.id, day: '2026-11-01', closed: false, messages: await Promise.all(messages) }
}
const opened = async (...given: Given[]) => openThread(await threadOf(...given), keys, channel)

describe('a thread', () => {
  test('that is whole has no gap, and counts each side by itself', async () => {
    const said = await opened(['officer', 1], ['reporter', 1], ['officer', 2])
    expect(gapsIn(said)).toEqual([])
    expect([nextTurn(said, 'reporter'), nextTurn(said, 'officer')]).toEqual([2, 3])
  })

  test('tells which messages are missing before a later one, the first as well', async () => {
    expect(gapsIn(await opened(['officer', 2], ['officer', 5], ['reporter', 1]))).toEqual([
      { from: 'officer', missing: [1, 3, 4], doubled: [] },
    ])
    expect(gapsIn(await opened(['officer', 1], ['reporter', 2]))).toEqual([
      { from: 'reporter', missing: [1], doubled: [] },
    ])
  })

  test('cannot tell that the latest is missing, and says nothing', async () => {
    expect(gapsIn(await opened(['officer', 1]))).toEqual([])
    expect(gapsIn(await opened())).toEqual([])
  })

  test('tells of a turn that is there twice', async () => {
    expect(gapsIn(await opened(['officer', 1], ['officer', 1, { body: 'another' }]))).toEqual([
      { from: 'officer', missing: [], doubled: [1] },
    ])
  })

  test('a message put into another’s place leaves no gap and is refused there', async () => {
    const thread = await threadOf(['officer', 1], ['officer', 3])
    const [first, third] = thread.messages
    if (!first || !third) throw new Error('both were given')
    const said = await openThread({ ...thread, messages: [first, { ...first, turn: 2 }, third] }, keys, channel)
    expect(gapsIn(said)).toEqual([])
    expect(said[1]).toMatchObject({ turn: 2, refused: 'turn' })
  })

  test('takes nothing as the reporter’s that an officer has signed, nor the other way round', async () => {
    const as = async (from: Speaker, secretKey: Uint8Array) => {
      const message = { case: keys.lookup, from, turn: 1, body: 'in another’s name' }
      const sealed = to64(await sealMessage(message, [keys.recipient], secretKey))
      return { speaker: from, turn: 1, day: '2026-11-20', sealed }
    }
    const messages = [await as('reporter', officer.signingKey), await as('officer', keys.signingKey)]
    const said = await openThread({ ...(await threadOf()), messages }, keys, channel)
    expect(said).toMatchObject([{ refused: 'signature' }, { refused: 'signature' }])
  })

  test('stands in the order of its turns, so that an old status cannot be given as the latest', async () => {
    const said = await opened(
      ['officer', 2, { status: 'closed-upheld' }],
      ['reporter', 1],
      ['officer', 1, { status: 'checking' }],
    )
    expect(said.map(({ from, turn }) => `${from} ${turn}`)).toEqual(['officer 1', 'reporter 1', 'officer 2'])
    expect(statusOf(said)).toBe('closed-upheld')
  })

  test('that names an absurd turn is no burden', async () => {
    const thread = await threadOf(['officer', 1])
    const messages = thread.messages.map((message) => ({ ...message, turn: 2 ** 31 }))
    const [gap] = gapsIn(await openThread({ ...thread, messages }, keys, channel))
    expect(gap?.missing.length).toBeLessThan(10_000)
  })
})
