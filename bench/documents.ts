import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { SearchDocument, SearchKind } from '../server/stores/search/index.ts'

const folders: [folder: string, kind: SearchKind, link: (id: string) => string][] = [
  ['news/company', 'news', (id) => `/${id}`],
  ['news/events', 'news', (id) => `/${id}`],
  ['news/industry', 'news', (id) => `/${id}`],
  ['news/media', 'news', (id) => `/${id}`],
  ['news/videos', 'news', (id) => `/${id}`],
  ['dynamics', 'dynamics', (id) => `/${id}`],
  ['securities', 'securities', (id) => `/securities/detail?id=${id}`],
  ['announcements', 'announcement', (id) => `/announcement?id=${id}`],
  ['reports', 'report', (id) => `/reportDownload?id=${id}`],
  ['leaders', 'person', (id) => `/manageTeam?id=${id}`],
]

/** The real documents of the content folder, read without checks. */
export function realDocuments(content: string): SearchDocument[] {
  const articles = folders.flatMap(([folder, kind, link]) =>
    yamlFiles(join(content, folder)).flatMap((name) => {
      const file = parse(readFileSync(join(content, folder, name), 'utf8'))
      const id = name.slice(0, -'.yaml'.length)
      return (['zh', 'en'] as const).flatMap((lang): SearchDocument[] => {
        const { title, name, ...rest } = file[lang] ?? {}
        if (!(title ?? name)) return []
        const date = file.date === undefined ? {} : { date: String(file.date) }
        return [{ id, kind, lang, link: link(id), title: title ?? name, text: plain(rest), ...date }]
      })
    }),
  )
  const pages = yamlFiles(join(content, 'pages')).flatMap((name): SearchDocument[] => {
    const [, route, lang] = /^(.+)\.(zh|en)\.yaml$/.exec(name) ?? []
    if (!route || (lang !== 'zh' && lang !== 'en')) return []
    const { title, subtitle, description, blocks } = parse(readFileSync(join(content, 'pages', name), 'utf8'))
    return [{ id: route, kind: 'page', lang, link: `/${route}`, title, text: plain([subtitle, description, blocks]) }]
  })
  return [...pages, ...articles]
}

function yamlFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.yaml'))
      .sort()
  } catch {
    return []
  }
}

// Keys whose values are not shown as text.
const unseen = new Set(['type', 'alt', 'picture', 'source', 'to', 'links', 'video'])

/** All the strings of a value, without Markdown's signs. */
function plain(value: unknown): string {
  if (typeof value === 'string') return value.replace(/\]\([^)]*\)/g, '').replace(/[#*|[\]`]+|-{3,}/g, ' ')
  if (typeof value === 'number') return String(value)
  if (value === null || typeof value !== 'object') return ''
  const parts = Array.isArray(value)
    ? value
    : Object.entries(value)
        .filter(([key]) => !unseen.has(key))
        .map(([, part]) => part)
  return parts.map(plain).join('\n')
}
