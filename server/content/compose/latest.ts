import type { Data } from '#contract/api.ts'
import { isHiddenIn, type Lang } from '#contract/paths.ts'
import type { TargetCount } from '#contract/picture.ts'
import * as routes from '#contract/routes.ts'
import { articleLists } from '#contract/routes.ts'
import type { Latest, NavigationSection } from '#contract/site.ts'
import type { Articles } from './articles.ts'

interface Told extends Pick<Articles, 'lists'> {
  reports: Data<'reports'>['items']
  quotes: Data<'quotes'>
  targets: TargetCount | undefined
}
type Fact = Omit<Latest, 'label'>

/**
 * The sections with what each has to say newest, for their menus: the last price where it has the share, else the last report, else the
 * newest article of its lists. A section that has none of these shows the company's newest article. The section of the page that has all
 * targets, as home's first picture names it, tells how many there are and how many are behind.
 */
export function withLatest(navigation: NavigationSection[], lang: Lang, told: Told): NavigationSection[] {
  const facts = factsOf(told)
  const places = navigation.flatMap(({ children }) => children.flatMap((group) => group.children))
  const of = (items: NavigationSection['children'][number]['children']): Latest | undefined => {
    const shown = items.filter((item) => !isHiddenIn(lang, item))
    const found = [...facts].flatMap(([route, fact]) => {
      const place = shown.find(({ link }) => link === route)
      return place ? [{ label: place.title, ...fact }] : []
    })
    const [first] = found
    return first?.link === routes.securities || first?.link === routes.reports ? first : newest(found)
  }
  const company = of(places.filter(({ link }) => link === articleLists.company.route))
  return navigation.map((section) => {
    const items = section.children.flatMap(({ children }) => children)
    return {
      ...section,
      latest: section.inBar ? (of(items) ?? company) : undefined,
      targets: items.some(({ link }) => link === told.targets?.link) ? told.targets : undefined,
    }
  })
}

/** By the route of the page where each stands; price and report first. */
function factsOf({ lists, reports, quotes }: Told): Map<string, Fact> {
  const facts = new Map<string, Fact>()
  const stock = quotes.find(({ type }) => type === 'stock')
  if (stock)
    facts.set(routes.securities, {
      ...named(stock.name, stock.date),
      price: stock.price.toFixed(2),
      link: routes.securities,
    })
  const [report] = reports
  if (report) facts.set(routes.reports, { ...named(report.title, report.date), link: routes.reports })
  for (const [kind, { route }] of Object.entries(articleLists)) {
    const [article] = lists[kind as keyof typeof articleLists]
    if (article) facts.set(route, { ...named(article.title, article.date), link: article.link })
  }
  return facts
}

const named = (title: string, date: string) => ({ title, date })
const newest = (facts: Latest[]) => facts.toSorted((a, b) => b.date.localeCompare(a.date))[0]
