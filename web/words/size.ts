import { decimal } from './decimal.ts'

const units = ['kB', 'MB', 'GB'] as const

/** The size of a file in the unit that suits it, as both languages write it: `1 kB` at the least, `2.4 MB`. Units are decimal. */
export function sizeOf(bytes: number): string {
  let [size, unit] = [Math.max(bytes / 1000, 1), 0]
  // 999.5 would be written as 1000.
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1000
    unit += 1
  }
  return `${decimal(size, 0, unit > 0 && size < 99.95 ? 1 : 0)} ${units[unit]}`
}
