import type { Lang } from '#contract/paths.ts'

const units = ['kilobyte', 'megabyte', 'gigabyte'] as const

/** The size of a file in the unit that suits it, as its language writes it: `1 kB` at the least, `2.4 MB`. Units are decimal. */
export function sizeOf(bytes: number, lang: Lang): string {
  let [size, unit] = [Math.max(bytes / 1000, 1), 0]
  // 999.5 would be written as 1000.
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1000
    unit += 1
  }
  return new Intl.NumberFormat(lang === 'en' ? 'en-GB' : 'zh-CN', {
    style: 'unit',
    unit: units[unit] ?? 'kilobyte',
    maximumFractionDigits: unit > 0 && size < 99.95 ? 1 : 0,
  }).format(size)
}
