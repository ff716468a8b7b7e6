import { newId, randomBytes, to64 } from '#sealing/bytes.ts'
import { workDone } from '#sealing/work.ts'
import type { Random } from './random.ts'
import { call, type Kinds } from './request.ts'

const flipped = (text: string, at: number) => {
  const bytes = Buffer.from(text, 'base64url')
  bytes[at] = (bytes[at] ?? 0) ^ 1
  return to64(bytes)
}
/** Sound in shape, other in content: a bit of the ciphertext is flipped. */
const other = (text: string, random: Random) => flipped(text, 2_000 + random.below(10_000))
/** A nonce that is worth too little. */
export const lazy = (name: string, wanted: number, random: Random): string => {
  const nonce = random.bytes(8)
  return workDone(name, nonce) < wanted ? to64(nonce) : lazy(name, wanted, random)
}

/** Sound requests again, mixed up or forged: the reporter’s calls. 200 only for what was taken before, as it was. */
export const replays: Kinds = {
  'a report or a message again': {
    answers: [200],
    make(random, { open, closed }) {
      const { save, message } = random.pick([...open, closed])
      return random.pick([call('save', save), call('message', message)])
    },
  },
  'another report under a known lookup': {
    answers: [409],
    make(random, { open }) {
      const { save } = random.pick(open)
      return call('save', { ...save, report: other(save.report, random) })
    },
  },
  'a known report in another channel': {
    answers: [409],
    make(random, { open, elsewhere }) {
      const [first, second] = random.pick([
        [random.pick(open), elsewhere],
        [elsewhere, random.pick(open)],
      ] as const)
      return call('save', { ...first.save, channel: second.save.channel })
    },
  },
  'a known report with other files': {
    answers: [409],
    make(random, { open, waiting, elsewhere }) {
      const { save } = random.pick(open)
      const more = [{ id: waiting.entry.id, parts: 1 }, { id: newId(), parts: 3 }, ...elsewhere.save.files]
      return call('save', { ...save, files: random.pick([[], [...save.files, random.pick(more)]]) })
    },
  },
  'a new report with the files of another': {
    answers: [409],
    make(random, { open, elsewhere, closed, unused }) {
      const { save } = random.pick([...open, elsewhere, closed])
      const { lookup, workOfLookup: work } = random.pick(unused)
      return call('save', { ...save, lookup, work })
    },
  },
  'a new report with files that are not whole, or twice the same': {
    answers: [409],
    make(random, { open, waiting, unused }) {
      const { save } = random.pick(open)
      const { lookup, workOfLookup: work } = random.pick(unused)
      const { id } = waiting.entry
      const files = random.pick([
        [{ id: newId(), parts: 1 + random.below(51) }],
        [{ id, parts: 2 }],
        [{ id, parts: 51 }],
        Array(2 + random.below(9)).fill({ id, parts: 1 }),
        [{ id, parts: 1 }, ...save.files],
      ])
      return call('save', { ...save, lookup, work, files })
    },
  },
  'a report without its work': {
    answers: [428],
    make(random, { open, unused, work: wanted }) {
      const { save } = random.pick(open)
      const lookup = random.pick([random.pick(unused).lookup, save.lookup])
      return call('save', { ...save, lookup, work: lazy(lookup, wanted, random) })
    },
  },
  'a report for a channel that there is not': {
    answers: [404],
    make(random, { open }) {
      const channel = random.pick(['nobody', 'constructor', 'prototype', '-', '0', 'compliance-', 'a'.repeat(40)])
      return call('save', { ...random.pick(open).save, channel })
    },
  },
  'another message under a taken turn': {
    answers: [409],
    make(random, { open, elsewhere }) {
      const { message } = random.pick([...open, elsewhere])
      return call('message', { ...message, sealed: other(message.sealed, random) })
    },
  },
  'a message of a turn that is not the next': {
    answers: [409],
    make(random, { open }) {
      const { message } = random.pick(open)
      return call('message', { ...message, turn: random.pick([3, 4, 100, 9_999]) })
    },
  },
  'a message to a closed report': {
    answers: [409],
    make: (_random, { closed }) => call('message', { ...closed.message, turn: 2 }),
  },
  'a message with files of a report': {
    answers: [409],
    make(random, { open, elsewhere }) {
      const { message } = random.pick(open)
      const { files } = random.pick([...open, elsewhere]).save
      return call('message', { ...message, turn: 2, files: [...files, ...random.pick([[], files])] })
    },
  },
  'a message or a question under an unknown token': {
    answers: [404],
    make(random, { open, unused }) {
      const { message, keys } = random.pick(open)
      const token = random.pick([keys.lookup, keys.verifyKey, random.pick(unused).lookup, to64(randomBytes(32))])
      return random.pick([call('query', { token }), call('message', { ...message, token })])
    },
  },
  'a question for what is there already, or never was': {
    answers: [200],
    make(random, { open, waiting }) {
      const { keys, files } = random.pick(open)
      const id = random.pick([files[0]?.entry.id, waiting.entry.id, newId()])
      return random.pick([call('query', { token: keys.token }), call('uploaded', { id })])
    },
  },
}
