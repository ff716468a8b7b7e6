import { dayInChina } from '#contract/day.ts'
import { deskPaths } from '#contract/paths.ts'
import { from64, newId, randomBytes, to64 } from '#sealing/bytes.ts'
import type { OfficerKeys } from '#sealing/officer.ts'
import { sign } from '#sealing/signing.ts'
import { deletionAct, replacementAct, signedBy } from '../acts.ts'
import { signedRequest } from '../desk.ts'
import { type Material, otherSymbol } from './material.ts'
import type { Random } from './random.ts'
import { desk, type Kind, type Kinds, post } from './request.ts'

/** A request that an officer signed himself, with a challenge of its own: what is wrong is what he asks for. */
const asked = (answers: readonly number[], given: (random: Random, material: Material) => object): Kind => ({
  answers,
  make: async (random, material) => desk(await material.signed(given(random, material))),
})
/** The order of the Ed25519 group (RFC 8032, section 5.1): added to half of a signature it gives the other spelling. */
const order = 2n ** 252n + 27742317777372353535851937790883648493n
function respelled(signature: string): string {
  const bytes = Buffer.from(signature, 'base64url')
  const half = BigInt(`0x${Buffer.from(bytes.subarray(32)).reverse().toString('hex')}`) + order
  return to64(Buffer.concat([bytes.subarray(0, 32), Buffer.from(half.toString(16).padStart(64, '0'), 'hex').reverse()]))
}

/** An act and a signature under it, as a request holds them. */
function actBy(who: OfficerKeys, act: string) {
  const { key: _, ...rest } = signedBy(who, act)
  return rest
}

/** The officers’ calls: forged, stolen, used and badly asked. */
export const deskKinds: Kinds = {
  'a challenge asked for in odd ways': {
    answers: [200, 400, 413, 415],
    make(random) {
      const body = random.pick(['', '{}', '[]', 'null', '{', '{"__proto__":1}', 'x'.repeat(2_000), '{"challenge":1}'])
      return post(deskPaths.challenge, body, random.pick(['application/json', 'text/plain', 'image/png']))
    },
  },
  'a forged signature': {
    answers: [403],
    async make(random, { signed, open, stranger }) {
      const sound = await signed({ action: 'open', case: random.pick(open).keys.case })
      const forged = Buffer.from(sound.signature, 'base64url')
      const at = random.below(64)
      forged[at] = (forged[at] ?? 0) ^ (1 << random.below(8))
      const signature = random.pick([
        to64(forged),
        to64(Buffer.alloc(64)),
        to64(randomBytes(64)),
        respelled(sound.signature),
        sign('desk-request', sound.text, stranger.signingKey),
      ])
      return desk({ ...sound, signature })
    },
  },
  'a signature for something else': {
    answers: [403],
    async make(random, { officer, used, signed, open }) {
      const sound = await signed({ action: 'close', case: random.pick(open).keys.case, closed: true })
      return desk(
        random.pick([
          { ...sound, signature: used.signature },
          { ...sound, text: `${sound.text} ` },
          { ...sound, text: sound.text.replace('true', 'false') },
          { ...sound, signature: sign('message', sound.text, officer.signingKey) },
        ]),
      )
    },
  },
  'a challenge of somebody else, signed with a key of one’s own': {
    answers: [403],
    async make(random, { challenge, frame, stranger, officer }) {
      const text = JSON.stringify({ challenge: await challenge(), ...frame, action: 'list', page: 1 })
      const signed = signedRequest(text, stranger)
      return desk(random.pick([signed, { ...signed, key: officer.verifyKey }]))
    },
  },
  'a challenge that was used or never made': {
    answers: [403],
    async make(random, { used, frame, officer, challenge, wanted }) {
      const altered = Buffer.from(await challenge(), 'base64url')
      const at = random.below(33)
      altered[at] = (altered[at] ?? 0) ^ (1 << random.below(8))
      const forged = random.pick([to64(altered), to64(randomBytes(33)), (await wanted()).nonce])
      const text = JSON.stringify({ challenge: forged, ...frame, action: 'list', page: 1 })
      return desk(random.pick([used, signedRequest(text, officer)]))
    },
  },
  'a request for another site': {
    answers: [403],
    async make(random, { signed }) {
      const origin = random.pick([
        'https://evil.example',
        'null',
        '',
        'http://127.0.0.1.evil.example',
        'file:///etc/passwd',
      ])
      return desk(await signed({ action: 'list', page: 1, origin }))
    },
  },
  'an officer of another channel': {
    answers: [403],
    async make(random, { signed, officer, auditor, elsewhere, open }) {
      const ours = { action: 'open', case: random.pick(open).keys.case }
      const theirs = { action: 'close', case: elsewhere.keys.case, closed: true }
      return desk(
        random.pick([
          await signed({ ...theirs, channel: otherSymbol }, officer),
          await signed(ours, auditor),
          await signed({ action: 'list', page: 1, channel: 'Z' }, officer),
          await signed({ action: 'list', page: 1, channel: otherSymbol }, officer),
        ]),
      )
    },
  },
  'a case of another channel, or of none': asked([404], (random, { elsewhere, unused, officer }) => {
    const deletion = (name: string) => actBy(officer, deletionAct(name, dayInChina(Date.now())))
    const name = random.pick([elsewhere.keys.case, random.pick(unused).case])
    const upload = elsewhere.files[0]?.entry.id
    const sealed = elsewhere.reply
    return random.pick([
      { action: 'open', case: name },
      { action: 'glance', case: name },
      { action: 'part', case: name, upload, number: 0 },
      { action: 'reply', case: name, turn: 3, sealed },
      { action: 'note', case: name, turn: 1, sealed },
      { action: 'close', case: name, closed: true },
      { action: 'delete', case: name, ...deletion(name) },
      { action: 'keep', case: name },
      {
        ...{ action: 'reseal', case: name, kind: 'message', turn: 1, sealed },
        ...actBy(officer, replacementAct({ case: name, kind: 'message', turn: 1 }, from64(sealed))),
      },
    ])
  }),
  'a part that the case does not have': asked([404], (random, { open, elsewhere, closed, waiting }) => {
    const { keys, files } = open[0] ?? elsewhere
    const upload = random.pick([closed.files[0]?.entry.id, waiting.entry.id, newId()])
    const own = { upload: files[0]?.entry.id, number: 2 + random.below(49) }
    return { action: 'part', case: keys.case, ...random.pick([{ upload, number: 0 }, own]) }
  }),
  'an open case to be deleted': asked([409], (random, { open, officer }) => {
    const { case: name } = random.pick(open).keys
    return { action: 'delete', case: name, ...actBy(officer, deletionAct(name, dayInChina(Date.now()))) }
  }),
  'an act of somebody else, or of something else': asked(
    [400],
    (random, { open, closed, officer, stranger, elsewhere }) => {
      const { case: name } = closed.keys
      const today = dayInChina(Date.now())
      const { keys, reply: sealed } = random.pick(open)
      const place = { case: keys.case, kind: 'message', turn: 2 } as const
      return random.pick([
        { action: 'delete', case: name, ...actBy(stranger, deletionAct(name, today)) },
        { action: 'delete', case: name, ...actBy(officer, deletionAct(elsewhere.keys.case, today)) },
        { action: 'delete', case: name, ...actBy(officer, replacementAct({ ...place, case: name }, from64(sealed))) },
        { action: 'reseal', ...place, sealed, ...actBy(stranger, replacementAct(place, from64(sealed))) },
        {
          action: 'reseal',
          ...place,
          sealed,
          ...actBy(officer, replacementAct({ ...place, turn: 3 }, from64(sealed))),
        },
        { action: 'reseal', ...place, sealed, ...actBy(officer, replacementAct(place, randomBytes(32))) },
      ])
    },
  ),
  'a second signature under what does not wait': asked([409], (random, { open, officer }) => {
    const { keys, reply } = random.pick(open)
    const place = { case: keys.case, kind: 'message', turn: 2 } as const
    const { signature } = actBy(officer, replacementAct(place, from64(reply)))
    return { action: 'confirm', case: keys.case, texts: [{ kind: 'message', turn: 2, signature }] }
  }),
  'a reply of a turn that is not the next': asked([409], (random, { open }) => {
    const { keys, reply, message } = random.pick(open)
    const sealed = random.pick([message.sealed, reply])
    return { action: 'reply', case: keys.case, turn: sealed === reply ? 4 + random.below(9_000) : 1, sealed }
  }),
  'a reply again': asked([200], (random, { open, closed }) => {
    const { keys, reply } = random.pick([...open, closed])
    return { action: 'reply', case: keys.case, turn: 2, sealed: reply }
  }),
  'an order that is none': asked([400], (random, { open }) => {
    const { case: name } = random.pick(open).keys
    return random.pick([
      {},
      { action: 'burn', case: name },
      { action: 'constructor' },
      { action: ['list'] },
      { action: 'open' },
      { action: 'open', case: '..' },
      { action: 'list', page: 1, case: name },
      { action: 'list', page: 0 },
      { action: 'list', page: 1, head: { n: -1, print: '' } },
      { action: 'close', case: name, closed: 'yes' },
      { action: 'part', case: name, upload: newId(), number: 51 },
      { action: 'reply', case: name, turn: 1e9, sealed: 'AAAA' },
      { action: 'list', page: 1, challenge: 1 },
    ])
  }),
  'a signed text that is not JSON as it should be': {
    answers: [400],
    make(random, { officer, used }) {
      const { challenge } = JSON.parse(used.text)
      const text = random.pick([
        '',
        'list',
        'null',
        '[]',
        '"list"',
        used.text.slice(0, -1),
        `${'['.repeat(40_000)}${']'.repeat(40_000)}`,
        `{"action":"list","challenge":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`,
        `{"action":"list","challenge":"${challenge}","__proto__":{"closed":true}}`,
        `{"action":"list","challenge":1e400}`,
        `\ufeff${used.text}`,
      ])
      return desk(signedRequest(text, officer))
    },
  },
}
