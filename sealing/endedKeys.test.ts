import { generateX25519Identity } from 'age-encryption'
import { expect, test } from 'vitest'
import { to64 } from './bytes.ts'
import { openConversation, type SealedMessage } from './conversation.ts'
import { type Message, openMessage, sealMessage } from './message.ts'
import { type OfficerKeys, officerKeys } from './officer.ts'
import { reseal } from './signedText.ts'
import { paddedMessage } from './sizes.ts'
import { channel, colleague, keys, officer as leaver } from './testing/sample.ts'

const recipients = [...channel.officers, keys.recipient]
const stranger = await officerKeys(await generateX25519Identity())
const now = { signing: [colleague.verifyKey], ended: [leaver.verifyKey] }
const participants = { case: keys.case, replyKey: keys.verifyKey, ...now }

/** A chain of messages, each naming the one before it where nothing else is said; `by` nobody is the reporter. */
async function chain(...said: { by?: OfficerKeys; before?: string; status?: Message['status'] }[]) {
  const messages: (SealedMessage & { hash: string })[] = []
  for (const [at, { by, before, status }] of said.entries()) {
    const from = by ? ('officer' as const) : ('reporter' as const)
    const message = { case: keys.case, from, turn: at + 1, body: `${at + 1}`, status }
    const own = by ?? keys
    const named = before ?? messages.at(-1)?.hash ?? keys.case
    const sealed = await sealMessage({ ...message, before: named }, recipients, own.signingKey)
    const { hash } = await openMessage(sealed, [colleague.identity], { ...message, keys: [own.verifyKey] })
    messages.push({ turn: at + 1, speaker: from, day: '2026-11-20', sealed: to64(sealed), hash })
  }
  return messages
}
const open = async (messages: readonly SealedMessage[], more: object = {}) =>
  openConversation(messages, [keys.identity, colleague.identity], { ...participants, ...more })
const shown = async (messages: readonly SealedMessage[], more: object = {}) =>
  (await open(messages, more)).entries.map((entry) => ('message' in entry ? 'shown' : entry.refused))

test('what a key signed before its end stands, as soon as a colleague has answered after it', async () => {
  const messages = await chain({ by: leaver }, {}, { by: colleague })
  expect(await shown(messages)).toEqual(['shown', 'shown', 'shown'])
})

test('a forged message of an ended key is refused: nobody in force has answered after it', async () => {
  const messages = await chain({ by: colleague }, { by: leaver, status: 'closed-upheld' })
  expect(await shown(messages)).toEqual(['shown', 'ended'])
  expect(await open(messages)).toMatchObject({ status: undefined, next: { turn: 3, before: messages[0]?.hash } })
})

test('an officer who answers after a refused one does not make it true: their message names the one that they saw', async () => {
  const [first, forged] = await chain({ by: colleague }, { by: leaver })
  if (!first || !forged) throw new Error('two messages')
  const answered = await chain({ by: colleague }, { by: leaver }, { by: colleague, before: first.hash })
  const messages = [first, forged, ...answered.slice(2)]
  expect(await shown(messages)).toEqual(['shown', 'ended', 'shown'])
})

test('an ended key vouches for nothing by itself, however many messages it signs', async () => {
  expect(await shown(await chain({ by: leaver }, { by: leaver }, { by: leaver }))).toEqual(['ended', 'ended', 'ended'])
  expect(await shown(await chain({ by: leaver }, { by: leaver }, { by: colleague }))).toEqual([
    'shown',
    'shown',
    'shown',
  ])
})

test('a reporter’s own message vouches on their own page alone: there it was shown when it counted', async () => {
  const messages = await chain({ by: leaver }, {})
  expect(await shown(messages, { isReporter: true })).toEqual(['shown', 'shown'])
  expect(await shown(messages)).toEqual(['ended', 'shown'])
  const late = await chain({}, { by: leaver })
  expect(await shown(late, { isReporter: true })).toEqual(['shown', 'ended'])
})

test('a colleague who seals it again and believes it vouches for it; a stranger or the leaver does not', async () => {
  const [message] = await chain({ by: leaver })
  if (!message) throw new Error('one message')
  const bytes = Buffer.from(message.sealed, 'base64url')
  const again = async (by: OfficerKeys, vouches = true) => ({
    ...message,
    sealed: to64(
      await reseal(bytes, [colleague.identity], {
        ...{ case: keys.case, size: paddedMessage, recipients: [colleague.recipient, keys.recipient] },
        ...{ key: by.verifyKey, signingKey: by.signingKey, vouches },
      }),
    ),
  })
  expect(await shown([await again(colleague)])).toEqual(['shown'])
  expect(await shown([await again(colleague, false)]), 'sealed to others as it was').toEqual(['ended'])
  expect(await shown([await again(stranger)])).toEqual(['ended'])
  expect(await shown([await again(leaver)])).toEqual(['ended'])
})

test('a key that was struck off altogether proves nothing, whoever answered after it', async () => {
  const messages = await chain({ by: leaver }, { by: colleague })
  expect(await shown(messages, { ended: [] })).toEqual(['signature', 'shown'])
})

test('what a desk remembers from the key’s time stands, with what it names; a message after it does not', async () => {
  const messages = await chain({ by: leaver }, { by: leaver }, { by: leaver })
  const remembered = messages[1]?.hash
  expect(await shown(messages, { remembered })).toEqual(['shown', 'shown', 'ended'])
})
