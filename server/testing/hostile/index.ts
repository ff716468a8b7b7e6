import { addresses } from './addresses.ts'
import { bodies } from './bodies.ts'
import { deskKinds } from './desk.ts'
import { fields } from './fields.ts'
import { lines } from './lines.ts'
import type { Material } from './material.ts'
import { parts } from './parts.ts'
import { chance } from './random.ts'
import { replays } from './replays.ts'
import { isWire, type Kind, type Kinds, type Sent, type Wire } from './request.ts'
import { shapes } from './shapes.ts'
import { wires } from './wire.ts'

/** Every way in which the sealed report’s calls may be abused, by name. */
export const hostileKinds: Kinds = { ...bodies, ...fields, ...shapes, ...replays, ...parts, ...deskKinds, ...addresses }
/** Those that need a connection of their own. */
export const wireKinds: Kinds = { ...wires, ...lines }

interface Hostile {
  name: string
  kind: Kind
  request: Sent | Wire
}

/** Request number `at` of a run: each kind in turn, the same for the same seed and material, in either language. */
export async function hostile(kinds: Kinds, seed: number, at: number, material: Material): Promise<Hostile> {
  const all = Object.entries(kinds)
  const [name, kind] = all[at % all.length] as [string, Kind] // within the list
  const random = chance(seed, at)
  const request = await kind.make(random, material)
  if (isWire(request)) return { name, kind, request }
  return { name, kind, request: { ...request, headers: { lang: random.pick(['zh', 'en']), ...request.headers } } }
}
