import { join } from 'node:path'
import type { WholeLang } from '../../contract/wholeLangs.ts'
import { wholeLangs } from '../../contract/wholeLangs.ts'
import { type ArticleEntry, type Files, wordsIn } from '../../server/content/readFiles.ts'
import { escapeHtml } from '../../server/escapeHtml.ts'
import { documentOf, markOf, type PrintDocument, paperHtml, revisedHtml } from './printDocument.ts'
import { longDay, words } from './words.ts'

/** An announcement on the company's letterhead, in each language in which it was published. */
export function announcementDocuments(entry: ArticleEntry, files: Files, content: string): PrintDocument[] {
  return wholeLangs.flatMap((lang) => {
    const text = wordsIn(entry.data, lang)
    return text ? [documentIn(entry, text, files, content, lang)] : []
  })
}

type Text = NonNullable<ReturnType<typeof wordsIn>>

function documentIn(
  { file, id, data }: ArticleEntry,
  text: Text,
  files: Files,
  content: string,
  lang: WholeLang,
): PrintDocument {
  const { site, stock, bond } = files
  const say = words[lang]
  const company = site.name[lang]
  const editions = 'editions' in data ? data.editions : undefined
  const number = 'number' in data ? data.number : ''
  const codes = [
    ...(stock ? [[say.stockCode, stock.code] as const, [say.stockName, stock[lang].name] as const] : []),
    ...(bond ? [[say.bondCode, bond.code] as const, [say.bondName, bond[lang].name] as const] : []),
    [say.number, number] as const,
  ]
  const head = {
    lang,
    title: text.title,
    kind: 'announcement',
    running: [company, `${say.number} ${number}`],
    company,
    sample: site.sampleNotice?.[lang],
  } as const
  const body = `
<header class="letterhead">
  <div class="brand">${markOf(join(content, 'media'), files)}<p><b>${escapeHtml(company)}</b><span>${escapeHtml(site.name[lang === 'en' ? 'zh' : 'en'])}</span></p></div>
  <dl class="codes">${codes.map(([name = '', value = '']) => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>
</header>
<main>
  <h1>${escapeHtml(text.title)}</h1>
  ${revisedHtml(editions, lang)}
  <p class="assurance">${say.assurance}</p>
  <div class="text">${paperHtml(text.body, 2)}</div>
  <div class="closing">
    <p class="hereby">${say.hereby}</p>
    <p class="signature">${escapeHtml(company)}<br>${say.board}<br>${longDay(data.date, lang)}</p>
  </div>
</main>`
  return {
    name: `announcements/${id}.${lang}`,
    item: file,
    lang,
    editions,
    title: text.title,
    date: data.date,
    author: company,
    html: documentOf(head, body),
  }
}
