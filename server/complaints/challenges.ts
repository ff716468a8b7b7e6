import { randomBytes } from 'node:crypto'

const lifetime = 2 * 60 * 1000
/** More than a desk ever has open; the oldest goes first. */
const most = 1_000

/** Challenges that a desk answers with its signature: random, good once and for two minutes, kept in memory alone. */
export function createChallenges(now: () => number) {
  const open = new Map<string, number>()
  return {
    /** A new one: 32 bytes, 43 characters. */
    make(): string {
      const challenge = randomBytes(32).toString('base64url')
      open.set(challenge, now())
      if (open.size > most) open.delete(open.keys().next().value ?? '')
      return challenge
    },
    /** Whether it is one of ours that nobody has used yet. It is used then. */
    use(challenge: string): boolean {
      const made = open.get(challenge)
      open.delete(challenge)
      return made !== undefined && now() - made < lifetime
    },
  }
}
