import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Checked, calls } from '#contract/api.ts'
import { failure, success } from '#contract/envelope.ts'
import { localeOf } from '#contract/languages.ts'
import { type CallName, callPath, langs } from '#contract/paths.ts'
import { handleCall } from '../handlers.ts'
import { requestLang } from '../http/failures.ts'
import { contentCacheControl } from '../http/headers.ts'
import type { SiteStore } from '../site.ts'

/** Registers every GET call of the contract. */
export function apiRoutes(app: FastifyInstance, site: SiteStore, sitePrefix: string) {
  for (const name of Object.keys(calls) as CallName[]) register(app, site, sitePrefix, name)
}

function register(app: FastifyInstance, site: SiteStore, sitePrefix: string, name: CallName) {
  const { query: shape, data, summary } = calls[name]
  const schema = {
    summary,
    operationId: name,
    querystring: shape,
    // As the specification has it, any other value counts as Chinese. `speakLanguagesOf` knows what the site has.
    headers: z.looseObject({ lang: z.enum(langs).catch('zh').default('zh') }),
    response: { 200: success(data), 400: failure, 404: failure },
  }
  // What somebody has begun to type, and which packs people hold, is kept nowhere, by us or by the browser.
  const isKept = name !== 'suggestions' && name !== 'trace'
  const responseCache = {
    key: (request: FastifyRequest) => (isKept ? `${requestLang(request)} ${request.url}` : undefined),
    isSearch: name === 'search',
  }
  app.get(callPath(name, sitePrefix), { schema, config: { responseCache } }, async (request, reply) => {
    const query = request.query as Checked<typeof name> // checked by the schema
    const lang = requestLang(request)
    const data = handleCall(name, query, { site, lang, sitePrefix })
    reply
      .header('vary', 'lang')
      .header('content-language', localeOf(lang))
      .header('cache-control', isKept ? contentCacheControl : 'no-store')
    return { code: 200, msg: 'ok', data }
  })
}
