import { complaintPaths } from '#contract/paths.ts'
import { frameHeader, readFrame } from '#contract/upload.ts'
import { from64, to64 } from '#sealing/bytes.ts'
import { partDigest, workDone } from '#sealing/proofOfWork.ts'
import { fileStep, partBytes } from '#sealing/sizes.ts'
import type { Material } from './material.ts'
import type { Random } from './random.ts'
import { lazy } from './replays.ts'
import { type Kinds, post, upload, workedPart } from './request.ts'
import { framed } from './shapes.ts'

/** A part that was taken before, with work for it. */
async function known(random: Random, material: Material): Promise<Buffer> {
  const { open, waiting, closed } = material
  const { entry, parts } = random.pick([...open, closed].flatMap(({ files }) => files).concat(waiting))
  return (await workedPart(material, entry.id, random.pick(parts))).body
}

/** Where work and digest stand in a frame. */
const [nonceAt, proofAt, digestAt] = [16, 49, 59]
const subjectOf = (frame: Buffer) => {
  const { id, nonce, number, digest } = readFrame(frame) ?? {}
  if (!id || !nonce || !digest || number === undefined) throw new Error('no frame')
  return { nonce, digest: partDigest({ upload: to64(id), number, sha256: to64(digest) }) }
}

/** Parts of files that are not to be kept, and those that are kept already. */
export const parts: Kinds = {
  'a part again': { answers: [200], make: async (random, material) => upload(await known(random, material)) },
  'a frame without a part': {
    answers: [400],
    make: async (random, material) =>
      upload((await known(random, material)).subarray(0, random.below(frameHeader + 1))),
  },
  'a part cut off': {
    answers: [400],
    async make(random, material) {
      const frame = await known(random, material)
      return upload(frame.subarray(0, frameHeader + 1 + random.below(fileStep - 1)))
    },
  },
  // As with every body beyond its limit, a client may see the closing before the answer.
  'a part beyond 1 MiB': {
    answers: [0, 413],
    make: (random, material) =>
      framed(material, random.pick(material.unused).upload, 1, Buffer.alloc(partBytes + 1 + random.below(500_000))),
  },
  'a part without its work': {
    answers: [428],
    async make(random, material) {
      const frame = await known(random, material)
      const { bits } = await material.wanted()
      frame.set(from64(lazy(subjectOf(frame), bits, random)), proofAt)
      return upload(frame)
    },
  },
  'a part under the work of another file': {
    answers: [428],
    async make(random, material) {
      const frame = await known(random, material)
      const { bits } = await material.wanted()
      frame.set(from64(random.pick(material.unused).upload))
      // By chance a proof may do for both.
      const done = workDone(subjectOf(frame), frame.subarray(proofAt, proofAt + 8))
      if (done >= bits) frame.set(from64(lazy(subjectOf(frame), bits, random)), proofAt)
      return upload(frame)
    },
  },
  'a part over a nonce that the site did not make': {
    answers: [428],
    async make(random, material) {
      const frame = await known(random, material)
      const at = nonceAt + random.below(33)
      frame[at] = (frame[at] ?? 0) ^ (1 << random.below(8))
      return upload(frame)
    },
  },
  'a part that is not what its digest says': {
    answers: [400],
    make(random, material) {
      const bytes = new Uint8Array(fileStep).fill(1)
      const part = { number: 1 + random.below(50), bytes, sha256: to64(random.bytes(32)) }
      return workedPart(material, random.pick(material.unused).upload, part)
    },
  },
  'a part whose digest was altered on the way': {
    answers: [428],
    async make(random, material) {
      const frame = await known(random, material)
      const { bits } = await material.wanted()
      do frame.set(random.bytes(32), digestAt)
      while (workDone(subjectOf(frame), frame.subarray(proofAt, proofAt + 8)) >= bits)
      return upload(frame)
    },
  },
  'a part of a number that there is not': {
    answers: [400],
    make: (random, material) =>
      framed(
        material,
        random.pick(material.unused).upload,
        random.pick([51, 52, 255, 256, 32_768, 65_535]),
        Buffer.alloc(fileStep),
      ),
  },
  'another part under a number that is taken': {
    answers: [409],
    make(random, material) {
      const { open, waiting } = material
      const { entry, parts } = random.pick([...open.flatMap(({ files }) => files), waiting])
      const changed = Buffer.from(parts[0]?.bytes ?? [])
      const at = changed.length - 1 - random.below(1_000)
      changed[at] = (changed[at] ?? 0) ^ 1
      return framed(material, entry.id, 0, changed)
    },
  },
  'one more part of a file that belongs to a report': {
    answers: [409],
    make(random, material) {
      const { open, closed, elsewhere } = material
      const { entry, parts } = random.pick([...open, closed, elsewhere].flatMap(({ files }) => files))
      const number = parts.length + random.below(51 - parts.length)
      return framed(material, entry.id, number, Buffer.alloc(fileStep, random.below(256)))
    },
  },
  'a part as another type': {
    answers: [415],
    async make(random, material) {
      const types = ['application/json', 'text/plain', 'multipart/form-data; boundary=x', 'image/png', 'octet-stream']
      return post(complaintPaths.upload, await known(random, material), random.pick(types))
    },
  },
}
