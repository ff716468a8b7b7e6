import type { BlockFile } from '../../server/content/shapes/blocks.ts'
import { escapeHtml } from '../../server/escapeHtml.ts'
import { paperHtml, withoutReferrals } from './printDocument.ts'

/** A block of a page as it stands in a printed report: its title in the margin, its text beside it, tables in full width. */
export function blockHtml(block: BlockFile): string {
  switch (block.type) {
    case 'lead':
      return `<div class="lead">${paperHtml(withoutReferrals(block.text), 4)}</div>`
    case 'prose':
      return beside(block.title, paperHtml(withoutReferrals(block.text), 4))
    case 'callout':
      return beside(block.title, paperHtml(withoutReferrals(block.text), 4))
    case 'steps':
      return beside(
        block.title,
        `<ol class="steps">${block.items.map(({ title, text }) => `<li><b>${escapeHtml(title)}</b><p>${escapeHtml(text)}</p></li>`).join('')}</ol>`,
      )
    case 'faq':
      return beside(
        block.title,
        block.items
          .map(({ question, answer }) => ({ question, answer: withoutReferrals(answer) }))
          .filter(({ answer }) => answer !== '')
          .map(({ question, answer }) => `<h4>${escapeHtml(question)}</h4>${paperHtml(answer, 4)}`)
          .join(''),
      )
    case 'figures':
      return `<ul class="figures">${block.items
        .map(
          ({ value, unit = '', label, note }) =>
            `<li><p class="value">${escapeHtml(value)}<small>${escapeHtml(unit)}</small></p><p><b>${escapeHtml(label)}</b></p><p class="note">${escapeHtml(note)}</p></li>`,
        )
        .join('')}</ul>`
    case 'table':
      return tableHtml(block)
    default:
      throw new Error(`a ${block.type} is not made for paper`)
  }
}

const beside = (title: string, html: string) =>
  `<div class="beside"${html.startsWith('<ol') ? ' data-whole' : ''}><h3>${escapeHtml(title)}</h3><div>${html}</div></div>`

function tableHtml({ caption, columns, rows, note }: Extract<BlockFile, { type: 'table' }>): string {
  // A column of numbers alone is read from its end.
  const numeric = columns.map(
    (_, at) => at > 0 && rows.every((row) => /^(?:[—–-]|[−+]?[\d.,]+%?)$/.test(row[at] ?? '')),
  )
  const size = (text: string) => text.replace(/[\u2e80-\uffef]/g, '__').length
  const narrow = columns.map((head, at) =>
    [head, ...rows.map((row) => row[at] ?? '')].every((cell) => size(cell) <= 14),
  )
  const cells = (row: string[], name: 'td' | 'th') =>
    `<tr>${row.map((cell, at) => `<${name}${name === 'th' ? ' scope="col"' : ''}${numeric[at] ? ' align="right"' : narrow[at] ? ' class="narrow"' : ''}>${escapeHtml(cell)}</${name}>`).join('')}</tr>`
  return `<div class="table"${rows.length <= 8 && size([...columns, ...rows.flat()].join('')) <= 420 ? ' data-whole' : ''}><table><caption>${escapeHtml(caption)}</caption><thead>${cells(columns, 'th')}</thead><tbody>${rows
    .map((row) => cells(row, 'td'))
    .join('')}</tbody></table>${note ? `<p class="note">${escapeHtml(note)}</p>` : ''}</div>`
}
