import type { Lang } from '#contract/paths.ts'
import { longDay, longMonth, perLang, writing } from '#contract/writing.ts'
import type { AnswerRow, SearchWords } from '../../search/index.ts'
import type { Files } from '../readFiles.ts'
import { latest, parseDays, quoteNames } from './quotes.ts'
import { vacancyRows } from './vacancies.ts'

/** `$(stock.price)`: what a list says last, or one of the terms of share or bond by its label. */
export const latestReference = /\$\(((?:stock|bond|indicative)\.[^)]+)\)/g

/** Puts the latest in place of every reference to it in answers. One to what is not there stays. */
export function withLatestAnswers(files: Files): Files {
  const facts = new Map(files.site.languages.map((lang) => [lang, latestFacts(files, lang)]))
  const filled = (text: string | undefined, lang: Lang) =>
    text?.replace(latestReference, (whole, name: string) => facts.get(lang)?.get(name) ?? whole)
  const items = files.searchWords.items.map(({ answer, ...group }) => ({
    ...group,
    ...(answer && { answer: perLang((lang) => filled(answer[lang], lang)) }),
  }))
  return { ...files, searchWords: { items } }
}

/** Groups of search words with what they answer; without the answers for which a company does not have what they tell of. */
export function composeSearchWords(files: Files): SearchWords[] {
  return files.searchWords.items.map(({ answer, answerRows, ...group }) => ({
    ...group,
    answer: answer && perLang((lang) => (answer[lang]?.match(latestReference) ? undefined : answer[lang])),
    answerRows:
      answerRows && perLang((lang) => answerRowsOf(files, { lang, link: group.link, title: answerRows[lang] })),
  }))
}

/** The latest price of share and bond with its day, their terms, and the guide prices of the latest week. */
export function latestFacts({ csv, pigSale, ...files }: Files, lang: Lang): ReadonlyMap<string, string> {
  const facts = new Map<string, string>()
  for (const name of quoteNames) {
    const { days } = parseDays(`quotes/${name}.csv`, csv[name])
    if (!files[name] || days.length === 0) continue
    const { price, date } = latest(days)
    facts.set(`${name}.price`, price.toFixed(2)).set(`${name}.day`, longDay(date, lang))
    for (const term of files[name].terms) facts.set(`${name}.${term[lang].label}`, term[lang].value)
  }
  const latestWeek = pigSale.indicative.at(-1)
  if (latestWeek) facts.set('indicative.day', longDay(latestWeek.week, lang))
  for (const [at, price] of (latestWeek?.prices ?? []).entries()) facts.set(`indicative.${at + 1}`, price.toFixed(1))
  return facts
}

interface Place {
  lang: Lang
  link: string | undefined
  title: string | undefined
}

/** The tables, lists of vacancies and contacts with this title on the page of a group; of a table that is renamed with every month its beginning. */
export function answerBlocksOf({ pages }: Pick<Files, 'pages'>, { lang, link, title }: Place) {
  const blocks = pages.find((page) => page.path === link && page.lang === lang)?.data.blocks ?? []
  return blocks.flatMap((block) => {
    const isVacancies = block.type === 'from' && block.data === 'vacancies'
    if (title === undefined) return []
    if (block.type === 'table' ? !block.caption?.startsWith(title) : !('title' in block) || block.title !== title)
      return []
    return block.type === 'table' || block.type === 'contacts' || isVacancies ? [block] : []
  })
}

/** The rows of these blocks. */
function answerRowsOf(files: Pick<Files, 'pages' | 'vacancies'>, place: Place): AnswerRow[] {
  const { lang } = place
  const [colon, stop] = writing[lang].script === 'Han' ? ['：', '；'] : [': ', '; ']
  return answerBlocksOf(files, place).flatMap((block): AnswerRow[] => {
    if (block.type !== 'contacts') {
      const [before, after] = writing[lang].brackets
      const day = dayIn(block.note)
      const rows = block.type === 'table' ? block.rows : vacancyRows(files, lang, block.untilFilled)
      return rows.map((cells) => {
        const row = cells.map((cell) => (/^\d{4}-\d{2}$/.test(cell) ? longMonth(cell, lang) : cell))
        const text = row.map((cell, at) => `${block.columns[at]}${colon}${cell}`).join(stop)
        return {
          name: row[0] ?? '',
          text: day === undefined ? text : text + before + day + after,
          // A vacancy is known by post and place: its team has other posts too.
          ...(block.type === 'table' ? {} : { known: row.slice(0, 2).join(' ') }),
        }
      })
    }
    return block.items.map(({ region, name, phone, hours }) => ({
      name: `${region} ${name}`,
      text: [region, name, phone, hours].filter((part) => part !== undefined).join(stop),
    }))
  })
}

/** The clause with which a note says of when its table is. */
const dayIn = (note: string | undefined) => /^[^，；。,;.]*\d{4}[^，；。,;.]*/.exec(note ?? '')?.[0]
