import { momentInChina, timeOf } from '#server/content/schedule.ts'

/** A moment of a file as a field shows it, in China's time: `2026-11-27T08:00`. Empty for none. */
export function toLocalTime(moment: string): string {
  const time = timeOf(moment)
  return Number.isNaN(time) ? '' : momentInChina(time).slice(0, 16)
}

/** What a field says, as a file has it. */
export const fromLocalTime = (local: string): string => (local === '' ? '' : `${local.slice(0, 16)}+08:00`)
