import type { z } from 'zod'
import { type Checked, calls, type Data, type Query } from '#contract/api.ts'
import type { ArticleKind } from '#contract/article.ts'
import { compactNumber, numberLike } from '#contract/lotNumber.ts'
import { type CallName, callQuery, type Lang } from '#contract/paths.ts'
import { articleLink } from '#contract/routes.ts'
import type { LanguageContent } from './content/compose/languageContent.ts'
import { HttpError, parameterError, WithdrawnError } from './httpError.ts'
import type { SiteStore } from './site.ts'

interface HandlerInput<N extends CallName> {
  query: Checked<N>
  content: LanguageContent
  site: SiteStore
  lang: Lang
  sitePrefix: string
}
type Handler<N extends CallName> = (input: HandlerInput<N>) => Data<N>

/** Each call answers from the content in memory; none reads a file or changes anything. */
const handlers: { [N in CallName]: Handler<N> } = {
  homeBanners: ({ content }) => content.homeBanners,
  homeNews: ({ content }) => content.homeNews,
  homePage: ({ content }) => content.homePage,
  site: ({ content, site, sitePrefix }) => ({ ...content.site, revision: site.content.revision, sitePrefix }),
  page: ({ content, query: { path } }) => foundAt(path, content, content.pages.get(path), 'unknownPage', { path }),
  banners: ({ content, query }) => found(content.banners.get(query.moduleId), 'unknownModule', { id: query.moduleId }),
  newsList: ({ content, query }) => articles(content, query.type, query),
  newsDetail: ({ content, query: { id } }) => foundAt(`/${id}`, content, content.byId.get(id), 'unknownId', { id }),
  brief: ({ content }) => content.brief,
  leaderList: ({ content }) => content.leaderList,
  course: ({ content }) => content.course,
  certifications: ({ content }) => content.certifications,
  breedPigs: ({ content }) => content.breedPigs,
  meatSale: ({ content }) => content.meatSale,
  partners: ({ content }) => content.partners,
  pigSale: ({ content }) => content.pigSale,
  announcements: ({ content, query }) => articles(content, 'announcement', query),
  securitiesNews: ({ content, query }) => articles(content, 'securities', query),
  securitiesDetail: ({ content, query }) => detailOf(content, 'securities', query.id),
  quotes: ({ content, query: { days } }) =>
    days === undefined ? content.quotes : content.quotes.map((quote) => ({ ...quote, days: quote.days.slice(-days) })),
  calendar: ({ content }) => content.calendar,
  lots: ({ content }) => content.lots,
  trace: ({ content, query }) => traced(content, query.lot),
  dynamics: ({ content, query }) => articles(content, 'dynamics', query),
  dynamicsDetail: ({ content, query }) => detailOf(content, 'dynamics', query.id),
  reports: ({ content, query }) => filtered(content.reports, content.categories.report, (item) => item.year, query),
  publicWelfare: ({ content }) => content.publicWelfare,
  reportPolicy: ({ content, query: { category = '' } }) => {
    const { policies, ...rest } = content.reportPolicy
    const categories = chosen(content.categories.report, category)
    return {
      ...rest,
      policies: policies.filter((policy) => category === '' || policy.category === category),
      categories,
    }
  },
  search: ({ site, lang, query }) => site.search.search({ lang, ...query }),
  suggestions: ({ site, lang, query }) => site.search.suggest(lang, query.keyword),
  factorySites: ({ content }) => content.factorySites,
  departments: ({ content }) => content.departments,
}

/** Where calls are answered from, and in which language. */
export type ApiContext = Pick<HandlerInput<CallName>, 'site' | 'lang' | 'sitePrefix'>

/** What the handler of a call answers, not yet sieved through the contract. @throws HttpError */
export const handleCall = <N extends CallName>(name: N, query: Checked<N>, { site, lang, sitePrefix }: ApiContext) =>
  handlers[name]({ query, content: site.content[lang], site, lang, sitePrefix })

/** The query of a call as the contract reads it. @throws HttpError */
function checkedQuery<N extends CallName>(name: N, query: unknown): Checked<N> {
  // The table pairs each name with its shape; TypeScript cannot follow that through a generic index.
  const result = (calls[name].query as unknown as z.ZodType<Checked<N>>).safeParse(query)
  if (!result.success) {
    const [issue] = result.error.issues
    throw parameterError(issue?.path ?? [], issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined, query)
  }
  return result.data
}

/** What a call answers where no connection is: the same envelope as over one. @throws HttpError */
function answerCall<N extends CallName>(name: N, query: Checked<N>, context: ApiContext) {
  const shape = calls[name].data as unknown as z.ZodType<Data<N>>
  return { code: 200, msg: 'ok', data: shape.parse(handleCall(name, query, context)) } as const
}

/** Answers calls as the browser would get them, without a connection. @throws HttpError */
export const localApi =
  (context: ApiContext) =>
  <N extends CallName>(name: N, query: Query<N>): Data<N> => {
    const words = Object.fromEntries(callQuery(query))
    return answerCall(name, checkedQuery(name, words), context).data
  }

function found<T>(
  value: T | undefined,
  message: 'unknownId' | 'unknownPage' | 'unknownModule',
  values: Record<string, string>,
): T {
  if (value === undefined) throw new HttpError(404, message, values)
  return value
}

/** What stands at a route. @throws HttpError 410 where it was withdrawn and says so, else 404 where there is nothing */
function foundAt<T>(
  route: string,
  { withdrawn }: LanguageContent,
  value: T | undefined,
  message: 'unknownId' | 'unknownPage',
  values: Record<string, string>,
): T {
  const gone = value === undefined ? withdrawn.get(route) : undefined
  if (gone) throw new WithdrawnError(gone)
  return found(value, message, values)
}

function detailOf(content: LanguageContent, kind: ArticleKind, id: string) {
  const article = content.byId.get(id)
  const own = article?.kind === kind ? article : undefined
  return foundAt(articleLink(kind, id), content, own, 'unknownId', { id })
}

/** What was typed is found however it is written; the batch of a register of recalls leads to its pack too. @throws HttpError */
function traced({ lots: { example }, traced }: LanguageContent, typed: string): Data<'trace'> {
  const lot = traced.get(compactNumber(typed))
  if (lot) return lot
  const forms = [example, ...new Set(traced.values().map(({ batch }) => batch))]
  const number = forms.map((form) => numberLike(form, typed)).find(Boolean)
  if (number === undefined && example !== '') throw new HttpError(400, 'otherLotForm', { number: typed, example })
  throw new HttpError(404, 'unknownLot', { number: number ?? typed })
}

type Filter = Checked<'announcements'>

const articles = (content: LanguageContent, kind: ArticleKind, query: Filter): Data<'newsList'> =>
  filtered(content.lists[kind], content.categories[kind], (item) => Number(item.date.slice(0, 4)), query)

/** One page of `all`, with the years and categories that its filters offer. */
function filtered<T extends { category: string }>(
  all: T[],
  categories: { typeName: string; typeCode: string }[],
  yearOf: (item: T) => number,
  { page, pageSize, year, category = '' }: Filter,
) {
  const offered = chosen(categories, category)
  const isFiltered = year !== undefined || category !== ''
  const fits = (item: T) =>
    (year === undefined || yearOf(item) === year) && (category === '' || item.category === category)
  const matching = isFiltered ? all.filter(fits) : all
  return {
    items: matching.slice((page - 1) * pageSize, page * pageSize),
    total: matching.length,
    page,
    pageSize,
    years: yearsOf(all, yearOf),
    categories: offered,
  }
}

/** The categories that a filter offers, with the chosen one marked. @throws HttpError for one that is not among them */
function chosen(categories: { typeName: string; typeCode: string }[], category: string) {
  if (!categories.some(({ typeCode }) => typeCode === category)) {
    throw parameterError(['category'], undefined, { category })
  }
  return categories.map((entry) => ({ ...entry, check: entry.typeCode === category }))
}

/** Years of a list, newest first. Lists change with the content alone, and a long one takes a millisecond. */
function yearsOf<T extends object>(all: T[], yearOf: (item: T) => number): number[] {
  const known = years.get(all) ?? [...new Set(all.map(yearOf))].sort((a, b) => b - a)
  years.set(all, known)
  return known
}
const years = new WeakMap<object[], number[]>()
