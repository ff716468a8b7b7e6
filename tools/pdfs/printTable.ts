import type { WholeLang } from '../../contract/wholeLangs.ts'
import { withUnit } from '../../server/content/indicators.ts'
import { escapeHtml } from '../../server/escapeHtml.ts'
import type { IndicatorsBlock } from './reportSource.ts'

interface Table {
  caption: string
  columns: string[]
  rows: string[][]
  note?: string | undefined
}

const size = (text: string) => text.replace(/[\u2e80-\uffef]/g, '__').length

/** A table in the full width of the page; one of many columns is set smaller. @throws where a row has more or fewer cells than the head. */
export function tableHtml({ caption, columns, rows, note }: Table): string {
  // A column of numbers alone is read from its end.
  const numeric = columns.map(
    (_, at) =>
      at > 0 &&
      rows.every((row) => /^(?:[—–-]|[−+]?[\d.,]+%?)$/.test(row[at] ?? '')) &&
      rows.some((row) => /\d/.test(row[at] ?? '')),
  )
  const narrow = columns.map(
    (head, at) => columns.length < 7 && [head, ...rows.map((row) => row[at] ?? '')].every((cell) => size(cell) <= 14),
  )
  const uneven = rows.find((row) => row.length !== columns.length)
  if (uneven) throw new Error(`${caption}: ${uneven.length} cells below ${columns.length} heads: ${uneven[0]}`)
  const cells = (row: string[], name: 'td' | 'th') =>
    `<tr>${row.map((cell, at) => `<${name}${name === 'th' ? ' scope="col"' : ''}${numeric[at] ? ' align="right"' : narrow[at] ? ' class="narrow"' : ''}>${escapeHtml(cell)}</${name}>`).join('')}</tr>`
  const isShort = rows.length <= 16 && size([...columns, ...rows.flat()].join('')) <= 1000
  return `<div class="table"${isShort ? ' data-whole' : ''}${columns.length >= 7 ? ' data-dense' : ''}><table><caption>${escapeHtml(caption)}</caption><thead>${cells(columns, 'th')}</thead><tbody>${rows
    .map((row) => cells(row, 'td'))
    .join('')}</tbody></table>${note ? `<p class="note">${escapeHtml(note)}</p>` : ''}</div>`
}

/** The data centre, a table a topic; its pages lie on their side. An indicator says what it is counted in, as on the site. */
export function indicatorsHtml({ note, columns, items }: IndicatorsBlock, lang: WholeLang): string {
  const tables = [...Map.groupBy(items, ({ topic }) => topic)].map(([caption, items]) => {
    const rows = items.map(({ name, unit, values, target, status, method }) => [
      withUnit(name, unit, lang),
      ...values,
      ...[target, status, method],
    ])
    return tableHtml({ caption, columns, rows })
  })
  return `<div class="indicators">${note ? `<p class="note">${escapeHtml(note)}</p>` : ''}${tables.join('\n')}</div>`
}
