import { isDay } from '#sealing/keyList.ts'
import type { Deputy } from '#sealing/note.ts'
import type { Desk } from '../desk.ts'
import { DeskError } from '../deskError.ts'
import { openCase } from './case.ts'
import { allCases } from './list.ts'
import { type Handling, writeNote } from './notes.ts'

/** Who stands in on a case, now or from a later day on; nobody once the days are over. */
export const deputyOf = ({ deputy }: Pick<Handling, 'deputy'>, today: string): Deputy | undefined =>
  deputy && today <= deputy.until ? deputy : undefined

/**
 * Names a colleague who stands in for this officer, in a note on each open case that the officer looks after; `undefined` takes it back.
 * Sealed like any note: the website does not learn who is away. Returns on how many. @throws DeskError `badDeputy`, `pastDeputy`, or of the client.
 */
export async function nameDeputy(desk: Desk, deputy: Deputy | undefined): Promise<number> {
  if (deputy) assertDeputy(desk, deputy)
  const own = new Set(desk.ring.map(({ verifyKey }) => verifyKey))
  const { cases } = await allCases(desk)
  const memory = await desk.memory.recall()
  let count = 0
  for (const { case: name, closed } of cases) {
    if (closed !== null && memory?.cases.get(name)?.ended) continue
    const found = await openCase(desk, name)
    if (found.marks === null) continue
    const { handling } = found.notes
    if (!own.has(handling.assign) || isSame(handling.deputy, deputy)) continue
    // One case that takes no note must not keep the deputy from all others.
    const isNamed = await writeNote(desk, found, { ...handling, deputy, body: '' }).then(
      () => true,
      (error) => {
        if (error instanceof DeskError && error.reason === 'jumped') return false
        throw error
      },
    )
    if (isNamed) count += 1
  }
  return count
}

function assertDeputy({ circle, ring, today }: Desk, { key, from, until }: Deputy): void {
  const isColleague = circle.signing.includes(key) && !ring.some(({ verifyKey }) => verifyKey === key)
  const areDays = isDay(from) && isDay(until)
  if (areDays && until < today()) throw new DeskError('pastDeputy')
  if (!isColleague || !areDays || until < from) throw new DeskError('badDeputy')
}

const isSame = (one: Deputy | undefined, other: Deputy | undefined) =>
  one?.key === other?.key && one?.from === other?.from && one?.until === other?.until
