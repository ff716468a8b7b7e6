import type { Finding, Nearest } from '../kind.ts'

interface Plot {
  categories: string[]
  series: { name: string; values: unknown[] }[]
  marks?: { at: string }[] | undefined
}

/** A value a category and series, and no mark beside the categories. */
export function checkPlot({ categories, series, marks = [] }: Plot, nearest: Nearest): Finding[] {
  const uneven = series.flatMap(({ name, values }, at): Finding[] => {
    if (values.length === categories.length) return []
    const reason = { is: 'valuesPerCategory', name, found: values.length, wanted: categories.length } as const
    return [{ key: `series.${at}.values`, reason }]
  })
  const stray = marks.flatMap(({ at: category }, at): Finding[] => {
    if (categories.includes(category)) return []
    const reason = { is: 'strayMark', category, categories, meant: nearest(category, categories) } as const
    return [{ key: `marks.${at}.at`, reason }]
  })
  return [...uneven, ...stray]
}
