import { isBehind } from '#contract/targets.ts'
import { indicatorIn, withUnit } from '../indicators.ts'
import type { Source } from './source.ts'

/** A target that was not reached: what it is called and how it stands, the address of its row, and its place on home's first picture. */
export interface MissedTarget {
  id: string
  label: string
  to: string
  place?: { x: number; y: number } | undefined
}

/** How many indicators have a target, and which of them are behind. Rows stand where a page shows all indicators; without one nothing is told. */
export function targetsOf({ files, lang }: Pick<Source, 'files' | 'lang'>): { count: number; behind: MissedTarget[] } {
  const aimed = files.esg.items.map((item) => indicatorIn(item, lang)).filter(({ state }) => state)
  const page = files.pages.find(({ data }) =>
    data.blocks.some((block) => block.type === 'from' && block.data === 'esg'),
  )
  const behind = aimed.filter(({ state }) => isBehind(state))
  return {
    count: aimed.length,
    behind: behind.flatMap(({ id, name, unit, status, place }) => {
      const row = encodeURIComponent(withUnit(name, unit, lang))
      return page
        ? [{ id, label: withUnit(name, status.toLocaleLowerCase(lang), lang), to: `${page.path}?row=${row}`, place }]
        : []
    }),
  }
}
