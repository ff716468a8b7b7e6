import type { Desk } from '../desk.ts'

/** After how many days the site deletes closed cases, 0 for never; `before` is what this officer knows, nothing at first contact. */
export interface Retention {
  days: number
  before: number | undefined
}

/** How long the site keeps closed cases, where this officer has not accepted just that: until then nothing is explained by it. */
export async function watchRetention(desk: Desk, days: number): Promise<Retention | undefined> {
  const { retention } = desk.trusted
  const before = retention[desk.channel.symbol]
  if (before === days) return undefined
  if (before !== undefined || days > 0) return { days, before }
  await acceptRetention(desk, 0) // nothing to ask about, and any other is a change from now on
  return undefined
}

export async function acceptRetention(desk: Desk, days: number): Promise<void> {
  await desk.keep(({ retention }) => ({ retention: { ...retention, [desk.channel.symbol]: days } }))
}
