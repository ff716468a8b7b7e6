import type { Comparison } from '#contract/charts.ts'
import type { Words } from '../words/zh.ts'

/** The mark of a category, if it has one. */
export const markAt = ({ categories, marks = [] }: Pick<Comparison, 'categories' | 'marks'>, category: number) =>
  marks.find(({ at }) => at === categories[category])

/** What is to be said of a category, in words. */
export function remarksOf(
  chart: Pick<Comparison, 'categories' | 'marks'>,
  category: number,
  words: Pick<Words['chart'], 'unaudited' | 'missed'>,
): string[] {
  const { unaudited, missed, text } = markAt(chart, category) ?? {}
  return [unaudited && words.unaudited, missed && words.missed, text].filter((said) => typeof said === 'string')
}
