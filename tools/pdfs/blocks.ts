import { entryHtml } from '../../blocks/entryHtml.ts'
import type { Paper } from '../../blocks/kind.ts'
import { kindOf } from '../../blocks/kinds.ts'
import type { WholeLang } from '../../contract/wholeLangs.ts'
import { escapeHtml } from '../../server/escapeHtml.ts'
import { chartHtml } from './printChart.ts'
import { paperHtml, withoutReferrals } from './printDocument.ts'
import { indicatorsHtml, tableHtml } from './printTable.ts'
import type { PrintedBlock } from './reportSource.ts'
import { longDay } from './words.ts'

/** A block of a page as it stands in a printed report: its title in the margin, its text beside it, tables in full width. */
export function blockHtml(block: PrintedBlock, lang: WholeLang): string {
  if (block.type === 'indicators') return indicatorsHtml(block, lang)
  const { print } = kindOf(block)
  if (print === 'none') throw new Error(`a ${block.type} is not made for paper`)
  return print(block, { ...paper, lang, day: (date) => longDay(date, lang), chart: (chart) => chartHtml(chart, lang) })
}

const paper = {
  prose: (markdown) => paperHtml(withoutReferrals(markdown), 4),
  /** A text with a table in it needs the full width below its title. */
  beside: (title, html) =>
    `<div class="beside"${html.startsWith('<ol') ? ' data-whole' : ''}${html.includes('<table') ? ' data-full' : ''}><h3>${escapeHtml(title)}</h3><div>${html}</div></div>`,
  drawing: ({ title, summary, note }, html) =>
    `<div class="drawing"><h3>${escapeHtml(title)}</h3>${summary ? `<p class="finding">${escapeHtml(summary)}</p>` : ''}${html}${note ? `<p class="note">${escapeHtml(note)}</p>` : ''}</div>`,
  /** At most four in a row. */
  stations(stations) {
    const columns = stations.length <= 4 ? stations.length : Math.ceil(stations.length / 2)
    return `<ol class="flow" style="--columns:${columns}">${stations.map(stationHtml).join('')}</ol>`
  },
  table: tableHtml,
} satisfies Omit<Paper, 'lang' | 'day' | 'chart'>

const stationHtml = ({ measures, ...station }: Parameters<Paper['stations']>[0][number]) =>
  entryHtml(
    station,
    measures
      .map(
        ({ label, value, unit = '' }) =>
          `<p class="measure">${escapeHtml(label)} <b>${escapeHtml(value)}</b> ${escapeHtml(unit)}</p>`,
      )
      .join(''),
  )
