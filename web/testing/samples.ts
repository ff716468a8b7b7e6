import type { Data } from '#contract/api.ts'
import type { Article, ArticleSummary } from '#contract/article.ts'
import type { CalendarEvent } from '#contract/calendar.ts'
import type { Banner, Picture } from '#contract/picture.ts'

export const picture = (name: string): Picture => ({
  src: `/media/${name}.webp`,
  avif: `/media/${name}-800.avif 800w`,
  srcset: `/media/${name}-800.webp 800w`,
  preview: 'data:image/webp;base64,UklGRg==',
  width: 1600,
  height: 1000,
  colour: '#8a9a78',
  alt: `picture of ${name}`,
})

export const banner = (title: string, more: Partial<Banner> = {}): Banner => ({
  picInfo: `/media/${title}.webp`,
  title,
  subtitle: `about ${title}`,
  mode: 'below',
  picture: picture(title),
  ...more,
})

export const summary = (id: string, more: Partial<ArticleSummary> = {}): ArticleSummary => ({
  id,
  kind: 'company',
  title: `title ${id}`,
  summary: `summary ${id}`,
  date: '2024-03-18',
  category: '1',
  categoryName: 'Operations',
  source: 'Newsroom',
  link: `/${id}`,
  ...more,
})

export const article = (id: string, more: Partial<Article> = {}): Article => ({
  ...summary(id),
  body: `<p>body ${id}</p>`,
  section: '/companyDynamic',
  translated: true,
  ...more,
})

export const articles = (items: ArticleSummary[], more: Partial<Data<'newsList'>> = {}): Data<'newsList'> => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 8,
  years: [2024, 2023],
  categories: [
    { typeName: 'All', typeCode: '', check: true },
    { typeName: 'Operations', typeCode: '1', check: false },
  ],
  ...more,
})

export const event = (id: string, more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id,
  date: '2026-12-08',
  tentative: false,
  kind: 'results',
  kindName: 'Results',
  title: `event ${id}`,
  href: `/calendar/${id}.ics`,
  ...more,
})

/** The answer of `getPage` for whatever route is asked for. */
export const page = (query: URLSearchParams, blocks: Data<'page'>['blocks'] = []): Data<'page'> => ({
  path: query.get('path') ?? '',
  title: 'title',
  subtitle: 'subtitle',
  description: 'description',
  blocks,
  related: [],
})
