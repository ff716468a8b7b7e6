import { createHash } from 'node:crypto'

/** Chance that can be repeated: the same seed gives the same choices. */
export interface Random {
  /** A whole number from 0. */
  below(limit: number): number
  pick<T>(list: readonly T[]): T
  bytes(count: number): Buffer
}

/** The choices of request number `at` of a run: they depend on no other request. */
export function chance(seed: number, at: number): Random {
  let state = createHash('sha256').update(`${seed} ${at}`).digest().readUInt32LE()
  // mulberry32, public domain: https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const below = (limit: number) => next() % limit
  return {
    below,
    pick: (list) => {
      if (list.length === 0) throw new Error('nothing to choose from')
      return list[below(list.length)] as (typeof list)[number] // within the list
    },
    bytes(count) {
      const words = Uint32Array.from({ length: Math.ceil(count / 4) }, next)
      return Buffer.from(words.buffer).subarray(0, count)
    },
  }
}
