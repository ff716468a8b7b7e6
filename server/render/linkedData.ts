import type { Article } from '#contract/article.ts'
import { documentAddress } from '#contract/documentAddress.ts'
import type { Page } from '#contract/page.ts'
import { type Lang, localeOf, rootPath } from '#contract/paths.ts'
import type { LanguageContent } from '../content/compose/languageContent.ts'
import { originOf, type Settings } from '../settings.ts'

interface Subject {
  content: LanguageContent
  lang: Lang
  path: string
  article: Article | undefined
  settings: Settings
}

/**
 * What a page says in the words of schema.org, for search engines: where it stands, and what it is – news, or questions and answers;
 * the home page alone says all about the company. Addresses are whole where the site knows its own.
 */
export function linkedData({ content, lang, path, article, settings }: Subject): object {
  const origin = originOf(settings)
  const { site } = content
  const at = (route: string) => origin + documentAddress(rootPath(lang, site.languages), route)
  const publisher = { '@type': 'Organization', '@id': `${origin}/#company`, name: site.name, url: at('/') }
  const company = {
    ...publisher,
    alternateName: [...new Set([site.shortName, site.otherName])],
    slogan: site.slogan,
    logo: origin + site.mark.light,
    contactPoint: site.footer.labels.map(({ title, href }) => ({
      '@type': 'ContactPoint',
      contactType: title,
      ...(href.startsWith('tel:') ? { telephone: href.slice(4) } : { email: href.replace('mailto:', '') }),
    })),
  }
  const website = {
    '@type': 'WebSite',
    name: site.shortName,
    url: at('/'),
    inLanguage: localeOf(lang),
    publisher: { '@id': publisher['@id'] },
  }
  const crumbs = crumbsOf(content, path, article)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(path === '/' ? [company, website] : []),
      ...(crumbs.length > 0
        ? [
            {
              '@type': 'BreadcrumbList',
              itemListElement: crumbs.map(({ name, route }, place) => ({
                '@type': 'ListItem',
                position: place + 1,
                name,
                item: at(route),
              })),
            },
          ]
        : []),
      ...(article ? [newsOf(article, lang, { at, origin, publisher })] : []),
      ...questionsOf(content.pages.get(path)?.blocks ?? [], origin),
    ],
  }
}

/** Home, the section, the page, and the article below its list. */
function crumbsOf({ site }: Pick<LanguageContent, 'site'>, path: string, article: Article | undefined) {
  const page = article?.section ?? path
  const section = site.navigation.find(({ children }) =>
    children.some((group) => group.children.some(({ link, type }) => !type && link === page)),
  )
  if (!section || page === '/') return []
  const trail = [
    { name: site.titles['/'] ?? site.shortName, route: '/' },
    ...(section.type ? [] : [{ name: section.title, route: section.link }]), // a section that leads to another site is none of the page's places
    { name: site.titles[page] ?? '', route: page },
    ...(article ? [{ name: article.title, route: article.link }] : []),
  ]
  return trail.filter(({ route }, place) => trail.findIndex((other) => other.route === route) === place)
}

interface Addresses {
  at: (route: string) => string
  origin: string
  publisher: object
}

const newsOf = (article: Article, lang: Lang, { at, origin, publisher }: Addresses) => ({
  '@type': 'NewsArticle',
  headline: article.title,
  description: article.summary,
  datePublished: article.date,
  ...(article.updated && { dateModified: article.updated }),
  inLanguage: localeOf(lang),
  mainEntityOfPage: at(article.link),
  ...(article.picture && { image: origin + article.picture.src }),
  author: { '@type': 'Organization', name: article.source },
  publisher,
})

/** All questions that a page answers, as one FAQ. */
function questionsOf(blocks: Page['blocks'], origin: string): object[] {
  const items = blocks.flatMap((block) => (block.type === 'faq' ? block.items : []))
  if (items.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      mainEntity: items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: {
          '@type': 'Answer',
          text: answer
            .replace(/^<p>(?!.*<p>)(.*)<\/p>$/s, '$1') // of one paragraph: its text says as much
            .replaceAll('href="/', `href="${origin}/`),
        },
      })),
    },
  ]
}
