import { digestOf, to64 } from '#sealing/bytes.ts'
import { complaintBytes, headerSize, messageBytes, partBytes, stanzaLines, versionLine } from '#sealing/sizes.ts'
import type { Material } from './material.ts'
import type { Random } from './random.ts'
import { call, desk, type Kinds, workedPart } from './request.ts'

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
      const { save } = random.pick(open)
      const report = to64(spoiled(save.report, 8, random))
      return call('save', { ...save, case: random.pick(unused).case, report, files: [] })
    },
  },
  'a misshapen message': {
    answers: [400],
    make(random, { open }) {
      const { message } = random.pick(open)
      return call('message', { ...message, turn: 3, sealed: to64(spoiled(message.sealed, 8, random)) })
    },
  },
  'a misshapen reply of an officer': {
    answers: [400],
    async make(random, { open, signed }) {
      const { keys, reply } = random.pick(open)
      const sealed = to64(spoiled(reply, 8, random))
      return desk(await signed({ action: random.pick(['reply', 'note']), case: keys.case, turn: 3, sealed }))
    },
  },
  'a misshapen first part': {
    answers: [400],
    make(random, material) {
      const sound = Buffer.from(material.waiting.parts[0]?.bytes ?? [])
      return framed(material, random.pick(material.unused).upload, 0, misshapen(sound, 1, random))
    },
  },
  'a part of no size that there is': {
    answers: [400],
    make(random, material) {
      const size = random.pick([1, 57, 1_000, 262_143, 262_145, 300_000, 500_000, partBytes - 1])
      return framed(material, random.pick(material.unused).upload, 1 + random.below(50), random.bytes(size))
    },
  },
  'a report as a message, a message as a report': {
    answers: [400],
    make(random, { open, unused }) {
      const { save, message } = random.pick(open)
      return random.pick([
        call('message', { ...message, turn: 3, sealed: save.report }),
        call('save', { ...save, case: random.pick(unused).case, report: message.sealed, files: [] }),
      ])
    },
  },
}

/** A part under a name, with the digest and the work that belong to it. */
export const framed = (material: Material, upload: string, number: number, bytes: Uint8Array) =>
  workedPart(material, upload, { number, bytes: Uint8Array.from(bytes), sha256: digestOf(bytes) })
