import { describe, expect, test } from 'vitest'
import { newFileKey } from './attachment.ts'
import { channelPrint } from './fingerprint.ts'
import { channelOn, checkKeyList, type KeyList, personOf, readKeyList, writeKeyList } from './keyList.ts'
import { type OfferedKeys, offeredKeys } from './offer.ts'
import { officerKeys } from './officer.ts'
import { rootKey } from './rootKey.ts'
import { missingApprovals, type SignedKeyList, verifyKeyList } from './signedKeyList.ts'
import { sign } from './signing.ts'
import { listOf, officerLine, signed, testRoot } from './testing/lists.ts'
import { expectRefusal, numbers, seed } from './testing/sample.ts'

const [first, second, third, auditor, thief] = await Promise.all(
  Array.from({ length: 5 }, async () => officerKeys(await newFileKey())),
)
if (!first || !second || !third || !auditor || !thief) throw new Error('five were made')
const seven = await Promise.all(
  Array.from({ length: 7 }, async () => officerLine(await officerKeys(await newFileKey()))),
)
const day = '2026-11-28'
const lineOf = (keys: typeof first, until?: string) => officerLine(keys, until === undefined ? {} : { until })
const list = listOf([lineOf(first), lineOf(second)], [lineOf(auditor)])
const words = [{ id: 'compliance' }, { id: 'audit-committee' }]
const offer = (given: SignedKeyList | null, least = 1, root = testRoot.publicKey): OfferedKeys<{ id: string }> =>
  offeredKeys({ list: given, channels: words }, { root, least, day })

describe('what a site offers', () => {
  test('is what the root key signed, as it counts on the day', () => {
    const { channels } = offer(signed(list))
    expect(channels.map(({ id, signing }) => [id, signing])).toEqual([
      ['compliance', [first.verifyKey, second.verifyKey]],
      ['audit-committee', [auditor.verifyKey]],
    ])
  })

  test('leaves out a channel of which nobody is in force', () => {
    const over = listOf([lineOf(first, '2026-11-27')], [lineOf(auditor)])
    expect(offer(signed(over)).channels.map(({ id }) => id)).toEqual(['audit-committee'])
  })

  const other = rootKey(first.identity)
  const withThief = listOf([...(list.channels[0]?.officers ?? []), lineOf(thief)], [lineOf(auditor)])
  test.each<[string, SignedKeyList | null, 'signature' | 'version' | 'content']>([
    ['withheld', null, 'signature'],
    ['unsigned', { ...signed(list), root: '' }, 'signature'],
    ['signed by another root key', signed(list, [], other), 'signature'],
    ['with one signing key added', { ...signed(list), text: writeKeyList(withThief) }, 'signature'],
    [
      'signed by an officer instead',
      { ...signed(list), root: signed(list, [first]).approvals[0]?.signature ?? '' },
      'signature',
    ],
    ['older than the document', signed({ ...list, version: 1 }), 'version'],
    ['signed, and not in its one form', { ...signed(list), ...resigned(`${writeKeyList(list)} `) }, 'content'],
  ])('is refused when the list is %s', async (_what, given, reason) => {
    await expectRefusal(() => offer(given, reason === 'version' ? 2 : 1), reason)
  })

  test('is refused whatever one character of text or signature is changed to: 4,000 changes', () => {
    const whole = signed(list)
    const random = numbers(seed)
    const kept: string[] = []
    for (let at = 0; at < 4_000; at++) {
      const field = at % 2 === 0 ? ('text' as const) : ('root' as const)
      const place = random(whole[field].length)
      const letter = String.fromCharCode(33 + random(90))
      const spoiled = whole[field].slice(0, place) + letter + whole[field].slice(place + 1)
      if (spoiled === whole[field]) continue
      try {
        offer({ ...whole, [field]: spoiled })
        kept.push(`${field} ${place} ${letter}`)
      } catch {}
    }
    expect(kept).toEqual([])
  })
})

/** Signs any text with the root key, sound or not. */
function resigned(text: string): Pick<SignedKeyList, 'text' | 'root'> {
  return { text, root: sign('keys', text, testRoot.signingKey) }
}

/** Six officers, of whom the last has a new key. */
const rotated = (until: string, from: string) =>
  seven.map((line, at) => (at === 5 ? { ...line, until } : at === 6 ? { ...line, from } : line))

describe('a list', () => {
  test('of six officers takes the new key of one of them from the day after the old one’s end, on every day', () => {
    const six = listOf(rotated('2026-12-05', '2026-12-06'), [lineOf(auditor)])
    expect(() => checkKeyList(six)).not.toThrow()
    for (const on of [day, '2026-12-05', '2026-12-06', '2027-12-06']) {
      const given = offeredKeys({ list: signed(six), channels: words }, { root: testRoot.publicKey, least: 0, day: on })
      expect(
        given.channels.map(({ officers }) => officers.length),
        on,
      ).toEqual([6, 1])
    }
  })

  test('is read as it was written, and in no other way', async () => {
    expect(readKeyList(writeKeyList(list))).toEqual(list)
    const text = writeKeyList(list)
    for (const wrong of [` ${text}`, text.replace('"version":1', '"version":1.0'), text.replace('{', '{"more":1,')]) {
      await expectRefusal(() => readKeyList(wrong), 'content')
    }
  })

  const [compliance, audit] = list.channels
  if (!compliance || !audit) throw new Error('two channels')
  const named = (name: string, keys: typeof first, more: object = {}) => officerLine(keys, { name, ...more })
  test.each<[string, KeyList, string]>([
    ['a key twice in a channel', listOf([lineOf(first), lineOf(first)], []), 'channels.0.officers.1'],
    ['one key of two persons', listOf([named('A', first)], [named('B', first)]), 'channels.1.officers.0'],
    ['an end before its beginning', listOf([lineOf(first, '2019-12-31')], []), 'channels.0.officers.0.until'],
    ['seven officers without an end', listOf(seven, []), 'channels.0.officers'],
    [
      'a seventh line while the sixth has not ended',
      listOf(rotated('2026-12-05', '2026-12-05'), []),
      'channels.0.officers',
    ],
    ['one that begins much later', listOf(rotated('2027-06-30', '2027-01-01'), []), 'channels.0.officers'],
    ['no channel', { ...list, channels: [] }, 'channels'],
    ['two channels of one name', { ...list, channels: [compliance, { ...audit, id: compliance.id }] }, 'channels.1.id'],
    [
      'two channels of one symbol',
      { ...list, channels: [compliance, { ...audit, symbol: compliance.symbol }] },
      'channels.1.symbol',
    ],
    [
      'one recipient with two signing keys',
      listOf([lineOf(first), { ...lineOf(second), recipient: first.recipient }], []),
      'channels.0.officers.1',
    ],
    [
      'one signing key of two persons',
      listOf([named('A', first)], [named('B', second, { signing: first.verifyKey })]),
      'channels.1.officers.0',
    ],
    ['the recovery key as an officer’s', { ...list, recovery: first.recipient }, 'channels.0.officers.0'],
  ])('is refused with %s', async (_what, wrong, field) => {
    expect((await expectRefusal(() => checkKeyList(wrong), 'content')).detail.field).toBe(field)
  })

  test('takes an officer for one day, and one person with a key of theirs in two channels', () => {
    const oneDay = named('A', first, { from: day, until: day })
    expect(() => checkKeyList(listOf([oneDay], [oneDay]))).not.toThrow()
  })

  const of = (more: object) => listOf([named('A', first, more)], [])
  test.each<[string, KeyList]>([
    ['version', { ...list, version: 0 }],
    ['recovery', { ...list, recovery: first.identity }],
    ['channels.0.id', { ...list, channels: [{ ...compliance, id: 'Compliance' }] }],
    ['channels.0.symbol', { ...list, channels: [{ ...compliance, symbol: 'O' }] }],
    ['channels.0.officers.0.recipient', of({ recipient: first.identity })],
    ['channels.0.officers.0.signing', of({ signing: 'A' })],
    ['channels.0.officers.0.name', of({ name: '' })],
    ['channels.0.officers.0.name', of({ name: 'A ' })],
    ['channels.0.officers.0.name', of({ name: 'A\u200bB' })],
    ['channels.0.officers.0.name', of({ name: 'x'.repeat(41) })],
    ['channels.0.officers.0.from', of({ from: '2026-02-29' })],
    ['channels.0.officers.0.from', of({ from: '2026-1-1' })],
    ['channels.0.officers.0.until', of({ until: '' })],
    ['channels.0.officers.0.until', of({ until: '2026-13-01' })],
  ])('with a wrong %s is not read, even when the root key signed it', async (field, wrong) => {
    const { detail } = await expectRefusal(() => readKeyList(writeKeyList(wrong)), 'content')
    expect(detail.field).toBe(field)
  })

  test('knows persons by their names, and keys by their days', () => {
    const both = listOf([named('Li Wei', first, { until: day }), named('Li Wei', second, { from: '2026-11-29' })], [])
    expect([personOf(both, first.verifyKey), personOf(both, second.verifyKey)]).toEqual(['Li Wei', 'Li Wei'])
    const [channel] = both.channels
    if (!channel) throw new Error('one channel')
    expect(channelOn(channel, day)).toMatchObject({ signing: [first.verifyKey], ended: [] })
    expect(channelOn(channel, '2026-11-29')).toMatchObject({ signing: [second.verifyKey], ended: [first.verifyKey] })
  })

  test('has one fingerprint a channel: eight groups of four, another for each key that comes, goes or ends', () => {
    const changes = [
      list,
      listOf([lineOf(first), lineOf(second), lineOf(thief)], []),
      listOf([lineOf(first)], []),
      listOf([lineOf(first), lineOf(second, '2026-12-31')], []),
      listOf([lineOf(first), { ...lineOf(second), signing: thief.verifyKey }], []),
    ]
    const prints = changes.map(({ channels: [own] }) => own && channelPrint(own, null))
    prints.push(channelPrint(compliance, thief.recipient))
    for (const print of prints) expect(print).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){7}$/)
    expect(new Set(prints).size).toBe(6)
    expect(channelPrint(compliance, null), 'whatever the other channel and the version').toBe(prints[0])
  })
})

describe('a change of the list', () => {
  const next = (after: KeyList, approvers: (typeof first)[], before = list) => {
    const list = { ...after, version: before.version + 1 }
    return missingApprovals(before, { ...signed(list, approvers), list }, day)
  }
  const joined = listOf([lineOf(first), lineOf(second), lineOf(third)], [lineOf(auditor)])
  const own = (keys: typeof first) => officerLine(keys).name

  test('takes two persons of the channel that changes', () => {
    expect(next(joined, [first, second])).toEqual([])
    expect(next(joined, [first])).toEqual([{ channel: 'compliance', count: 1, persons: [own(second)] }])
    expect(next(joined, [])).toEqual([{ channel: 'compliance', count: 2, persons: [own(first), own(second)] }])
    expect(next(joined, [first, auditor, third, thief]), 'nobody else counts').toHaveLength(1)
  })

  test('is not signed twice by one person with two keys', () => {
    const before = listOf([lineOf(first), officerLine(second, { name: own(first) }), lineOf(third)], [])
    const after = listOf([lineOf(first), lineOf(third)], [])
    expect(next(after, [first, second], before)).toEqual([{ channel: 'compliance', count: 1, persons: [own(third)] }])
    expect(next(after, [second, third], before)).toEqual([])
  })

  test('is not signed with an ended key', () => {
    const before = listOf([lineOf(first), lineOf(second), lineOf(third, '2026-11-27')], [])
    expect(next(joined, [first, third], before)).toMatchObject([{ channel: 'compliance', count: 1 }])
  })

  test('strikes off one of two by the other alone, and one of three by the two others', () => {
    const alone = listOf([lineOf(first), lineOf(second, '2026-11-27')], [lineOf(auditor)])
    expect(next(alone, [first])).toEqual([])
    expect(next(listOf([lineOf(first)], [lineOf(auditor)]), [first])).toEqual([])
    expect(
      next(listOf([lineOf(third)], [lineOf(auditor)]), [first]),
      'not by putting another in both places',
    ).toHaveLength(1)
    expect(next(listOf([lineOf(first)], [lineOf(auditor)]), [first], joined)).toMatchObject([{ count: 1 }])
    const without = listOf([lineOf(first), lineOf(second)], [lineOf(auditor)])
    expect(next(without, [first, second], joined)).toEqual([])
  })

  test('takes one where there is one person, and two of anybody for the recovery key or another channel', () => {
    expect(next(listOf([lineOf(first), lineOf(second)], [lineOf(auditor), lineOf(third)]), [auditor])).toEqual([])
    expect(next({ ...list, recovery: thief.recipient }, [first])).toMatchObject([{ channel: undefined, count: 1 }])
    expect(next({ ...list, recovery: thief.recipient }, [first, auditor])).toEqual([])
    const more = { ...list, channels: [...list.channels, { id: 'third', symbol: 'T', officers: [lineOf(thief)] }] }
    expect(next(more, [first])).toMatchObject([{ channel: undefined, count: 1 }])
    expect(next(list, []), 'a version in which nothing changed').toMatchObject([{ channel: undefined, count: 2 }])
    // Whoever is alone in a channel may change that, and brings nothing else along.
    const [, own] = listOf([], [lineOf(auditor), lineOf(third)]).channels
    for (const along of [{ recovery: thief.recipient }, { channels: more.channels }]) {
      const both = { ...list, ...along }
      const channels = both.channels.map((channel) => (own && channel.id === own.id ? own : channel))
      expect(next({ ...both, channels }, [auditor])).toMatchObject([{ channel: undefined, count: 1 }])
    }
  })

  test('cannot pass with signatures of another version', () => {
    const list2 = { ...joined, version: 2 }
    const { approvals } = signed({ ...joined, version: 3 }, [first, second])
    expect(missingApprovals(list, { ...signed(list2), approvals, list: list2 }, day)).toHaveLength(1)
    expect(verifyKeyList(signed(list2), testRoot.publicKey)).toEqual(list2)
  })
})
