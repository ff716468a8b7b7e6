import type { Block } from '#contract/blocks.ts'
import type { Lang } from '#contract/paths.ts'
import type { SearchDocument, SearchKind } from '../search/index.ts'
import type { LanguageContent } from './compose.ts'
import { plainText } from './markdown.ts'
import { entriesOf } from './navigation.ts'

const kinds = {
  company: 'news',
  industry: 'news',
  media: 'news',
  video: 'news',
  event: 'news',
  securities: 'securities',
  dynamics: 'dynamics',
  announcement: 'announcement',
} as const satisfies Record<string, SearchKind>

/** What search finds: pages of the menus, articles, reports and people, as plain text. */
export function documentsOf(content: Omit<LanguageContent, 'documents'>, lang: Lang): SearchDocument[] {
  const listed = entriesOf(content.site.navigation)
    .map(({ item }) => item)
    .filter((item) => !item.unlisted && !(lang === 'en' && item.enHidden))
  const pages = listed.flatMap((item): SearchDocument[] => {
    const page = content.pages.get(item.link)
    if (!page) return []
    const text = [page.subtitle, ...page.blocks.map(textOf)].join(' ')
    return [{ id: item.link, kind: 'page', lang, link: item.link, title: page.title, text }]
  })
  const articles = [...content.byId.values()].map(
    (article): SearchDocument => ({
      id: article.id,
      kind: kinds[article.kind],
      lang,
      link: article.link,
      title: article.title,
      text: `${article.summary} ${plainText(article.body)}`,
      date: article.date,
    }),
  )
  const reports = content.reports.map(
    (report): SearchDocument => ({
      id: report.id,
      kind: 'report',
      lang,
      link: `/reportDownload?id=${report.id}`,
      title: report.title,
      text: `${report.summary} ${report.scope}`,
      date: report.date,
    }),
  )
  const people = content.leaderList.map(
    (leader): SearchDocument => ({
      id: leader.id,
      kind: 'person',
      lang,
      link: `/manageTeam?id=${leader.id}`,
      title: leader.name,
      text: `${leader.post} ${leader.summary} ${plainText(leader.cv)}`,
    }),
  )
  return [...pages, ...articles, ...reports, ...people]
}

/** All words of a block as plain text. */
export function textOf(block: Block): string {
  switch (block.type) {
    case 'lead':
      return plainText(block.text)
    case 'prose':
    case 'callout':
    case 'split':
      return `${block.title} ${plainText(block.text)}`
    case 'figures':
      return [block.title, ...block.items.flatMap(({ value, unit, label, note }) => [value, unit, label, note])].join(
        ' ',
      )
    case 'cards':
    case 'steps':
    case 'timeline':
      return [block.title, ...block.items.flatMap(({ title, text }) => [title, text])].join(' ')
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flat(), block.note].join(' ')
    case 'flow':
    case 'layers':
      return [block.title, block.summary, ...block.items.flatMap(({ title, text }) => [title, text])].join(' ')
    case 'map':
      return `${block.title} ${block.summary}`
    case 'quote':
      return `${block.text} ${block.name} ${block.post}`
    case 'gallery':
      return [block.title, ...block.items.map(({ caption }) => caption)].join(' ')
    case 'downloads':
      return [block.title, ...block.items.flatMap(({ title, note }) => [title, note])].join(' ')
    case 'chart':
      return `${block.title} ${block.summary} ${block.note ?? ''}`
    case 'faq':
      return [block.title, ...block.items.flatMap(({ question, answer }) => [question, plainText(answer)])].join(' ')
    case 'contacts':
      return [block.title, ...block.items.flatMap((item) => Object.values(item))].join(' ')
  }
}
