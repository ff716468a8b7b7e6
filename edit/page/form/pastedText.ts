import { gfm } from '@truto/turndown-plugin-gfm'
import TurndownService from 'turndown'
import type { LeftOut } from '#edit/words/page.zh.ts'

export interface PastedText {
  markdown: string
  leftOut: LeftOut
}

/** Whether HTML of a clipboard says more than its plain text: headings, lists, tables, links, bold words. */
export const isFormatted = (html: string): boolean =>
  /<(h[1-6]|li|table|a\s[^>]*href|b|strong)[\s>]|mso-list|font-weight:\s*(bold|[6-9]00)/i.test(html)

/** The HTML of a clipboard, a page or a Word file as the Markdown that the site's texts are written in. */
export function pastedText(html: string): PastedText {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const hidden of page.querySelectorAll('style, script, meta, link, title, xml, head, template')) hidden.remove()
  const leftOut = leave(page)
  wordLists(page)
  raiseHeadings(page)
  tableHeads(page)
  plainWords(page)
  const markdown = converter()
    .turndown(page.body)
    .replaceAll('\u00a0', ' ')
    .replace(/[ \t]+$/gm, '')
    .replace(/^\|.*$/gm, (row) => row.replace(/\s+\|/g, ' |').replaceAll('\\\\|', '\\|'))
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return { markdown, leftOut }
}

function converter() {
  const made = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    emDelimiter: '*',
    strongDelimiter: '**',
  })
  made.use(gfm)
  made.addRule('slanted', { filter: ['em', 'i'], replacement: (words) => words }) // no italics in Chinese, and the house has none
  made.addRule('bold', { filter: ['b', 'strong'], replacement: boldWords })
  made.addRule('struck', { filter: ['s', 'del'], replacement: () => '' }) // what was struck out is not said
  made.addRule('links', {
    filter: 'a',
    replacement: (words, node) => {
      const address = (node as HTMLAnchorElement).getAttribute('href') ?? ''
      return /^(https?:\/\/|mailto:|tel:|\/)/.test(address) && words.trim() !== ''
        ? `[${words.trim()}](${address})`
        : words
    },
  })
  made.addRule('items', {
    filter: 'li',
    replacement: (words, node) => {
      const list = node.parentElement
      const at = list ? [...list.children].indexOf(node) : 0
      const sign = list?.tagName === 'OL' ? `${at + 1}. ` : '- '
      return `${sign}${words.trim().replace(/\n+/g, `\n${' '.repeat(sign.length)}`)}\n`
    },
  })
  return made
}

/** Signs and quotes stand outside: between a sign and a letter Markdown sees neither beginning nor end of bold words. */
function boldWords(words: string): string {
  const [, before = '', inside = '', after = ''] =
    words.match(/^([\s：，。；！？、“‘「『《（【]*)(.*?)([\s：，。；！？、,.;:!?”’」』》）】]*)$/s) ?? []
  return inside === '' ? words : `${before}**${inside}**${after}`
}

/** Takes out what a text of the site cannot hold, and counts it. */
function leave(page: Document): LeftOut {
  const take = (of: string) => {
    const found = [...page.querySelectorAll(of)]
    for (const node of found) node.remove()
    return found.length
  }
  const notes = take('[id^="_ftn"], a[href^="#_ftn"], [style*="mso-element:comment"], [style*="mso-element:footnote"]')
  const counts = { pictures: take('img, picture, svg, object'), notes, fields: take('input, select, textarea, button') }
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
}

/** Word writes the items of a list as paragraphs that say so in their style, with the sign as a text of its own. */
function wordLists(page: Document) {
  let list: Element | undefined
  for (const paragraph of page.querySelectorAll('p')) {
    if (!/mso-list:(?!\s*none)/.test(paragraph.getAttribute('style') ?? '')) {
      list = undefined
      continue
    }
    const sign = [...paragraph.querySelectorAll('span')].find((span) =>
      /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
    )
    const isNumbered = /^\s*[\d一二三四五六七八九十]+[.)、．]/.test(sign?.textContent ?? '')
    sign?.remove()
    const name = isNumbered ? 'OL' : 'UL'
    if (list?.tagName !== name || paragraph.previousElementSibling !== list) {
      list = page.createElement(name)
      paragraph.before(list)
    }
    const item = page.createElement('li')
    item.append(...paragraph.childNodes)
    list.append(item)
    paragraph.remove()
  }
}

/** Bold that stands in a style alone becomes an element; an element that its style makes plain is none, as in Google Docs. */
function plainWords(page: Document) {
  for (const element of page.querySelectorAll('b, strong')) {
    if (/font-weight:\s*(normal|400)/.test(element.getAttribute('style') ?? ''))
      element.replaceWith(...element.childNodes)
  }
  for (const span of page.querySelectorAll('span')) {
    if (
      !/font-weight:\s*(bold|[6-9]00)/.test(span.getAttribute('style') ?? '') ||
      span.closest('b, strong, h1, h2, h3, h4, h5, h6, th')
    )
      continue
    const bold = page.createElement('strong')
    bold.append(...span.childNodes)
    span.replaceWith(bold)
  }
  // A heading is bold already.
  for (const bold of page.querySelectorAll(':is(h1, h2, h3, h4, h5, h6, th) :is(b, strong)'))
    bold.replaceWith(...bold.childNodes)
}

/** The title of an item stands in its own field: headings of its text begin at the second level. */
function raiseHeadings(page: Document) {
  const levels = [...page.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  const top = Math.min(...levels.map(({ tagName }) => Number(tagName.slice(1))))
  for (const heading of levels) {
    const level = Math.min(Number(heading.tagName.slice(1)) - top + 2, 4)
    const own = page.createElement(`h${level}`)
    own.append(...heading.childNodes)
    heading.replaceWith(own)
  }
}

/** A table in Markdown has a head: it is the first row where nothing says which. Cells hold no paragraphs. */
function tableHeads(page: Document) {
  for (const table of page.querySelectorAll('table')) {
    for (const cell of table.querySelectorAll('td p, th p'))
      cell.replaceWith(...cell.childNodes, cell.nextElementSibling ? ' ' : '')
    const [first] = table.querySelectorAll('tr')
    if (!first || table.querySelector('th')) continue
    for (const cell of [...first.children]) {
      const head = page.createElement('th')
      head.append(...cell.childNodes)
      cell.replaceWith(head)
    }
  }
}
