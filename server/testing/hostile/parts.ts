import { complaintPaths } from '#contract/paths.ts'
import { frameHeader } from '#contract/upload.ts'
import { from64 } from '#sealing/bytes.ts'
import { fileStep, partBytes } from '#sealing/sizes.ts'
import { workDone } from '#sealing/work.ts'
import type { Material } from './material.ts'
import type { Random } from './random.ts'
import { lazy } from './replays.ts'
import { type Kinds, post, upload } from './request.ts'
import { framed } from './shapes.ts'

/** A frame that was taken before, as bytes of its own. */
const known = (random: Random, { open, waiting, closed }: Material) =>
  Buffer.from(
    random.pick(
      [...open, closed]
        .flatMap(({ files }) => files)
        .concat(waiting)
        .flatMap(({ frames }) => frames),
    ),
  )

const work = [16, 24] as const
const digest = [26, 58] as const
const spoilt = (frame: Buffer, [from, to]: readonly [number, number], random: Random) => {
  frame.set(random.bytes(to - from), from)
  return frame
}

/** Parts of files that are not to be kept, and those that are kept already. */
export const parts: Kinds = {
  'a part again': { answers: [200], make: (random, material) => upload(known(random, material)) },
  'a frame without a part': {
    answers: [400],
    make: (random, material) => upload(known(random, material).subarray(0, random.below(frameHeader + 1))),
  },
  'a part cut off': {
    answers: [400],
    make(random, material) {
      const frame = known(random, material)
      return upload(frame.subarray(0, frameHeader + 1 + random.below(fileStep - 1)))
    },
  },
  // As with every body beyond its limit, a client may see the closing before the answer.
  'a part beyond 1 MiB': {
    answers: [0, 413],
    make: (random, { unused }) =>
      upload(framed(random.pick(unused), 1, Buffer.alloc(partBytes + 1 + random.below(500_000)))),
  },
  'a part without its work': {
    answers: [428],
    make(random, material) {
      const frame = known(random, material)
      frame.set(from64(lazy(frame.subarray(0, 16).toString('base64url'), material.work, random)), work[0])
      return upload(frame)
    },
  },
  'a part under the work of another file': {
    answers: [428],
    make(random, material) {
      const frame = known(random, material)
      const { upload: id } = random.pick(material.unused)
      frame.set(from64(id))
      // By chance a nonce may do for both.
      const done = workDone(id, frame.subarray(...work))
      if (done >= material.work) frame.set(from64(lazy(id, material.work, random)), work[0])
      return upload(frame)
    },
  },
  'a part that is not what its digest says': {
    answers: [400],
    make(random, material) {
      const { unused } = material
      const fresh = Buffer.from(framed(random.pick(unused), 1 + random.below(50), Buffer.alloc(fileStep, 1)))
      return upload(spoilt(random.pick([fresh, known(random, material)]), digest, random))
    },
  },
  'a part of a number that there is not': {
    answers: [400],
    make: (random, { unused }) =>
      upload(framed(random.pick(unused), random.pick([51, 52, 255, 256, 32_768, 65_535]), Buffer.alloc(fileStep))),
  },
  'another part under a number that is taken': {
    answers: [409],
    make(random, { open, waiting }) {
      const { entry, frames } = random.pick([...open.flatMap(({ files }) => files), waiting])
      const frame = Buffer.from(frames[0] ?? [])
      const changed = frame.subarray(frameHeader)
      const at = changed.length - 1 - random.below(1_000)
      changed[at] = (changed[at] ?? 0) ^ 1
      const of = { upload: entry.id, workOfUpload: frame.subarray(...work).toString('base64url') }
      return upload(framed(of, 0, changed))
    },
  },
  'one more part of a file that belongs to a report': {
    answers: [409],
    make(random, { open, closed, elsewhere }) {
      const { entry, parts, frames } = random.pick([...open, closed, elsewhere].flatMap(({ files }) => files))
      const of = {
        upload: entry.id,
        workOfUpload: Buffer.from(frames[0] ?? [])
          .subarray(...work)
          .toString('base64url'),
      }
      return upload(framed(of, parts + random.below(51 - parts), Buffer.alloc(fileStep, random.below(256))))
    },
  },
  'a part as another type': {
    answers: [400, 415],
    make(random, material) {
      const types = ['application/json', 'text/plain', 'multipart/form-data; boundary=x', 'image/png', 'octet-stream']
      return post(complaintPaths.upload, known(random, material), random.pick(types))
    },
  },
}
