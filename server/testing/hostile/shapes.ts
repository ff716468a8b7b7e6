import { createHash } from 'node:crypto'
import { writeFrame } from '#contract/upload.ts'
import { from64, to64 } from '#sealing/bytes.ts'
import { complaintBytes, headerSize, messageBytes, partBytes, stanzaLines, versionLine } from '#sealing/sizes.ts'
import type { Random } from './random.ts'
import { call, desk, type Kinds, upload } from './request.ts'

/** The same bytes under a size: cut, or filled up with zeros. */
const sized = (bytes: Uint8Array, size: number) => Buffer.concat([bytes, Buffer.alloc(size)]).subarray(0, size)

/** Sealed bytes that are none any more, for which any key would do to see it. */
function misshapen(sound: Buffer, stanzas: number, random: Random): Buffer {
  const header = headerSize(stanzas)
  const stanza = versionLine + random.below(stanzas) * stanzaLines
  const without = (from: number, to: number) => Buffer.concat([sound.subarray(0, from), sound.subarray(to)])
  const replaced = (from: string, to: string) => {
    const at = sound.indexOf(from, stanza, 'latin1')
    return Buffer.concat([sound.subarray(0, at), Buffer.from(to, 'latin1'), sound.subarray(at + from.length)])
  }
  const altered = random.pick([
    () => without(stanza, stanza + stanzaLines),
    () => Buffer.concat([sound.subarray(0, stanza + stanzaLines), sound.subarray(stanza)]),
    () => without(random.below(header - 1), header),
    () => without(0, 1 + random.below(header - 1)),
    () => replaced('-> X25519 ', random.pick(['-> scrypt ', '-> x25519 ', '->  X25519', '-> ssh-rsa', '-> X25519\t'])),
    () => replaced('\n', '\r\n'),
    () => replaced('\n', ''),
    () => Buffer.concat([Buffer.from('age-encryption.org/v2'), sound.subarray(versionLine - 1)]),
    () => Buffer.concat([Buffer.from('-----BEGIN AGE ENCRYPTED FILE-----\n'), Buffer.from(sound.toString('base64'))]),
    () => Buffer.concat([sound.subarray(0, header - 1), Buffer.from('='), sound.subarray(header)]),
    () => Buffer.alloc(sound.length),
    () => random.bytes(sound.length),
  ])()
  return sized(altered, sound.length)
}

/** What is sound but for its size: another kind of sealed thing, cut short or drawn out. */
function missized(sound: Buffer, random: Random): Buffer {
  const sizes = [1, 100, headerSize(8), sound.length - 1, sound.length + 1, messageBytes, complaintBytes, 74_000]
  return sized(sound, random.pick(sizes.filter((size) => size !== sound.length)))
}

const bytesOf = (text: string) => Buffer.from(text, 'base64url')
const spoiled = (text: string, stanzas: number, random: Random) => {
  const sound = bytesOf(text)
  return random.below(4) === 0 ? missized(sound, random) : misshapen(sound, stanzas, random)
}

/** Bytes that do not look sealed, under names for which all else is right. */
export const shapes: Kinds = {
  'a misshapen report': {
    answers: [400],
    make(random, { open, unused }) {
      const { lookup, workOfLookup: work } = random.pick(unused)
      const { save } = random.pick(open)
      return call('save', { ...save, lookup, work, report: to64(spoiled(save.report, 8, random)), files: [] })
    },
  },
  'a misshapen message': {
    answers: [400],
    make(random, { open }) {
      const { message } = random.pick(open)
      return call('message', { ...message, turn: 2, sealed: to64(spoiled(message.sealed, 8, random)) })
    },
  },
  'a misshapen reply of an officer': {
    answers: [400],
    async make(random, { open, signed }) {
      const { keys, reply } = random.pick(open)
      const sealed = to64(spoiled(reply, 8, random))
      return desk(await signed({ action: 'reply', lookup: keys.lookup, turn: 2, sealed }))
    },
  },
  'a misshapen first part': {
    answers: [400],
    make(random, { waiting, unused }) {
      const sound = Buffer.from(waiting.frames[0]?.subarray(58) ?? [])
      return upload(framed(random.pick(unused), 0, misshapen(sound, 1, random)))
    },
  },
  'a part of no size that there is': {
    answers: [400],
    make(random, { unused }) {
      const size = random.pick([1, 57, 1_000, 262_143, 262_145, 300_000, 500_000, partBytes - 1])
      return upload(framed(random.pick(unused), 1 + random.below(50), random.bytes(size)))
    },
  },
  'a report as a message, a message as a report': {
    answers: [400],
    make(random, { open, unused }) {
      const { save, message } = random.pick(open)
      const { lookup, workOfLookup: work } = random.pick(unused)
      return random.pick([
        call('message', { ...message, turn: 2, sealed: save.report }),
        call('save', { ...save, lookup, work, report: message.sealed, files: [] }),
      ])
    },
  },
}

/** A part under an unused name, with the digest that belongs to it. */
export function framed(of: { upload: string; workOfUpload: string }, number: number, bytes: Uint8Array): Uint8Array {
  const digest = createHash('sha256').update(bytes).digest()
  return writeFrame({ id: from64(of.upload), work: from64(of.workOfUpload), number, digest, bytes })
}
