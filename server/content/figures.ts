import type { z } from 'zod'
import type { Lang } from '#contract/paths.ts'
import { languageOf } from './languages.ts'
import { nearest } from './mistakes/nearest.ts'
import type { Problem } from './problems.ts'
import { type Files, fileOf } from './readFiles.ts'
import type { figuresFile } from './shapes/investors.ts'
import type { Reason } from './words/index.ts'

type Figures = z.output<typeof figuresFile>['items']

/** `$(sold-2025)`, or a part of it: `$(sold-2025.value)`, `$(sold-2025.unit)`. */
const reference = /\$\(([a-z0-9-]+)(?:\.(value|unit))?\)/g

/**
 * Puts the shared figures of `figures.yaml` in place of every reference to them, so that one number is written in one
 * file. A reference to a figure that is not there is a problem; its text stays as it is.
 */
export function withFigures(files: Files, problems: Problem[]): Files {
  const known = new Map(files.figures.items.map((figure) => [figure.id, figure]))
  const fill = <T>(file: string, value: T, lang?: Lang, path: readonly string[] = []): T => {
    if (typeof value === 'string') {
      return value.replace(reference, (whole, id: string, part?: 'value' | 'unit') => {
        const figure = known.get(id)
        const words = lang && figure?.[lang]
        const reason: Reason = figure
          ? { is: 'figureWithoutLanguage', reference: whole }
          : { is: 'unknownFigure', id, meant: nearest(id, known.keys()) }
        if (!words) problems.push({ file, field: path.join('.'), reason, quote: whole })
        return words ? (part ? (words[part] ?? '') : fullText(words, lang)) : whole
      }) as T
    }
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map((entry, at) => fill(file, entry, lang, [...path, String(at)])) as T
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [
        key,
        fill(file, entry, key === 'zh' || key === 'en' ? key : lang, [...path, key]),
      ]),
    ) as T
  }
  const single = Object.entries(fileOf).map(([name, file]) => [
    name,
    fill(file, files[name as keyof typeof fileOf], languageOf(file)),
  ])
  const listed = <E extends { file: string; data: unknown }>(entries: E[]): E[] =>
    entries.map((entry) => ({ ...entry, data: fill(entry.file, entry.data) }))
  return {
    ...files,
    ...Object.fromEntries(single),
    articles: listed(files.articles),
    reports: listed(files.reports),
    leaders: listed(files.leaders),
    pages: files.pages.map((page) => ({ ...page, data: fill(page.file, page.data, page.lang) })),
  }
}

/** The figure as it stands in a sentence: `6,800万头`, `68.0 million head`, `7.6%`. */
export function fullText({ value, unit, text }: Figures[number][Lang], lang: Lang): string {
  if (text) return text
  if (!unit) return value
  return lang === 'zh' || unit === '%' ? `${value}${unit}` : `${value} ${unit}`
}

/** Dated texts keep the figures of their day; everything else refers to the shared ones. */
const dated = /^(news|announcements|securities|dynamics|reports|quotes)\/|^history\.yaml$/

/** Every place where a shared figure is written out, in a sentence or as value and unit, instead of being referred to. */
export function writtenOut(
  texts: Iterable<[file: string, text: string]>,
  { figures: { items }, site: { languages } }: Pick<Files, 'figures' | 'site'>,
): Problem[] {
  const patterns = items.flatMap(({ id, ...figure }) =>
    languages.flatMap((lang) => {
      const words = figure[lang]
      const whole = fullText(words, lang)
      const apart =
        words.unit && `value: ["']?${escaped(words.value)}["']?\\s+unit: ["']?${escaped(words.unit)}["']?\\s`
      return [
        { id, pattern: new RegExp(`(?<![\\d.,])${escaped(whole)}(?![\\d])`) },
        ...(apart ? [{ id, pattern: new RegExp(apart) }] : []),
      ]
    }),
  )
  return [...texts].flatMap(([file, text]) => {
    if (file === fileOf.figures || dated.test(file)) return []
    return patterns.flatMap(({ id, pattern }): Problem[] => {
      const found = text.match(pattern)
      if (found?.index === undefined) return []
      const line = text.slice(0, found.index).split('\n').length
      const written = found[0].replace(/\s+/g, ' ').trim()
      return [{ file, line, reason: { is: 'figureWrittenOut', text: written, reference: `$(${id})` } }]
    })
  })
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
