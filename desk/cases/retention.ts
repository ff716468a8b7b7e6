import type { Desk } from '../desk.ts'
import { keepSettings, readSettings } from '../settings.ts'

/** Whether the site keeps closed cases as long as this officer has accepted: until they are asked, for ever. */
export async function watchRetention(desk: Desk, days: number) {
  const { retention } = await readSettings(desk.folder)
  const before = retention[desk.channel.symbol] ?? 0
  return before === days ? undefined : { days, before }
}

export async function acceptRetention(desk: Desk, days: number): Promise<void> {
  const { retention } = await readSettings(desk.folder)
  await keepSettings(desk.folder, { retention: { ...retention, [desk.channel.symbol]: days } })
}
