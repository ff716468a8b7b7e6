import type { Lang } from '#contract/paths.ts'
import { allTexts, type ContentText } from '../allTexts.ts'
import { linksIn } from '../markdown.ts'
import type { Problem } from '../problems.ts'
import type { Files } from '../readFiles.ts'

/** Keys whose value is an address, in whatever file they stand. */
const addressKeys = new Set(['to', 'link', 'enLink', 'linkUrl', 'href', 'onlyOn'])

/** Every link that leads nowhere in the language of the text that holds it. */
export function checkLinks(files: Files, words = allTexts(files)): Problem[] {
  const isAddress = { zh: addressesOf(files, 'zh'), en: addressesOf(files, 'en') }
  return words.flatMap((entry) => {
    const { file, field, lang } = entry
    const dead = linksOf(entry).filter((to) => !isAddress.zh(to) || (lang === 'en' && !isAddress.en(to)))
    return dead.map((to) => {
      const onlyChinese = isAddress.zh(to) ? ': it is not there in English' : ''
      return { file, field, reason: `the link ${to} leads nowhere${onlyChinese}`, quote: to }
    })
  })
}

const linksOf = ({ key, field, text }: ContentText) =>
  addressKeys.has(key) || /^related\.\d+$/.test(field) ? [text] : linksIn(text)

/** Whether an address leads somewhere in `lang`: a route, an article, an item of a list, or a place outside. */
function addressesOf(files: Files, lang: Lang) {
  const shown = (entry: { enHidden?: boolean }) => lang === 'zh' || !entry.enHidden
  const menu = files.navigation.flatMap((section) => section.children.flatMap((group) => group.children))
  const routes = new Set(['/', ...menu.filter((entry) => !entry.type && shown(entry)).map(({ link }) => link)])
  const articles = files.articles.filter(({ data }) => lang === 'zh' || 'en' in data)
  const ids = new Set(articles.map(({ id }) => id))
  const itemsOf: Record<string, Set<string>> = {
    '/securities/detail': new Set(articles.filter(({ kind }) => kind === 'securities').map(({ id }) => id)),
    '/reportDownload': new Set(files.reports.map(({ id }) => id)),
    '/manageTeam': new Set(files.leaders.map(({ id }) => id)),
  }
  return (to: string): boolean => {
    if (!to.startsWith('/')) return /^(https?:\/\/|mailto:|tel:)./.test(to)
    const { pathname, searchParams } = new URL(to, 'http://site')
    const item = searchParams.get('id')
    if (item !== null) return routes.has(pathname) && (itemsOf[pathname]?.has(item) ?? false)
    return routes.has(pathname) || ids.has(pathname.slice(1))
  }
}
