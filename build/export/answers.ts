import { calls } from '#contract/api.ts'
import type { ArticleList } from '#contract/article.ts'
import { langOf } from '#contract/languages.ts'
import { queries } from '#contract/parameters.ts'
import { answerFile, type CallName, callPath, callQuery, type Lang } from '#contract/paths.ts'
import { articleLists } from '#contract/routes.ts'
import { type CallQuery, listQuery, reportsQuery } from '#web/data/routeQueries.ts'
import type { DocumentState } from '#web/startup/documentState.ts'
import type { Take } from './crawler.ts'

type Asked = readonly [name: CallName, query: object]

/** What a reader chooses of a list. */
type Choice = Partial<Record<'page' | 'year' | 'category', string>>

/** Every list whose year can be chosen. */
const listQueries = [
  ...Object.values(articleLists).map(
    ({ route }) =>
      (choice: Choice) =>
        listQuery(route, choice),
  ),
  reportsQuery,
]

/** Writes answers of calls, which the app asks as files. */
export function createAnswers(sitePrefix: string, take: Take) {
  const files = new Set<string>()

  async function put(lang: Lang, [name, query]: Asked): Promise<unknown> {
    const file = answerFile(name, query, lang)
    const answer = file && (await take(`${callPath(name, sitePrefix)}?${callQuery(query)}`, file, lang))
    if (!answer) return undefined // only a server answers it, or it is refused: then the page says so
    files.add(file)
    return answer.json().data
  }

  /** Every choice of year and category that readers of a list have, with all pages of each. */
  async function putChoices(lang: Lang, queryOf: (choice: Choice) => CallQuery) {
    const all = (await put(lang, queryOf({}))) as ArticleList
    for (const year of ['', ...all.years.map(String)]) {
      for (const { typeCode: category } of all.categories) {
        const chosen = year || category ? ((await put(lang, queryOf({ year, category }))) as ArticleList) : all
        const { total, pageSize } = chosen
        for (let page = 2; page <= Math.ceil(total / pageSize); page++) {
          await put(lang, queryOf({ year, category, page: String(page) }))
        }
      }
    }
  }

  return {
    /** The answers that a document brings along: the app asks for them when it comes to the page by itself. */
    async ofDocument(html: string) {
      const lang = langOf(/<html lang="(\w\w)/.exec(html)?.[1])
      const state: DocumentState = JSON.parse(/ id="state">(.*)<\/script>/.exec(html)?.[1] ?? '')
      for (const { queryKey } of state.queries.queries) {
        const [name, query] = queryKey as unknown as Asked
        if (!files.has(answerFile(name, query, lang) ?? '')) await put(lang, [name, query])
      }
    },
    /** What takes no parameter, every article by its id alone, every pack by its number, and all choices of lists. */
    async ofLanguage(lang: Lang, ids: Iterable<string>, lots: Iterable<string>) {
      const plain = (Object.keys(calls) as CallName[]).filter((name) => calls[name].query === queries.none)
      for (const name of plain) await put(lang, [name, {}])
      for (const id of ids) await put(lang, ['newsDetail', { id }])
      for (const lot of lots) await put(lang, ['trace', { lot }])
      for (const queryOf of listQueries) await putChoices(lang, queryOf)
    },
    get count() {
      return files.size
    },
  }
}
