import { from64, newId, randomBytes, to64 } from '#sealing/bytes.ts'
import { complaintDigest, type WorkSubject, workDone } from '#sealing/proofOfWork.ts'
import { proofOf } from '../reports.ts'
import type { Random } from './random.ts'
import { call, type Kinds, worked, workedMessage } from './request.ts'

const flipped = (text: string, at: number) => {
  const bytes = Buffer.from(text, 'base64url')
  bytes[at] = (bytes[at] ?? 0) ^ 1
  return to64(bytes)
}
/** Sound in shape, other in content: a bit of the ciphertext is flipped. */
const other = (text: string, random: Random) => flipped(text, 2_000 + random.below(10_000))
/** A proof that is worth too little. */
export const lazy = (subject: WorkSubject, wanted: number, random: Random): string => {
  const proof = random.bytes(8)
  return workDone(subject, proof) < wanted ? to64(proof) : lazy(subject, wanted, random)
}

/** Sound requests again, mixed up or forged: the reporter’s calls. 200 only for what was taken before, as it was. */
export const replays: Kinds = {
  'a report or a message again': {
    answers: [200],
    make(random, material) {
      const { keys, save, message } = random.pick([...material.open, material.closed])
      return random.below(2) === 0 ? worked(material, save) : workedMessage(material, keys, message)
    },
  },
  'another report under a known name': {
    answers: [409],
    make(random, material) {
      const { save } = random.pick(material.open)
      return worked(material, { ...save, report: other(save.report, random) })
    },
  },
  'a known report in another channel': {
    answers: [409],
    make(random, material) {
      const { open, elsewhere } = material
      const [first, second] = random.pick([
        [random.pick(open), elsewhere],
        [elsewhere, random.pick(open)],
      ] as const)
      return worked(material, { ...first.save, channel: second.save.channel })
    },
  },
  'a known report with other files': {
    answers: [409],
    make(random, material) {
      const { open, waiting, elsewhere } = material
      const { save } = random.pick(open)
      const more = [{ id: waiting.entry.id, parts: 1 }, { id: newId(), parts: 3 }, ...elsewhere.save.files]
      return worked(material, { ...save, files: random.pick([[], [...save.files, random.pick(more)]]) })
    },
  },
  'a new report with the files of another': {
    answers: [409],
    make(random, material) {
      const { open, elsewhere, closed, unused } = material
      const { save } = random.pick([...open, elsewhere, closed])
      return worked(material, { ...save, case: random.pick(unused).case })
    },
  },
  'a new report with files that are not whole, or twice the same': {
    answers: [409],
    make(random, material) {
      const { open, waiting, unused } = material
      const { save } = random.pick(open)
      const { id } = waiting.entry
      const files = random.pick([
        [{ id: newId(), parts: 1 + random.below(51) }],
        [{ id, parts: 2 }],
        [{ id, parts: 51 }],
        Array(2 + random.below(9)).fill({ id, parts: 1 }),
        [{ id, parts: 1 }, ...save.files],
      ])
      return worked(material, { ...save, case: random.pick(unused).case, files })
    },
  },
  'a report without its work': {
    answers: [428],
    async make(random, { open, unused, wanted }) {
      const { save } = random.pick(open)
      const { nonce, bits } = await wanted()
      const name = random.pick([random.pick(unused).case, save.case])
      const digest = complaintDigest({ case: name, report: save.report })
      return call('save', {
        ...save,
        case: name,
        work: { nonce, proof: lazy({ nonce: from64(nonce), digest }, bits, random) },
      })
    },
  },
  'a report with the work of another, over a nonce of its own, or over one that was altered': {
    answers: [428],
    async make(random, material) {
      const [first, second] = random.pick([
        [0, 1],
        [1, 0],
      ] as const)
      const sound = JSON.parse((await worked(material, material.open[first]?.save as never)).body.toString())
      const nonce = random.pick([to64(randomBytes(33)), flipped(sound.work.nonce, random.below(33))])
      const other = { ...material.open[second]?.save, work: sound.work }
      const { bits } = await material.wanted()
      const digest = complaintDigest(other as never)
      // By chance a proof may do for both.
      const isLucky = workDone({ nonce: from64(sound.work.nonce), digest }, from64(sound.work.proof)) >= bits
      const forged = { ...sound, work: { ...sound.work, nonce } }
      return call('save', isLucky ? forged : random.pick([forged, other]))
    },
  },
  'a report for a channel that there is not': {
    answers: [404],
    make: (random, material) =>
      worked(material, { ...random.pick(material.open).save, channel: random.pick(['0', '9', 'B', 'Z']) }),
  },
  'a report for a channel that there cannot be': {
    answers: [400],
    make(random, { open }) {
      const channel = random.pick(['compliance', 'constructor', '', 'I', 'c', 'CC', '-', 'a'.repeat(40)])
      return call('save', { ...random.pick(open).save, channel })
    },
  },
  'another message under a taken turn': {
    answers: [409],
    make(random, material) {
      const { keys, message } = random.pick([...material.open, material.elsewhere])
      return workedMessage(material, keys, { ...message, sealed: other(message.sealed, random) })
    },
  },
  'a message of a turn that is not the next': {
    answers: [409],
    make(random, material) {
      const { keys, message } = random.pick(material.open)
      return workedMessage(material, keys, { ...message, turn: random.pick([4, 5, 100, 9_999]) })
    },
  },
  'a message to a closed report': {
    answers: [409],
    make: (_random, material) => {
      const { keys, message } = material.closed
      return workedMessage(material, keys, { ...message, turn: 3 })
    },
  },
  'a message with files of a report': {
    answers: [409],
    make(random, material) {
      const { open, elsewhere } = material
      const { keys, message } = random.pick(open)
      const { files } = random.pick([...open, elsewhere]).save
      return workedMessage(material, keys, { ...message, turn: 3, files: [...files, ...random.pick([[], files])] })
    },
  },
  'a message that somebody else has signed': {
    answers: [403],
    make(random, material) {
      const { message } = random.pick(material.open)
      return workedMessage(material, material.elsewhere.keys, { ...message, turn: 3 })
    },
  },
  'a message or a question under an unknown code': {
    answers: [403, 404], // with another reply key nobody can have signed it
    make(random, material) {
      const { open, elsewhere, unused } = material
      const { message, keys } = random.pick(open)
      const proof = {
        ...proofOf(keys),
        ...random.pick([
          { secret: keys.case },
          { secret: keys.ticket },
          { secret: random.pick(unused).case },
          { channel: random.pick(['A', 'Z']) },
          { replyKey: keys.case },
          { replyTo: elsewhere.keys.recipient },
        ]),
      }
      return random.below(2) === 0 ? call('query', proof) : workedMessage(material, keys, { ...message, ...proof })
    },
  },
  'a question for what is there already, or never was': {
    answers: [200],
    make(random, { open, waiting }) {
      const { keys, files } = random.pick(open)
      const id = random.pick([files[0]?.entry.id, waiting.entry.id, newId()])
      return random.pick([call('query', { ...proofOf(keys), page: 1 + random.below(9_999) }), call('uploaded', { id })])
    },
  },
}
