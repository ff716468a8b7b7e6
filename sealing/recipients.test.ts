import { bech32 } from '@scure/base'
import { Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { describe, expect, test } from 'vitest'
import { randomBytes } from './bytes.ts'
import { areSameStanzas, shuffled, stanzasFor } from './recipients.ts'
import { goesTo, seal, unseal } from './seal.ts'
import { channel, colleague, expectRefusal, officer, recovery } from './testing/sample.ts'

const [first = ''] = channel.officers
const fileKey = randomBytes(16)
const sealedTo = (recipients: readonly string[]) => seal('text', 1_024, recipients)

describe('the stanzas of what is sealed', () => {
  test.each([1, 2, 3])('are 8 that differ, of %i that are named', (count) => {
    const stanzas = stanzasFor(fileKey, [first, recovery, colleague.recipient].slice(0, count))
    expect(new Set(stanzas.map(({ args }) => args.join(' '))).size).toBe(8)
    expect(
      stanzas.every(({ args, body }) => args[0] === 'X25519' && args[1]?.length === 43 && body.length === 32),
    ).toBe(true)
  })

  test('are the same for each recipient once, and others with every file key', () => {
    const once = stanzasFor(fileKey, [first, recovery])
    expect(areSameStanzas(stanzasFor(fileKey, [recovery, first, first]), once)).toBe(true)
    const other = stanzasFor(randomBytes(16), [first, recovery])
    expect(other.some(({ args }) => once.some((stanza) => stanza.args[1] === args[1]))).toBe(false)
  })

  test('stand in every place alike: 400 times, each of 8 places 20 to 90 times', () => {
    const places = new Array<number>(8).fill(0)
    for (let round = 0; round < 400; round++) {
      const at = shuffled([0, 1, 2, 3, 4, 5, 6, 7]).indexOf(0)
      places[at] = (places[at] ?? 0) + 1
    }
    expect(Math.min(...places)).toBeGreaterThan(20)
    expect(Math.max(...places)).toBeLessThan(90)
  })

  test('are for eight at most, and cannot be for none, nine or no keys', async () => {
    await expectRefusal(() => sealedTo([]), 'keys')
    const eight = await Promise.all(
      Array.from({ length: 8 }, async () => identityToRecipient(await generateX25519Identity())),
    )
    const own = [officer.recipient, ...eight.slice(1)]
    expect(await goesTo(await sealedTo(own), [officer.identity], own)).toBe(true)
    await expectRefusal(() => sealedTo([...eight, first]), 'keys')
    expect((await expectRefusal(() => sealedTo([first, officer.identity]), 'keys')).detail.field).toBe('recipients.1')
  })

  test('cannot be for a key that is well written and no point to multiply with: everybody could open it', async () => {
    const zero = bech32.encodeFromBytes('age', new Uint8Array(32))
    expect((await expectRefusal(() => sealedTo([first, zero]), 'keys')).detail.field).toBe('recipients')
  })
})

describe('whoever opens a text knows to whom it goes', () => {
  test('all of those and nobody else, in whatever order they are named', async () => {
    const sealed = await sealedTo([first, recovery])
    expect(await unseal(sealed, [officer.identity])).toBe('text')
    expect(await goesTo(sealed, [officer.identity], [recovery, first])).toBe(true)
    expect(await goesTo(sealed, [officer.identity], [first]), 'somebody reads along').toBe(false)
    expect(await goesTo(sealed, [officer.identity], [first, recovery, colleague.recipient]), 'shut out').toBe(false)
    expect(await goesTo(sealed, [officer.identity], ['nobody'])).toBe(false)
  })

  test('what is sealed well and is no text is told as that', async () => {
    const encrypter = new Encrypter()
    encrypter.addRecipient(first)
    const sealed = await encrypter.encrypt(Uint8Array.of(0xff, 0x80))
    expect((await expectRefusal(() => unseal(sealed, [officer.identity]), 'content')).detail.field).toBe('text')
  })

  test('who cannot open it is told nothing', async () => {
    const sealed = await sealedTo([first])
    await expectRefusal(() => goesTo(sealed, [colleague.identity], [first]), 'unreadable')
  })
})
