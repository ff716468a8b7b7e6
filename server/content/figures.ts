import { isLang } from '#contract/languages.ts'
import type { Lang } from '#contract/paths.ts'
import { withLatestAnswers } from './compose/searchWords.ts'
import { nearest } from './diagnostics/nearest.ts'
import { languageOf } from './languages.ts'
import type { Problem } from './problems.ts'
import { type Files, fileOf, homeOf } from './readFiles.ts'
import { figureReference, wordsOfFigure } from './shapes/figures.ts'
import type { Reason } from './words/index.ts'

/**
 * Puts the shared figures of `figures.yaml` in place of every reference to them, so that one number is written in one
 * file; and in answers of search the latest of lists. A reference to a figure that is not there is a problem; its text stays as it is.
 */
export function withFigures(files: Files, problems: Problem[]): Files {
  problems.push(...checkFigures(files))
  const { units, items } = files.figures
  const known = new Map(items.map((figure) => [figure.id, wordsOfFigure(figure, units)]))
  const fill = <T>(file: string, value: T, lang?: Lang, path: readonly string[] = []): T => {
    if (typeof value === 'string') {
      return value.replace(figureReference, (whole, id: string, part?: 'value' | 'unit') => {
        const figure = known.get(id)
        const words = lang && figure?.[lang]
        const reason: Reason = figure
          ? { is: 'figureWithoutLanguage', reference: whole }
          : { is: 'unknownFigure', id, meant: nearest(id, known.keys()) }
        if (!words) problems.push({ file, field: path.join('.'), reason, quote: whole })
        return words ? words[part ?? 'text'] : whole
      }) as T
    }
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map((entry, at) => fill(file, entry, lang, [...path, String(at)])) as T
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, fill(file, entry, isLang(key) ? key : lang, [...path, key])]),
    ) as T
  }
  const single = Object.entries(fileOf).map(([name, file]) => [
    name,
    fill(file, files[name as keyof typeof fileOf], languageOf(file)),
  ])
  const listed = <E extends { file: string; data: unknown }>(entries: E[]): E[] =>
    entries.map((entry) => ({ ...entry, data: fill(entry.file, entry.data) }))
  return withLatestAnswers({
    ...files,
    ...Object.fromEntries(single),
    home: Object.fromEntries(
      files.site.languages.map((lang) => [lang, fill(homeOf(lang), files.home[lang], lang)]),
    ) as Files['home'], // in the languages of the site, as it was read
    articles: listed(files.articles),
    reports: listed(files.reports),
    leaders: listed(files.leaders),
    vacancies: listed(files.vacancies),
    pages: files.pages.map((page) => ({ ...page, data: fill(page.file, page.data, page.lang) })),
  })
}

/** A figure has a value with a unit that is known, or a day. */
function checkFigures({ figures: { units, items } }: Pick<Files, 'figures'>): Problem[] {
  const known = units.map(({ id }) => id)
  const file = fileOf.figures
  return items.flatMap(({ id, value, unit, day }, at): Problem[] => {
    const field = `items.${at}`
    if ((day === undefined) === (value === undefined) || (value === undefined) !== (unit === undefined))
      return [{ file, field, reason: { is: 'figureValue', id } }]
    if (unit === undefined || known.includes(unit)) return []
    return [{ file, field: `${field}.unit`, reason: { is: 'unknownUnit', unit, meant: nearest(unit, known) } }]
  })
}

/** Dated texts keep the figures of their day; everything else refers to the shared ones. */
const dated = /^(news|announcements|securities|dynamics|reports|quotes)\/|^history\.yaml$/

/** Every place where a shared figure is written out, in a sentence, in a list of numbers with one unit, or as value and unit, instead of being referred to. */
export function writtenOut(
  texts: Iterable<[file: string, text: string]>,
  { figures: { units, items }, site: { languages } }: Pick<Files, 'figures' | 'site'>,
): Problem[] {
  const patterns = items.flatMap((figure) =>
    languages.flatMap((lang) => {
      const { id } = figure
      const words = wordsOfFigure(figure, units)[lang]
      const apart =
        words.unit && `value: ["']?${escaped(words.value)}["']?\\s+unit: ["']?${escaped(words.unit)}["']?\\s`
      return [{ id, pattern: inSentence(words) }, ...(apart ? [{ id, pattern: new RegExp(apart) }] : [])]
    }),
  )
  return [...texts].flatMap(([file, text]) => {
    if (file === fileOf.figures || dated.test(file)) return []
    return patterns.flatMap(({ id, pattern }): Problem[] => {
      const found = text.match(pattern)
      if (found?.index === undefined) return []
      const line = text.slice(0, found.index).split('\n').length
      const written = found[0].replace(/\s+/g, ' ').trim()
      const reference = found[1] || found[2] || found[3] ? `$(${id}.value)` : `$(${id})`
      return [{ file, line, reason: { is: 'figureWrittenOut', text: written, reference } }]
    })
  })
}

const [number, comma] = ['[−-]?\\d[\\d,]*(?:\\.\\d+)?', '(?:, and |, | and | or |、|和|及|与|或)']

/** A figure in a sentence: `RMB 118.0 billion`, `RMB 107.9, 130.8 and 118.0 billion`, or `7 large sites`. Its groups hold the other numbers, and the word before the unit. */
function inSentence({ text, value }: { text: string; value: string }): RegExp {
  const at = text.indexOf(value)
  const [before, after] = [text.slice(0, at), text.slice(at + value.length)].map(escaped)
  const list = `((?:${number}${comma})*)${escaped(value)}(?![\\d])((?:${comma}${number})*)`
  const word = /^ [a-z]/.test(after ?? '') ? '( [a-z]+)?' : ''
  return new RegExp(`(?<![\\d.,])${before}${list}${word}${after}(?![\\d])`)
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
