import { numberLike } from '#contract/lotNumber.ts'
import type { Problem } from '../problems.ts'
import { type Files, fileOf } from '../readFiles.ts'
import { repeated } from './repeated.ts'

/** Packs whose number is there twice or has another form than the example, stations without a name or a site, recalls that their page does not tell of. */
export function checkLots(files: Files): Problem[] {
  const { example, stages, items } = files.lots
  const file = fileOf.lots
  const named = new Map(stages.map((stage) => [stage.id, stage.facts.length]))
  const sites = new Set(files.factorySites.items.map(({ id }) => id))
  const twice = repeated(items.entries(), ([, { number }]) => number)
  const repetitions = twice.map(({ entry: [at, { number }] }): Problem => {
    return { file, field: `items.${at}.number`, reason: { is: 'usedTwice', name: 'number', value: number } }
  })
  const own = items.flatMap((item, at): Problem[] => {
    const problems: Problem[] = []
    const field = `items.${at}`
    if (numberLike(example, item.number) !== item.number) {
      problems.push({ file, field: `${field}.number`, reason: { is: 'otherNumberForm', number: item.number, example } })
    }
    for (const [row, { stage, site, values }] of item.stations.entries()) {
      const place = `${field}.stations.${row}`
      const wanted = named.get(stage)
      if (wanted === undefined) {
        problems.push({ file, field: `${place}.stage`, reason: { is: 'unknownStage', stage } })
      } else if (wanted !== values.length) {
        const reason = { is: 'valuesPerFact', stage, found: values.length, wanted } as const
        problems.push({ file, field: `${place}.values`, reason })
      }
      if (site !== undefined && !sites.has(site)) {
        problems.push({ file, field: `${place}.site`, reason: { is: 'unknownSite', site } })
      }
    }
    if (item.recall && !isTold(files, item.recall.link, item.batch)) {
      const reason = { is: 'recallNotTold', batch: item.batch, page: item.recall.link } as const
      problems.push({ file, field: `${field}.recall`, reason })
    }
    return problems
  })
  return [...repetitions, ...own]
}

/** Whether a page names a batch in every language that it has. A link that leads nowhere is told elsewhere. */
const isTold = ({ pages }: Files, path: string, batch: string) =>
  pages.filter((page) => page.path === path).every(({ data }) => JSON.stringify(data.blocks).includes(batch))
