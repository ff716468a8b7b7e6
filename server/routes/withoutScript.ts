import type { Contact } from '#contract/blocks.ts'
import { message } from '#contract/messages.ts'
import { type Lang, localeOf, rootPath } from '#contract/paths.ts'
import type { LanguageContent } from '../stores/content/compose.ts'
import { escaped } from '../stores/content/markdown.ts'

const report = '/honest/report'
const channels = '/honest/reportChannel'
const languages = { zh: '中文', en: 'English' } as const satisfies Record<Lang, string>

/**
 * What a reader without scripts finds in every document, as its address does not tell the server which page it is for: that the site needs
 * them, and how else misconduct can be reported.
 */
export function withoutScript({ site, pages }: LanguageContent, lang: Lang): string {
  const blocks = pages.get(channels)?.blocks ?? []
  const others = blocks.flatMap((block) => {
    if (block.type === 'contacts') return [titled(block.title, `<ul>${block.items.map(lineOf).join('')}</ul>`)]
    return block.type === 'prose' ? [titled(block.title ?? '', block.text)] : []
  })
  const other: Lang = lang === 'en' ? 'zh' : 'en'
  return [
    '<main class="column" style="display: grid; gap: 0.75rem; padding-block: 3rem">',
    `<h1>${escaped(site.name)}</h1>`,
    `<p>${escaped(message('noScript', lang))}</p>`,
    `<p><a href="${rootPath(other)}" lang="${localeOf(other)}" hreflang="${localeOf(other)}">${languages[other]}</a></p>`,
    others.length > 0
      ? titled(pages.get(report)?.title ?? '', `<p>${escaped(message('noScriptReport', lang))}</p>`)
      : '',
    ...others,
    '</main>',
  ].join('\n')
}

const titled = (title: string, html: string) => `<h2 style="margin-block-start: 1.5rem">${escaped(title)}</h2>\n${html}`

function lineOf({ region, name, phone, mail, address }: Contact): string {
  const ways = [
    phone && `<a href="tel:${phone.replace(/[^\d+]/g, '')}">${escaped(phone)}</a>`,
    mail && `<a href="mailto:${escaped(mail)}">${escaped(mail)}</a>`,
    address && escaped(address),
  ]
  return `<li style="margin-block-end: 0.75rem"><strong>${escaped(region)}</strong> – ${escaped(name)}<br>${ways.filter(Boolean).join(' · ')}</li>`
}
