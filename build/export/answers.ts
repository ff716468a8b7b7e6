import { calls } from '#contract/api.ts'
import { answerFile } from '#contract/exported.ts'
import { queries } from '#contract/parameters.ts'
import { type CallName, callQuery, type Lang } from '#contract/paths.ts'
import { answerCall, checkedQuery } from '../../server/handlers.ts'
import { refusalOf } from '../../server/http/failures.ts'
import type { SiteStore } from '../../server/site.ts'
import type { ExportedPage } from './pages.ts'

type Asked = readonly [name: CallName, query: object]

/** Writes answers of calls once each; the same bytes as the server's. */
export function createAnswers(
  site: SiteStore,
  sitePrefix: string,
  write: (file: string, text: string) => Promise<void>,
) {
  const written = new Set<string>()
  const answerOf = (lang: Lang, [name, query]: Asked) =>
    answerCall(name, checkedQuery(name, Object.fromEntries(callQuery(query))), { site, lang, sitePrefix })

  async function put(lang: Lang, asked: Asked) {
    const file = answerFile(...asked, lang)
    if (file === undefined || written.has(file)) return
    written.add(file)
    try {
      await write(file, JSON.stringify(answerOf(lang, asked)))
    } catch (error) {
      if (!refusalOf(error, lang)) throw error // a refusal is a page that says so
    }
  }

  /** Every choice of year and category of a list that its readers have, with all pages of each. */
  function* choices(lang: Lang, [name, query]: Asked): Generator<Asked> {
    const listOf = (chosen: object) => answerOf(lang, [name, { ...query, ...chosen }]).data as List
    const { years, categories } = listOf({})
    for (const year of [undefined, ...years]) {
      for (const { typeCode: category } of categories) {
        const chosen = { ...query, year, category }
        const { total, pageSize } = listOf(chosen)
        const pages = 'page' in query ? Math.max(1, Math.ceil(total / pageSize)) : 1
        for (let page = 1; page <= pages; page++) yield [name, 'page' in query ? { ...chosen, page } : chosen]
      }
    }
  }

  return {
    /** What a page asked for, and what the choices of its readers will ask for. */
    async ofPage({ lang, route, asked }: Pick<ExportedPage, 'lang' | 'route' | 'asked'>) {
      for (const { name, query } of asked) {
        await put(lang, [name, query])
        if (!('year' in query) || route.includes('?')) continue
        for (const choice of choices(lang, [name, query])) await put(lang, choice)
      }
    },
    /** What takes no parameter, and every article by its id alone. */
    async ofAll(lang: Lang) {
      const plain = (Object.keys(calls) as CallName[]).filter((name) => calls[name].query === queries.none)
      for (const name of plain) await put(lang, [name, {}])
      for (const id of site.content[lang].byId.keys()) await put(lang, ['newsDetail', { id }])
    },
    get count() {
      return written.size
    },
  }
}

interface List {
  years: number[]
  categories: { typeCode: string }[]
  total: number
  pageSize: number
}
