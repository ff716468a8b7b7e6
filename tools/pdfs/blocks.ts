import type { WholeLang } from '../../contract/wholeLangs.ts'
import type { BlockFile } from '../../server/content/shapes/blocks.ts'
import { escapeHtml } from '../../server/escapeHtml.ts'
import { chartHtml } from './printChart.ts'
import { paperHtml, withoutReferrals } from './printDocument.ts'
import { indicatorsHtml, tableHtml } from './printTable.ts'
import type { PrintedBlock } from './reportSource.ts'

type Of<T extends BlockFile['type']> = Extract<BlockFile, { type: T }>

/** A block of a page as it stands in a printed report: its title in the margin, its text beside it, tables in full width. */
export function blockHtml(block: PrintedBlock, lang: WholeLang): string {
  switch (block.type) {
    case 'lead':
      return `<div class="lead">${paperHtml(withoutReferrals(block.text), 4)}</div>`
    case 'prose':
    case 'callout':
      return beside(block.title, paperHtml(withoutReferrals(block.text), 4))
    case 'steps':
      return beside(block.title, `<ol class="steps">${block.items.map(stepHtml).join('')}</ol>`)
    case 'timeline':
      return beside(block.title, `<dl class="timeline">${block.items.map(eventHtml).join('')}</dl>`)
    case 'faq':
      return faqHtml(block)
    case 'figures':
      return `<ul class="figures">${block.items.map(figureHtml).join('')}</ul>`
    case 'table':
      return tableHtml(block)
    case 'targets':
      return targetsHtml(block, lang)
    case 'indicators':
      return indicatorsHtml(block, lang)
    case 'chart':
      return chartHtml(block, lang)
    case 'cards':
      return titled(block, `<ul class="cards">${block.items.map(cardHtml).join('')}</ul>`)
    case 'flow':
      return titled(block, flowHtml(block.items))
    case 'model':
      return titled(block, modelHtml(block))
    case 'layers':
      return titled(block, `<ol class="layers">${block.items.map(layerHtml).join('')}</ol>`)
    case 'quote':
      return `<blockquote><p>${escapeHtml(block.text)}</p><p class="note">${escapeHtml(block.name)} · ${escapeHtml(block.post)}</p></blockquote>`
    case 'split':
      return splitHtml(block)
    default:
      throw new Error(`a ${block.type} is not made for paper`)
  }
}

/** What is said around the ends of a way to a target. */
export const targetWords = {
  zh: {
    columns: ['指标', '基年', '最新', '目标', '状态'],
    unit: (unit: string) => `（${unit}）`,
    year: (year: number) => `（${year}年）`,
    reason: '，',
  },
  en: {
    columns: ['Measure', 'Base year', 'Latest', 'Target', 'Status'],
    unit: (unit: string) => ` (${unit})`,
    year: (year: number) => ` (${year})`,
    reason: ': ',
  },
}

/** On paper the way to a target is a row with its ends. */
function targetsHtml({ title, items, note }: Of<'targets'>, lang: WholeLang): string {
  const words = targetWords[lang]
  const rows = items.map(({ name, unit, since, values, by, status, reason }) => {
    const isShare = unit === '%'
    const [base, latest] = [values[0], values.at(-1)].map((value) => `${value}${isShare ? '%' : ''}`)
    return [
      isShare ? name : name + words.unit(unit),
      base + words.year(since),
      latest + words.year(since + values.length - 1),
      by,
      reason ? status + words.reason + reason : status,
    ]
  })
  return tableHtml({ caption: title, columns: words.columns, rows, note })
}

/** A text with a table in it needs the full width below its title. */
const beside = (title: string, html: string) =>
  `<div class="beside"${html.startsWith('<ol') ? ' data-whole' : ''}${html.includes('<table') ? ' data-full' : ''}><h3>${escapeHtml(title)}</h3><div>${html}</div></div>`

/** A drawing of words: its title, what it shows, and a note below. */
const titled = (
  { title, summary, note }: { title: string; summary?: string; note?: string | undefined },
  html: string,
) =>
  `<div class="drawing"><h3>${escapeHtml(title)}</h3>${summary ? `<p class="finding">${escapeHtml(summary)}</p>` : ''}${html}${note ? `<p class="note">${escapeHtml(note)}</p>` : ''}</div>`

type Item<T extends 'steps' | 'timeline' | 'figures' | 'cards' | 'flow' | 'layers'> = Of<T>['items'][number]

const stepHtml = ({ title, text }: Item<'steps'>) => `<li><b>${escapeHtml(title)}</b><p>${escapeHtml(text)}</p></li>`

const eventHtml = ({ when, title, text }: Item<'timeline'>) =>
  `<div><dt>${escapeHtml(when)}</dt><dd><b>${escapeHtml(title)}</b> ${escapeHtml(text)}</dd></div>`

const figureHtml = ({ value, unit = '', label, note }: Item<'figures'>) =>
  `<li><p class="value">${escapeHtml(value)}<small>${escapeHtml(unit)}</small></p><p><b>${escapeHtml(label)}</b></p><p class="note">${escapeHtml(note)}</p></li>`

const cardHtml = ({ title, text }: Item<'cards'>) => `<li><b>${escapeHtml(title)}</b><p>${escapeHtml(text)}</p></li>`

const layerHtml = ({ title, text, rules = [] }: Item<'layers'>) =>
  `<li><b>${escapeHtml(title)}</b><p>${escapeHtml(text)}</p>${rules.length > 0 ? `<p class="note">${rules.map(escapeHtml).join(' · ')}</p>` : ''}</li>`

const stationHtml = (
  title: string,
  text: string,
  measures: { label: string; value: string; unit?: string | undefined }[],
) =>
  `<li><b>${escapeHtml(title)}</b><p>${escapeHtml(text)}</p>${measures
    .map(
      ({ label, value, unit = '' }) =>
        `<p class="measure">${escapeHtml(label)} <b>${escapeHtml(value)}</b> ${escapeHtml(unit)}</p>`,
    )
    .join('')}</li>`

/** Stations side by side, at most four in a row. */
function inRows(stations: string[]): string {
  const columns = stations.length <= 4 ? stations.length : Math.ceil(stations.length / 2)
  return `<ol class="flow" style="--columns:${columns}">${stations.join('')}</ol>`
}

const flowHtml = (items: Item<'flow'>[]) =>
  inRows(
    items.map(({ title, text, measures = [] }) =>
      stationHtml(
        title,
        text,
        measures.map(({ label, value, unit }) => ({ label, value: value.toLocaleString('en-US'), unit })),
      ),
    ),
  )

/** The picture with the numbers of its parts, then the parts as stations. */
function modelHtml({ picture, alt, items }: Of<'model'>): string {
  const pins = items.map(({ at }, index) => `<span style="left:${at.x}%;top:${at.y}%">${index + 1}</span>`)
  const parts = items.map(({ title, text, figures }, index) => stationHtml(`${index + 1} ${title}`, text, figures))
  return `<figure class="model"><img src="/media/${picture}?width=1100" alt="${escapeHtml(alt)}">${pins.join('')}</figure>${inRows(parts)}`
}

function faqHtml({ title, items }: Of<'faq'>): string {
  const answered = items
    .map(({ question, answer }) => ({ question, answer: withoutReferrals(answer) }))
    .filter(({ answer }) => answer !== '')
  return beside(
    title,
    answered.map(({ question, answer }) => `<h4>${escapeHtml(question)}</h4>${paperHtml(answer, 4)}`).join(''),
  )
}

/** Text around its picture, which is small on paper. */
const splitHtml = ({ title, text, picture, alt, caption }: Of<'split'>) =>
  `<div class="split"><h3>${escapeHtml(title)}</h3><figure><img src="/media/${picture}?width=640" alt="${escapeHtml(alt)}">${caption ? `<figcaption class="note">${escapeHtml(caption)}</figcaption>` : ''}</figure>${paperHtml(withoutReferrals(text), 4)}</div>`
