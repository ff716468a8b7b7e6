import { Refusal, type RefusalReason } from '#sealing/refusal.ts'
import type { Desk } from '../desk.ts'

/** Makes a refusal a value. */
export async function attempt<T>(open: () => Promise<T>): Promise<T | { refused: RefusalReason }> {
  try {
    return await open()
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.reason }
    throw error
  }
}

/** What an officer opens texts with. */
export const identitiesOf = ({ ring }: Pick<Desk, 'ring'>) => ring.map(({ identity }) => identity)
