import type { Finding } from '#blocks/kind.ts'
import { type Lang, langs } from '#contract/paths.ts'
import { nearest } from '../diagnostics/nearest.ts'
import type { Problem } from '../problems.ts'
import { type Files, fileOf } from '../readFiles.ts'
import type { Reason } from '../words/index.ts'

/** Indicators have a value for each year, the same numbers in both languages, and a state where they have a target. */
export const checkIndicators = (files: Pick<Files, 'esg'>): Problem[] => [
  ...checkCounts(files),
  ...checkOwnValues(files),
  ...checkStates(files),
]

const checkCounts = ({ esg }: Pick<Files, 'esg'>): Problem[] =>
  esg.items.flatMap((item, at) => {
    const own = langs.map((lang) => [`${lang}.values`, sideOf(item, lang)?.values] as const)
    return [['values', item.values] as const, ...own].flatMap(([field, given]): Problem[] => {
      if (given === undefined || given.length === esg.years.length) return []
      const reason: Reason = { is: 'valuesPerYear', id: item.id, found: given.length, wanted: esg.years.length }
      return [{ file: fileOf.esg, field: `items.${at}.${field}`, reason }]
    })
  })

type Indicator = Files['esg']['items'][number]

/** Of a language that the site does without there is none. */
const sideOf = (item: Indicator, lang: Lang): Indicator[Lang] | undefined => item[lang]

/** What a language counts in units of its own is the same number: all years differ by the same power of ten. */
function checkOwnValues({ esg }: Pick<Files, 'esg'>): Problem[] {
  return esg.items.flatMap((item, at): Problem[] => {
    const sides = langs.flatMap((lang) => sideOf(item, lang) ?? []).map(({ values = item.values }) => values)
    const [main = [], ...others] = sides
    return others.flatMap((own): Problem[] => {
      const first = main.findIndex((value) => Number(bare(value)))
      const power = Math.round(Math.log10(Number(bare(own[first] ?? '')) / Number(bare(main[first] ?? ''))))
      const other = main.findIndex((value, year) => !isSameNumber(bare(value), bare(own[year] ?? ''), power))
      if (first < 0 || other < 0) return []
      const [year = 0, found] = [esg.years[other], [main[other], own[other]].join(' / ')]
      return [{ file: fileOf.esg, field: `items.${at}`, reason: { is: 'indicatorNumbers', id: item.id, year, found } }]
    })
  })
}

function checkStates({ esg }: Pick<Files, 'esg'>): Problem[] {
  return esg.items.flatMap((item, at): Problem[] => {
    const hasTarget = langs.some((lang) => (sideOf(item, lang)?.target ?? '—') !== '—')
    if (hasTarget === (item.state !== undefined)) return []
    return [{ file: fileOf.esg, field: `items.${at}.state`, reason: { is: 'targetState', id: item.id, hasTarget } }]
  })
}

/** What stands on a picture, in the list `field`, names an indicator that has a target. */
export function checkTargets(
  field: string,
  named: readonly { indicator?: string | undefined }[],
  { esg }: Pick<Files, 'esg'>,
): Finding[] {
  const known = esg.items.filter(({ state }) => state).map(({ id }) => id)
  return named.flatMap(({ indicator }, at): Finding[] => {
    if (indicator === undefined || known.includes(indicator)) return []
    const reason: Reason = { is: 'unknownTarget', id: indicator, meant: nearest(indicator, known) }
    return [{ key: `${field}.${at}.indicator`, reason }]
  })
}

const bare = (value: string) => value.replaceAll(',', '').replace('−', '-')

function isSameNumber(main: string, own: string, power: number): boolean {
  if (main === '' || Number.isNaN(Number(main))) return main === own
  return (Number(main) * 10 ** power).toPrecision(9) === Number(own).toPrecision(9)
}
