import { describe, expect, test } from 'vitest'
import { sealFile } from './attachment.ts'
import { openComplaint, sealComplaint } from './complaint.ts'
import { recipientsOf } from './keys.ts'
import { openMessage, sealMessage } from './message.ts'
import { openFile } from './reassemble.ts'
import { unseal } from './seal.ts'
import { SealingError } from './sealingError.ts'
import { headerSize, stanzaCount } from './sizes.ts'
import { channel, fields, fileKey, flipped, keys, numbers, officer, recovery, seed } from './testing/sample.ts'

/*
 * One bit is flipped, and what comes is a refusal. Headers are tried at every byte, since they are text with slack where
 * a second spelling could hide; payloads at random places, the tags at their ends among them.
 */

const any = numbers(seed)
const header = headerSize(stanzaCount)
const expected = { case: keys.case, from: 'officer', turn: 1 } as const
const report = await sealComplaint({ channel, recovery, keys, fields, fileKey, files: [] })
const message = await sealMessage(
  { ...expected, before: keys.case, body: 'x' },
  recipientsOf(channel, recovery, keys.recipient),
  officer.signingKey,
)

interface Flip {
  at: number
  bit: number
}
const everyByte = (from: number, to: number): Flip[] =>
  Array.from({ length: to - from }, (_, at) => ({ at: from + at, bit: any(8) }))
const somewhere = (count: number, from: number, to: number): Flip[] =>
  Array.from({ length: count }, () => ({ at: from + any(to - from), bit: any(8) }))

/** How many of the flips were refused; anything else than a refusal fails at once. */
async function refusals(flips: readonly Flip[], open: (flip: Flip) => Promise<unknown>): Promise<number> {
  const outcomes = await Promise.all(flips.map((flip) => open(flip).catch((error: unknown) => error)))
  for (const [number, outcome] of outcomes.entries()) {
    const { at, bit } = flips[number] ?? { at: -1, bit: -1 }
    if (!(outcome instanceof SealingError)) throw new Error(`byte ${at}, bit ${bit}: ${String(outcome)}`)
  }
  return outcomes.length
}

describe('one flipped bit is refused', () => {
  test('in a message by the cryptography alone, at 900 places: all 854 bytes of the header, 46 behind it', async () => {
    const tag = message.length - 16
    const flips = [...everyByte(0, header), ...somewhere(30, header, tag), ...everyByte(tag, message.length)]
    const open = ({ at, bit }: Flip) => unseal(flipped(message, at, bit), [officer.identity])
    expect(await refusals(flips, open)).toBe(900)
  })

  test('in a message as the reporter opens it, at 100 places', async () => {
    const open = ({ at, bit }: Flip) =>
      openMessage(flipped(message, at, bit), [keys.identity], { ...expected, keys: channel.signing })
    expect(await refusals(somewhere(100, 0, message.length), open)).toBe(100)
  })

  test('in a report, at 300 places: 150 in the header, 150 behind it', async () => {
    const flips = [...somewhere(150, 0, header), ...somewhere(150, header, report.length)]
    const open = ({ at, bit }: Flip) =>
      openComplaint(flipped(report, at, bit), [officer.identity], { case: keys.case, channel: channel.symbol })
    expect(await refusals(flips, open)).toBe(300)
  })

  test('in a file with digests that fit, at 268 places: all 168 bytes of the header, 100 behind it', async () => {
    const bytes = new TextEncoder().encode('过磅单')
    const file = await sealFile(new Blob([bytes]).stream(), bytes.length, fileKey)
    const [part] = await Array.fromAsync(file)
    if (!part) throw new Error('one part was expected')
    const open = async ({ at, bit }: Flip) => {
      const changed = flipped(part.bytes, at, bit)
      const sha256 = Buffer.from(await crypto.subtle.digest('SHA-256', changed)).toString('base64url')
      const stream = await openFile([{ ...part, bytes: changed, sha256 }], fileKey, {
        size: bytes.length,
        sha256: file.digest(),
      })
      return new Response(stream).arrayBuffer()
    }
    const flips = [...everyByte(0, headerSize(1)), ...somewhere(100, headerSize(1), part.bytes.length)]
    expect(await refusals(flips, open)).toBe(268)
  })

  test('and so is a report that is cut, lengthened or put together from two', async () => {
    const other = await sealComplaint({ channel, recovery, keys, fields, fileKey, files: [] })
    const open = (bytes: Uint8Array) => unseal(bytes, [officer.identity]).catch((error: unknown) => error)
    for (const wrong of [
      report.slice(0, -1),
      report.slice(0, header),
      Buffer.concat([report, Buffer.of(0)]),
      Buffer.concat([report.subarray(0, header), other.subarray(header)]),
      new Uint8Array(),
    ]) {
      expect(await open(wrong)).toMatchObject({ reason: 'unreadable' })
    }
  })
})
