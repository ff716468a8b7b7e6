import type { Lang } from '../../contract/paths.ts'
import { indicatorIn } from '../../server/content/indicators.ts'
import type { Files } from '../../server/content/readFiles.ts'
import type { BlockFile } from '../../server/content/shapes/blocks.ts'
import { escapeHtml } from '../../server/escapeHtml.ts'

interface Table {
  caption: string
  columns: string[]
  rows: string[][]
  note?: string | undefined
}

const size = (text: string) => text.replace(/[\u2e80-\uffef]/g, '__').length

/** A table in the full width of the page; one of many columns is set smaller. */
export function tableHtml({ caption, columns, rows, note }: Table): string {
  // A column of numbers alone is read from its end.
  const numeric = columns.map(
    (_, at) => at > 0 && rows.every((row) => /^(?:[—–-]|[−+]?[\d.,]+%?)$/.test(row[at] ?? '')),
  )
  const narrow = columns.map(
    (head, at) => columns.length < 7 && [head, ...rows.map((row) => row[at] ?? '')].every((cell) => size(cell) <= 14),
  )
  const cells = (row: string[], name: 'td' | 'th') =>
    `<tr>${row.map((cell, at) => `<${name}${name === 'th' ? ' scope="col"' : ''}${numeric[at] ? ' align="right"' : narrow[at] ? ' class="narrow"' : ''}>${escapeHtml(cell)}</${name}>`).join('')}</tr>`
  const isShort = rows.length <= 16 && size([...columns, ...rows.flat()].join('')) <= 1000
  return `<div class="table"${isShort ? ' data-whole' : ''}${columns.length >= 7 ? ' data-dense' : ''}><table><caption>${escapeHtml(caption)}</caption><thead>${cells(columns, 'th')}</thead><tbody>${rows
    .map((row) => cells(row, 'td'))
    .join('')}</tbody></table>${note ? `<p class="note">${escapeHtml(note)}</p>` : ''}</div>`
}

type DataBlock = Extract<BlockFile, { type: 'from' }>

/** The data centre, a table a topic; its pages lie on their side. */
export function indicatorsHtml(block: DataBlock, files: Files, lang: Lang): string {
  if (block.data !== 'esg') throw new Error(`data of ${block.data} are not made for paper`)
  const items = files.esg.items.map((item) => indicatorIn(item, lang))
  const topics = [...new Set(items.map(({ topic }) => topic))]
  const columns = block.columns.filter((_, at) => at !== 1)
  const tables = topics.map((topic) => {
    const rows = items
      .filter((item) => item.topic === topic)
      .map(({ name, unit, values, target, status, method }) => [name, unit, ...values, target, status, method])
    return tableHtml({ caption: topic, columns, rows })
  })
  return `<div class="indicators">${block.note ? `<p class="note">${escapeHtml(block.note)}</p>` : ''}${tables.join('\n')}</div>`
}
