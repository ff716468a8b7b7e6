import type { ArticleKind } from '#contract/article.ts'
import { type Hiding, isHiddenIn, type Lang } from '#contract/paths.ts'
import { articleLink, leaderLink, leaders, notices, reportLink, reports, securitiesDetail } from '#contract/routes.ts'
import { allTexts, type ContentText } from '../allTexts.ts'
import { nearest } from '../diagnostics/nearest.ts'
import { linksIn } from '../markdown.ts'
import type { Problem } from '../problems.ts'
import { type Files, routeOf, wordsIn } from '../readFiles.ts'
import { momentInChina, timeOf } from '../schedule.ts'
import { articleFolders } from '../shapes/files.ts'
import type { Reason } from '../words/index.ts'

/** Keys whose value is an address, in whatever file they stand. */
const addressKeys = new Set([
  'to',
  'link',
  'enLink',
  'linkUrl',
  'href',
  'onlyOn',
  'neutralPage',
  'drawnFrom',
  'movedTo',
])

/** Every link that leads nowhere in the language of the text that holds it. */
export function checkLinks(files: Files, words = allTexts(files)): Problem[] {
  const addresses = new Map(files.site.languages.map((lang) => [lang, addressesOf(files, lang)]))
  const [[main, ofMain] = []] = addresses
  // What is over answers at its address as its editors chose; taking it down must not stop what links to it.
  const over = new Set(files.over.map(routeOf))
  const [notYet, drafts] = [laterThan(files), draftsIn(files)]
  // A menu entry whose link lacks its slash leaves the page without an address: its own is what was meant.
  const written = files.pages.map(({ path }) => path)
  return words.flatMap((entry) => {
    const { file, field, lang = main } = entry
    const own = (lang && addresses.get(lang)) ?? ofMain
    if (isSection(entry)) return checkSection(files, entry)
    const isThere = (to: string) => (ofMain?.has(to) && own?.has(to)) || over.has(to)
    const reasonOf = (to: string): Reason => {
      if (ofMain?.has(to) && lang) return { is: 'linkNotInLanguage', to, lang }
      if (drafts.has(to)) return { is: 'linkToDraft', to }
      return { is: 'deadLink', to, meant: nearest(to, [...(own?.all() ?? []), ...written]) }
    }
    return linksOf(entry).flatMap((to): Problem[] => {
      const early = notYet(file, to, lang)
      return early || !isThere(to) ? [{ file, field, reason: early ?? reasonOf(to), quote: to }] : []
    })
  })
}

/** Tells of a link in a file whether it leads to what is shown later than that file itself. */
function laterThan({ coming, pages, site: { languages } }: Files) {
  const [main] = languages
  const momentIn = (lang: Lang | undefined, entries: Files['coming'] = []) =>
    Math.max(0, ...entries.flatMap(({ lang: own, at }) => (!own || own === lang || own === main ? timeOf(at) : [])))
  const byAddress = Map.groupBy(coming, ({ to }) => to)
  const addressOf = new Map(
    [...pages.map((page) => ({ ...page, to: page.path })), ...coming].map(({ file, to }) => [file, to]),
  )
  return (file: string, to: string, lang = main): Reason | undefined => {
    const at = momentIn(lang, byAddress.get(to))
    if (at <= momentIn(lang, byAddress.get(addressOf.get(file) ?? ''))) return undefined
    return { is: 'linkNotYet', to, at: momentInChina(at).slice(0, 16).replace('T', ' ') }
  }
}

/** The addresses of pages and articles that are drafts, of which the names of their files are known. */
function draftsIn({ hidden, coming, over }: Files): ReadonlySet<string> {
  const others = new Set([...coming, ...over].map(({ file }) => file))
  return new Set(hidden.filter((name) => !others.has(name)).flatMap(addressIn))
}

/** The address of what a file holds; nothing for one without a page. */
function addressIn(name: string): string[] {
  const [, folder = '', id = ''] = name.match(/^(.+)\/([^/]+)\.yaml$/) ?? []
  if (name.startsWith('pages/')) return [name.replace(/^pages(.+)\.\w\w\.yaml$/, '$1')]
  if (folder === 'reports') return [reportLink(id)]
  if (folder === 'leaders') return [leaderLink(id)]
  return articleKinds.filter((kind) => articleFolders[kind][0] === folder).map((kind) => articleLink(kind, id))
}
const articleKinds = Object.keys(articleFolders) as ArticleKind[] // its keys

const linksOf = ({ key, field, text }: ContentText) =>
  addressKeys.has(key) || /^related\.\d+$/.test(field) ? [text] : linksIn(text)

/** A way down the same page: `#` and the title of a block, or the region of a contact. */
const isSection = ({ field, text }: ContentText) =>
  /^blocks\.\d+\.(actions|items)\.\d+\.to$/.test(field) && text.startsWith('#')

function checkSection(files: Files, { file, field, text }: ContentText): Problem[] {
  const blocks = files.pages.find((page) => page.file === file)?.data.blocks ?? []
  const titles = blocks.flatMap((block) => [
    ...('caption' in block ? [block.caption] : 'title' in block && block.title ? [block.title] : []),
    ...(block.type === 'contacts' ? block.items.map(({ region }) => region) : []),
  ])
  if (titles.includes(text.slice(1))) return []
  const meant = nearest(
    text,
    titles.map((title) => `#${title}`),
  )
  return [{ file, field, reason: { is: 'deadLink', to: text, meant }, quote: text }]
}

/** What leads somewhere in `lang`: routes, articles, items of lists, and every place outside. */
function addressesOf(files: Files, lang: Lang) {
  const shown = (entry: Hiding) => lang === files.site.languages[0] || !isHiddenIn(lang, entry)
  const menu = files.navigation.flatMap((section) => section.children.flatMap((group) => group.children))
  const led = menu.filter((entry) => !entry.type && shown(entry) && entry.link.startsWith('/'))
  const routes = new Set(['/', ...led.map(({ link }) => link)])
  const articles = files.articles.filter(({ data }) => wordsIn(data, lang) !== undefined)
  const ids = new Set(articles.map(({ id }) => id))
  const itemsOf: Record<string, Set<string>> = {
    [securitiesDetail]: new Set(articles.filter(({ kind }) => kind === 'securities').map(({ id }) => id)),
    [reports]: new Set(files.reports.map(({ id }) => id)),
    [leaders]: new Set(files.leaders.map(({ id }) => id)),
  }
  return {
    has(to: string): boolean {
      if (to === notices) return true
      if (!to.startsWith('/')) return /^(https?:\/\/|mailto:|tel:)./.test(to)
      const { pathname, searchParams } = new URL(to, 'http://site')
      const item = searchParams.get('id')
      if (item !== null) return routes.has(pathname) && (itemsOf[pathname]?.has(item) ?? false)
      return routes.has(pathname) || ids.has(pathname.slice(1))
    },
    /** Those inside the site. */
    *all(): Iterable<string> {
      yield* routes
      for (const id of ids) yield `/${id}`
      for (const [route, items] of Object.entries(itemsOf)) for (const id of items) yield `${route}?id=${id}`
    },
  }
}
