import { isHiddenIn, type Lang, otherIn } from '#contract/paths.ts'
import type { NavigationItem, NavigationSection, Site } from '#contract/site.ts'
import type { NavigationFile, SiteFile } from '../shapes/site.ts'

type MenuItem = NavigationFile[number]['children'][number]['children'][number]

const itemOf = (entry: MenuItem, lang: Lang, main: Lang): NavigationItem => ({
  id: entry.id,
  title: entry[lang],
  link: entry.link,
  type: entry.type,
  path: entry[main],
  enHidden: entry.enHidden,
  ...(entry.hiddenIn && { hiddenIn: entry.hiddenIn }),
  unlisted: entry.unlisted,
})

/**
 * The tree in one language, by index as in the file. Entries hidden in English are kept and flagged: the browser drops
 * them from menus and redirects their routes. The co-creation section has an inside address in English. Labels for analytics are those of the main language.
 */
export function navigationOf(file: NavigationFile, lang: Lang, [main = lang]: readonly Lang[]): NavigationSection[] {
  return file.map((section, index) => ({
    id: section.id,
    title: section[lang].title,
    summary: section[lang].summary,
    link: lang === 'en' && section.enLink ? section.enLink : section.link,
    type: lang === 'en' && section.enLink ? undefined : section.type,
    path: section[main].title,
    enHidden: false,
    unlisted: false,
    index,
    grouped: section.grouped,
    recruitment: section.recruitment,
    inBar: section.inBar,
    children: section.children.map((group) => ({
      title: group[lang],
      children: group.children.map((entry) => itemOf(entry, lang, main)),
    })),
  }))
}

/** All entries of the tree with their section, in order. */
export function entriesOf(navigation: NavigationSection[]) {
  return navigation.flatMap((section) =>
    section.children.flatMap((group) => group.children.map((item) => ({ section, group, item }))),
  )
}

/** What every page needs, in one language. */
export function siteOf(
  file: SiteFile,
  navigation: NavigationSection[],
  lang: Lang,
  composed: Pick<Site, 'titles' | 'homeCalls' | 'mark' | 'logo' | 'ownWords'>,
): Omit<Site, 'revision' | 'sitePrefix'> {
  const outsideSections = navigation.filter(({ type }) => type === 'jump').map(({ children, ...section }) => section)
  const byId = new Map(
    [...outsideSections, ...entriesOf(navigation).map(({ item }) => item)].map((item) => [item.id, item]),
  )
  const { footer } = file
  const itemsOf = (ids: string[]) => ids.flatMap((id) => byId.get(id) ?? []).filter((item) => !isHiddenIn(lang, item))
  const outside = (link: (Record<Lang, string> & { href: string }) | undefined) =>
    link && { text: link[lang], href: link.href }
  const recruitment = navigation.find((section) => section.id === 'recruitment')
  const { friendly } = footer
  return {
    lang,
    languages: file.languages,
    name: file.name[lang],
    shortName: file.shortName[lang],
    otherName: file.shortName[otherIn(file.languages, lang) ?? lang],
    slogan: file.slogan[lang],
    accent: file.accent,
    sampleNotice: file.sampleNotice?.[lang],
    headerSearch: file.headerSearch[lang] ?? true,
    hideHeaderOnScroll: file.hideHeaderOnScroll,
    neutralPage: file.neutralPage,
    navigation,
    recruitment: recruitment && {
      id: recruitment.id,
      title: recruitment.title,
      link: recruitment.link,
      path: recruitment.path,
      enHidden: false,
      unlisted: false,
    },
    footer: {
      labels: footer.labels.map((label) => ({ icon: label.icon, ...label[lang] })),
      columns: footer.columns.map((column) => ({ title: column[lang], items: itemsOf(column.items) })),
      campus: outside(file.campus),
      legal: itemsOf(footer.legal),
      copyright: footer.copyright[lang],
      filing: outside(footer.filing),
      icp: outside(footer.icp),
      friendly: friendly && { text: friendly[lang], href: friendly.href, onlyOn: friendly.onlyOn },
    },
    ...composed,
  }
}
