import { timeOf } from '#server/content/schedule.ts'

const eightHours = 8 * 60 * 60 * 1000

/** A moment of a file as a field shows it, in China's time: `2026-11-27T08:00`. Empty for none. */
export function toLocalTime(moment: string): string {
  const time = timeOf(moment)
  return Number.isNaN(time) ? '' : new Date(time + eightHours).toISOString().slice(0, 16)
}

/** What a field says, as a file has it. */
export const fromLocalTime = (local: string): string => (local === '' ? '' : `${local.slice(0, 16)}+08:00`)
