import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ArticleKind } from '#contract/article.ts'
import { type Checked, calls, type Data } from '#contract/calls.ts'
import { failure, success } from '#contract/envelope.ts'
import { type CallName, callPath, type Lang } from '#contract/paths.ts'
import { prepare, send } from '../answers.ts'
import { QueryError, Refusal, requestLang } from '../failures.ts'
import type { LanguageContent } from '../stores/content/compose.ts'
import type { SiteStore } from '../stores/site.ts'

interface Asked<N extends CallName> {
  query: Checked<N>
  content: LanguageContent
  site: SiteStore
  lang: Lang
  sitePrefix: string
}
type Handler<N extends CallName> = (asked: Asked<N>) => Data<N>

/** Each call answers from the content in memory; none reads a file or changes anything. */
const handlers: { [N in CallName]: Handler<N> } = {
  homeBanners: ({ content }) => content.homeBanners,
  homeNews: ({ content }) => content.homeNews,
  homePage: ({ content }) => content.homePage,
  site: ({ content, site, sitePrefix }) => ({ ...content.site, revision: site.content.revision, sitePrefix }),
  page: ({ content, query }) => found(content.pages.get(query.path), 'unknownPage', { path: query.path }),
  banners: ({ content, query }) => found(content.banners.get(query.moduleId), 'unknownModule', { id: query.moduleId }),
  newsList: ({ content, query }) => articles(content, query.type, query),
  newsDetail: ({ content, query }) => found(content.byId.get(query.id), 'unknownId', { id: query.id }),
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
  quotes: ({ content }) => content.quotes,
  calendar: ({ content }) => content.calendar,
  dynamics: ({ content, query }) => articles(content, 'dynamics', query),
  dynamicsDetail: ({ content, query }) => detailOf(content, 'dynamics', query.id),
  reports: ({ content, query }) => filtered(content.reports, content.categories.report, (item) => item.year, query),
  publicWelfare: ({ content }) => content.publicWelfare,
  reportPolicy: ({ content }) => content.reportPolicy,
  search: ({ site, lang, query }) => site.search.search({ lang, ...query }),
  factorySites: ({ content }) => content.factorySites,
  departments: ({ content }) => content.departments,
}

/** Registers every GET call of the contract. */
export function callRoutes(app: FastifyInstance, site: SiteStore, sitePrefix: string) {
  for (const name of Object.keys(calls) as CallName[]) register(app, site, sitePrefix, name)
}

function register<N extends CallName>(app: FastifyInstance, site: SiteStore, sitePrefix: string, name: N) {
  const { query: shape, data: dataShape, summary } = calls[name]
  const envelope = success(dataShape)
  const schema = {
    summary,
    operationId: name,
    querystring: shape,
    headers: z.object({ lang: z.enum(['zh', 'en']).default('zh') }),
    response: { 200: envelope, 400: failure, 404: failure },
  }
  app.get(callPath(name, sitePrefix), { schema }, (request, reply) => {
    // The table pairs each name with its shape; TypeScript cannot follow that through a generic index.
    const query = checked(shape as unknown as z.ZodType<Checked<N>>, request)
    const lang = requestLang(request)
    const make = () => {
      const data = handlers[name]({ query, content: site.content[lang], site, lang, sitePrefix })
      return prepare(JSON.stringify(envelope.parse({ code: 200, msg: 'ok', data })), 'application/json; charset=utf-8')
    }
    // Search words are without number, so their answers are not kept.
    const answer = name === 'search' ? make() : site.answers.get(`${name} ${lang} ${JSON.stringify(query)}`, make)
    reply
      .header('vary', 'lang, accept-encoding')
      .header('content-language', lang === 'en' ? 'en' : 'zh-CN')
      .header('cache-control', 'no-cache')
    return send(request, reply, answer)
  })
}

function checked<T>(shape: z.ZodType<T>, request: FastifyRequest): T {
  const result = shape.safeParse(request.query)
  if (!result.success) throw new QueryError(result.error.issues, request.query)
  return result.data
}

function found<T>(
  value: T | undefined,
  sentence: 'unknownId' | 'unknownPage' | 'unknownModule',
  values: Record<string, string>,
): T {
  if (value === undefined) throw new Refusal(404, sentence, values)
  return value
}

function detailOf(content: LanguageContent, kind: ArticleKind, id: string) {
  const article = content.byId.get(id)
  return found(article?.kind === kind ? article : undefined, 'unknownId', { id })
}

interface Filter {
  page: number
  pageSize: number
  year?: number | undefined
  category?: string | undefined
}

const articles = (content: LanguageContent, kind: ArticleKind, query: Filter): Data<'newsList'> =>
  filtered(content.lists[kind], content.categories[kind], (item) => Number(item.date.slice(0, 4)), query)

/** One page of `all`, with the years and categories that its filters offer. */
function filtered<T extends { category: string }>(
  all: T[],
  categories: { typeName: string; typeCode: string }[],
  yearOf: (item: T) => number,
  { page, pageSize, year, category = '' }: Filter,
) {
  if (!categories.some(({ typeCode }) => typeCode === category)) {
    throw new QueryError([{ code: 'custom', path: ['category'], message: '', input: category }], { category })
  }
  const matching = all.filter(
    (item) => (year === undefined || yearOf(item) === year) && (category === '' || item.category === category),
  )
  return {
    items: matching.slice((page - 1) * pageSize, page * pageSize),
    total: matching.length,
    page,
    pageSize,
    years: [...new Set(all.map(yearOf))].sort((a, b) => b - a),
    categories: categories.map((entry) => ({ ...entry, check: entry.typeCode === category })),
  }
}
