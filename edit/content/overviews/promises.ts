import type { ItemName, Path } from '#contract/edit/items.ts'
import { isLang } from '#contract/languages.ts'
import type { Lang } from '#contract/paths.ts'
import { readItem } from '../items.ts'
import { kindOf } from '../kinds.ts'
import { isData } from '../options.ts'
import { sentencesOf } from './figureUses.ts'

interface Promised {
  path: Path
  lang?: Lang
  text: string
  day: string
}

/** Whether a sentence of a text, which may be in small letters, promises something for a day before `today` (YYYY-MM-DD). */
export const promises = (text: string, today: string): boolean =>
  sentencesOf(text).some((sentence) => (promisedDay(sentence, today) ?? today) < today)

/** Sentences of an item that promise something for a day before `today` (YYYY-MM-DD). What has a day of its own spoke on that day. */
export function passedPromises(folder: string, { kind: kindId, id }: ItemName, today: string): Promised[] {
  const data = kindOf(kindId) ? readItem(folder, kindId, id)?.data : undefined
  if (!isData(data) || typeof data.date === 'string') return []
  return [...promisesIn(data, [], today)]
}

function* promisesIn(value: unknown, path: Path, today: string): Generator<Promised> {
  if (typeof value === 'object' && value !== null) {
    if (isData(value) && (value.date ?? value.when ?? value.year) !== undefined) return
    for (const [step, member] of Object.entries(value))
      yield* promisesIn(member, [...path, Array.isArray(value) ? Number(step) : step], today)
    return
  }
  if (typeof value !== 'string') return
  const lang = path.findLast((step) => typeof step === 'string' && isLang(step))
  for (const text of sentencesOf(value)) {
    const day = promisedDay(text, today)
    if (day !== undefined && day < today) yield { path, ...(isLang(lang) && { lang }), text: text.trim(), day }
  }
}

const months = 'January February March April May June July August September October November December'.split(' ')
const english = new RegExp(
  `\\b(?:in|by|on|from|after|until|before) (?:(\\d{1,2}) )?(${months.join('|')})(?: (20\\d\\d))?\\b`,
  'i',
)
const meant = /\b(will|plans? to|planned|expects?|expected|due|scheduled|aims? to|intends? to)\b/i
const date = '(20\\d\\d)年(?:(\\d{1,2})月)?(?:(\\d{1,2})日)?'
const chinese = [
  new RegExp(`(?:将于|将在|预计|计划于|拟于|有望在?|力争在?|争取在?)[^，。；]{0,3}?${date}`),
  new RegExp(`${date}(?:年?底|末|内)?(?:将(?!其)|前(?:将|完成|实现|建成))`),
]

/** The last day for which a sentence promises something, YYYY-MM-DD; of a month or a year without a day its end, without a year this one. */
export function promisedDay(sentence: string, today: string): string | undefined {
  const [, day, month = '', year = today.slice(0, 4)] = (meant.test(sentence) && sentence.match(english)) || []
  if (month !== '') return endOf(year, months.findIndex((name) => name.toLowerCase() === month.toLowerCase()) + 1, day)
  const found = chinese.map((pattern) => sentence.match(pattern)).find(Boolean)
  return found?.[1] === undefined ? undefined : endOf(found[1], Number(found[2] ?? 12), found[3])
}

const endOf = (year: string, month: number, day?: string) =>
  new Date(Date.UTC(Number(year), day ? month - 1 : month, day ? Number(day) : 0)).toISOString().slice(0, 10)
