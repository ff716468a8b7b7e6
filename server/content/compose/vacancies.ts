import type { Lang } from '#contract/paths.ts'
import { longDay, writing } from '#contract/writing.ts'
import type { Files } from '../readFiles.ts'

/** Rows of the list of open posts: post, place, team, openings, closing day or what is said without one. Those that close first come first. */
export const vacancyRows = ({ vacancies }: Pick<Files, 'vacancies'>, lang: Lang, untilFilled: string): string[][] =>
  vacancies
    .map(({ id, data }) => ({ id, data, words: data[lang] }))
    .sort((a, b) => order(a).localeCompare(order(b)))
    .map(({ data: { openings, closes }, words: { title, place, team } }) => [
      title,
      place,
      team,
      String(openings),
      closes === undefined ? untilFilled : dayIn(closes, lang),
    ])

const order = ({ id, data: { closes = '9999' } }: { id: string; data: { closes?: string | undefined } }) => closes + id

/** Short in a column of figures. */
const dayIn = (day: string, lang: Lang) => (writing[lang].script === 'Han' ? day : longDay(day, lang))
