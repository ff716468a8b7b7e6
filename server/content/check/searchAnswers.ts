import type { Lang } from '#contract/paths.ts'
import { phoneNumber } from '#contract/phone.ts'
import { answerBlocksOf, latestFacts, latestReference } from '../compose/searchWords.ts'
import { nearest } from '../diagnostics/nearest.ts'
import type { Problem } from '../problems.ts'
import { type Files, fileOf } from '../readFiles.ts'

/** Answers of search words that no page gives: telephone numbers that do not stand on their page, rows and lists that are not there. */
export const checkSearchAnswers = (files: Files): Problem[] =>
  files.site.languages.flatMap((lang) => {
    const known = latestFacts(files, lang)
    return files.searchWords.items.flatMap((group, at): Problem[] => [
      ...checkAnswer(group, { at, lang, known }, files),
      ...checkRows(group, { at, lang }, files),
    ])
  })

/** `stock` of `stock.price`. */
const listOf = (id: string) => id.split('.')[0]

type Group = Files['searchWords']['items'][number]
interface Place {
  at: number
  lang: Lang
}

function checkAnswer(
  { link, answer }: Group,
  { at, lang, known }: Place & { known: ReadonlyMap<string, string> },
  { pages }: Files,
): Problem[] {
  const text = answer?.[lang]
  if (text === undefined) return []
  const place = { file: fileOf.searchWords, field: `items.${at}.answer.${lang}` }
  if (link === undefined) return [{ ...place, reason: { is: 'answerWithoutPage' } }]
  const page = JSON.stringify(pages.find((entry) => entry.path === link && lang === entry.lang)?.data ?? '')
  const numbers = text.split(phoneNumber).filter((part, place) => place % 2 === 1 && !page.includes(part))
  // Where a company has no such list, it has no such answer.
  const lists = new Set(Array.from(known.keys(), listOf))
  const named = Array.from(text.matchAll(latestReference), ([, id = '']) => id)
  const unknown = named.filter((id) => lists.has(listOf(id)) && !known.has(id))
  return [
    ...numbers.map((number): Problem => ({ ...place, reason: { is: 'answerElsewhere', number, link }, quote: number })),
    ...unknown.map(
      (id): Problem => ({ ...place, reason: { is: 'unknownLatest', id, meant: nearest(id, known.keys()) }, quote: id }),
    ),
  ]
}

function checkRows({ link, answerRows }: Group, { at, lang }: Place, files: Files): Problem[] {
  const title = answerRows?.[lang]
  if (title === undefined || answerBlocksOf(files, { lang, link, title }).length > 0) return []
  const field = `items.${at}.answerRows.${lang}`
  return [{ file: fileOf.searchWords, field, reason: { is: 'noSuchRows', title, link: link ?? '' }, quote: title }]
}
