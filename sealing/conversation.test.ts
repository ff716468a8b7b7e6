import { describe, expect, test } from 'vitest'
import { to64 } from './bytes.ts'
import { type ConversationEntry, openConversation, type SealedMessage } from './conversation.ts'
import { recipientsOf } from './keys.ts'
import { openMessage, type Speaker, type Status, sealMessage } from './message.ts'
import { reseal } from './signedText.ts'
import { paddedMessage } from './sizes.ts'
import { channel, colleague, keys, officer, outsider, recovery } from './testing/sample.ts'

const recipients = recipientsOf(channel, recovery, keys.recipient)
const participants = { case: keys.case, replyKey: keys.verifyKey, signing: channel.signing, ended: [] }
const day = '2026-11-26'

/** Says one thing after another, each in answer to what its speaker sees. */
async function conversation(...said: [Speaker, string, Status?][]): Promise<SealedMessage[]> {
  const messages: SealedMessage[] = []
  for (const one of said) messages.push(await say(messages, ...one))
  return messages
}
async function say(seen: SealedMessage[], speaker: Speaker, body: string, status?: Status): Promise<SealedMessage> {
  const { turn, before } = (await open(seen)).next
  const secret = speaker === 'officer' ? officer.signingKey : keys.signingKey
  const message = { case: keys.case, from: speaker, turn, before, body, ...(status && { status }) }
  return { speaker, turn, day, sealed: to64(await sealMessage(message, recipients, secret)) }
}
const open = (messages: readonly SealedMessage[], identity = keys.identity) =>
  openConversation(messages, [identity], participants)
const told = (entry: ConversationEntry) => ('message' in entry ? entry.message.body : entry.refused)
const whole = await conversation(
  ['officer', 'one', 'received'],
  ['reporter', 'two'],
  ['officer', 'three', 'checking'],
  ['reporter', 'four'],
)

describe('a conversation', () => {
  test('is the same for both sides, in whatever order the server gives it', async () => {
    for (const identity of [keys.identity, officer.identity]) {
      const { entries, missing, status, next } = await open([...whole].reverse(), identity)
      expect(entries.map(told)).toEqual(['one', 'two', 'three', 'four'])
      expect(entries.every((entry) => 'sawOther' in entry && !entry.sawOther)).toBe(true)
      expect([missing, status, next.turn]).toEqual([[], 'checking', 5])
    }
  })

  test('stands where the officers said last, however often they said something', async () => {
    const said = await conversation(
      ['officer', '1', 'received'],
      ['officer', '2', 'checking'],
      ['officer', '3', 'referred'],
    )
    expect((await open(said)).status).toBe('referred')
  })

  test("begins with the case's name", async () => {
    expect(await open([])).toEqual({
      entries: [],
      missing: [],
      status: undefined,
      next: { turn: 1, before: keys.case },
    })
  })

  test("that lacks a message says so, and the next author's word shows it too", async () => {
    const { entries, missing } = await open(whole.filter(({ turn }) => turn !== 2))
    expect(missing).toEqual([2])
    expect(entries.map((entry) => 'sawOther' in entry && entry.sawOther)).toEqual([false, true, false])
  })

  test('whose last message was held back from one side shows that in their next', async () => {
    const behind = whole.slice(0, 3)
    const late = { ...(await say(behind, 'officer', 'late')), turn: 4 }
    const { entries } = await open([...behind, late])
    expect(entries.map(told)).toEqual(['one', 'two', 'three', 'late'])
    // The reporter wrote a fourth that the officer never saw: both now have the turn 4, and one of them must go.
    const both = await open([...whole, late])
    expect(both.entries.map(told)).toEqual(['one', 'two', 'three', 'four', 'turn'])
    const five = { ...(await say([...behind, late], 'officer', 'five')), turn: 5 }
    const seen = await open([...whole, five])
    expect(seen.entries.map((entry) => 'sawOther' in entry && entry.sawOther)).toEqual([
      false,
      false,
      false,
      false,
      true,
    ])
  })

  test('takes no message under another turn, another speaker or of another case', async () => {
    const [first, second, third] = whole as [SealedMessage, SealedMessage, SealedMessage]
    const swapped = await open([first, { ...third, turn: 2 }, { ...second, turn: 3 }])
    expect(swapped.entries.map(told)).toEqual(['one', 'turn', 'turn'])
    expect((await open([{ ...first, speaker: 'reporter' }])).entries.map(told)).toEqual(['speaker'])
    const other = await openConversation([first], [keys.identity], { ...participants, case: keys.ticket })
    expect(other.entries.map(told)).toEqual(['case'])
    expect((await open([{ ...first, sealed: '!' }])).entries.map(told)).toEqual(['form'])
  })

  test('believes no status of somebody who is no officer', async () => {
    const message = {
      case: keys.case,
      from: 'officer',
      turn: 1,
      before: keys.case,
      status: 'closed-upheld',
      body: '',
    } as const
    const sealed = to64(await sealMessage(message, recipients, keys.signingKey))
    const { entries, status } = await open([{ speaker: 'officer', turn: 1, day, sealed }])
    expect([entries.map(told), status]).toEqual([['signature'], undefined])
  })

  test('goes on after a message that does not open', async () => {
    const broken = whole.map((message) =>
      message.turn === 4 ? { ...message, sealed: whole[0]?.sealed ?? '' } : message,
    )
    const { entries, next } = await open(broken)
    expect(entries.map(told)).toEqual(['one', 'two', 'three', 'speaker'])
    expect(next.turn).toBe(5)
    const answer = await say(broken, 'officer', 'five')
    const seen = await open([...whole, answer], officer.identity)
    expect(seen.entries.at(-1)).toMatchObject({ sawOther: true })
  })
})

describe('a message that a colleague seals to more officers', () => {
  const to = {
    case: keys.case,
    size: paddedMessage,
    recipients,
    key: colleague.verifyKey,
    signingKey: colleague.signingKey,
    vouches: true,
  }
  const [first] = whole as [SealedMessage]
  const bytes = new Uint8Array(Buffer.from(first.sealed, 'base64url'))
  const expected = { case: keys.case, from: 'officer', turn: 1, keys: channel.signing } as const

  test('keeps text, signature and its place in the chain', async () => {
    const again = await reseal(bytes, [officer.identity], to)
    const opened = await openMessage(again, [keys.identity], expected)
    expect(opened.resealing).toEqual({ sealedTo: [...to.recipients].sort(), key: colleague.verifyKey, vouches: true })
    const changed = whole.map((message) => (message.turn === 1 ? { ...message, sealed: to64(again) } : message))
    expect((await open(changed)).entries.some((entry) => 'sawOther' in entry && entry.sawOther)).toBe(false)
    const twice = await openMessage(await reseal(again, [officer.identity], to), [keys.identity], expected)
    expect([twice.hash, again.length]).toEqual([opened.hash, 17_270])
  })

  test('is refused when the key that it names has not signed it, or for another case', async () => {
    const forged = await reseal(bytes, [officer.identity], { ...to, signingKey: keys.signingKey })
    await expect(openMessage(forged, [keys.identity], expected)).rejects.toMatchObject({ reason: 'signature' })
    await expect(reseal(bytes, [outsider], to)).rejects.toMatchObject({ reason: 'unreadable' })
  })
})
