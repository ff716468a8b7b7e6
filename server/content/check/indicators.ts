import type { Problem } from '../problems.ts'
import { type Files, fileOf } from '../readFiles.ts'
import type { Reason } from '../words/index.ts'

/** Indicators have a value for each year, and the same numbers in both languages. */
export const checkIndicators = (files: Pick<Files, 'esg'>): Problem[] => [
  ...checkCounts(files),
  ...checkOwnValues(files),
]

const checkCounts = ({ esg }: Pick<Files, 'esg'>): Problem[] =>
  esg.items.flatMap(({ id, values, zh, en }, at) =>
    Object.entries({ values, 'zh.values': zh.values, 'en.values': en.values }).flatMap(([field, given]): Problem[] => {
      if (given === undefined || given.length === esg.years.length) return []
      const reason: Reason = { is: 'valuesPerYear', id, found: given.length, wanted: esg.years.length }
      return [{ file: fileOf.esg, field: `items.${at}.${field}`, reason }]
    }),
  )

/** What a language counts in units of its own is the same number: all years differ by the same power of ten. */
function checkOwnValues({ esg }: Pick<Files, 'esg'>): Problem[] {
  return esg.items.flatMap(({ id, ...item }, at): Problem[] => {
    const [zh, en] = [item.zh.values ?? item.values, item.en.values ?? item.values]
    const first = zh.findIndex((value) => Number(bare(value)))
    const power = Math.round(Math.log10(Number(bare(en[first] ?? '')) / Number(bare(zh[first] ?? ''))))
    const other = zh.findIndex((value, year) => !isSameNumber(bare(value), bare(en[year] ?? ''), power))
    if (first < 0 || other < 0) return []
    const [year = 0, found] = [esg.years[other], [zh[other], en[other]].join(' / ')]
    return [{ file: fileOf.esg, field: `items.${at}`, reason: { is: 'indicatorNumbers', id, year, found } }]
  })
}

const bare = (value: string) => value.replaceAll(',', '').replace('−', '-')

function isSameNumber(zh: string, en: string, power: number): boolean {
  if (zh === '' || Number.isNaN(Number(zh))) return zh === en
  return (Number(zh) * 10 ** power).toPrecision(9) === Number(en).toPrecision(9)
}
