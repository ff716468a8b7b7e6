import { z } from 'zod'
import { wholeLangs } from '../../contract/wholeLangs.ts'
import type { Statement, WholeLang } from './statements.ts'

const operations = {
  sum: (numbers: number[]) => numbers.reduce((total, next) => total + next),
  difference: ([first = 0, ...others]: number[]) => others.reduce((rest, next) => rest - next, first),
  product: (numbers: number[]) => numbers.reduce((total, next) => total * next),
  quotient: ([a = 0, b = 0]: number[]) => a / b,
  percent: ([a = 0, b = 0]: number[]) => (a / b) * 100,
  change: ([a = 0, b = 0]: number[]) => Math.abs(b / a - 1) * 100,
}
type Operation = keyof typeof operations
type Term = number | string | { [operation in Operation]?: Term[] }

const term: z.ZodType<Term> = z.lazy(() =>
  z.union([z.number(), z.string(), z.partialRecord(z.enum(Object.keys(operations) as Operation[]), z.array(term))]),
)

export const keyFigures = z.strictObject({
  figures: z.array(
    z.strictObject({
      id: z.string(),
      scope: z.string(),
      value: z.string(),
      is: term.optional(),
      zh: z.array(z.string()).min(1),
      en: z.array(z.string()).min(1),
      /** The year from which dated files count; older ones tell the figure of their day. */
      since: z.number().optional(),
      /** The files that count; all of them, if it is left out. */
      in: z.string().optional(),
    }),
  ),
})
export type KeyFigure = z.output<typeof keyFigures>['figures'][number]

const scales: Record<string, number> = {
  万: 1e4,
  百万: 1e6,
  亿: 1e8,
  '10,000': 1e4,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
  GWh: 1e6,
}
const number = String.raw`(?<![\d.,])\d[\d,]*(?:\.\d+)?(?![\d]|[.,]\d)(?:\s?(?:RMB |t )?(?:万|百万|亿|10,000|million|billion|bn|GWh)(?![a-z]))?`

/** A number as it is written, and half a unit of its last digit. */
function read(written: string): { is: number; half: number } {
  const [, digits = '', decimals = '', scale = ''] = written.match(/^([\d,]+)(?:\.(\d+))?\s?(?:RMB |t )?(\S*)$/) ?? []
  const unit = scales[scale] ?? 1
  const value = Number(`${digits.replaceAll(',', '')}.${decimals || 0}`) * unit
  return { is: value, half: (unit * 10 ** -decimals.length) / 2 }
}

/** A place agrees that says the figure, or the figure rounded; a place that says more digits does not. */
function agree(said: string, value: string): boolean {
  const [place, figure] = [read(said), read(value)]
  const rounding = place.half > figure.half ? place.half : 0
  return Math.abs(place.is - figure.is) <= rounding + Math.abs(figure.is) * 1e-9
}

/** Every place that says another number than the table, every pattern that finds no place, every sum that is not right. */
export function disagreements(figures: KeyFigure[], statements: Statement[]): string[] {
  const values = new Map(figures.map(({ id, value }) => [id, read(value).is]))
  return figures.flatMap((figure) => [
    ...wrongSums(figure, values),
    ...wholeLangs.flatMap((lang) => figure[lang].flatMap((pattern) => wrongPlaces(figure, lang, pattern, statements))),
  ])
}

function wrongSums({ id, value, is }: KeyFigure, values: Map<string, number>): string[] {
  if (is === undefined) return []
  const computed = compute(is, values)
  const { is: told, half } = read(value)
  return Math.abs(computed - told) <= half * (1 + 1e-9)
    ? []
    : [`${id}: is ${value}, but ${JSON.stringify(is)} gives ${computed}`]
}

/** @throws {Error} if it names a figure that the table does not have. */
function compute(given: Term, values: Map<string, number>): number {
  if (typeof given === 'number') return given
  if (typeof given === 'string') {
    const value = values.get(given)
    if (value === undefined) throw new Error(`There is no figure “${given}”.`)
    return value
  }
  const [[operation, terms] = []] = Object.entries(given) as [Operation, Term[]][]
  if (!operation || !terms) throw new Error('A figure follows from nothing.')
  return operations[operation](terms.map((next) => compute(next, values)))
}

function wrongPlaces(figure: KeyFigure, lang: WholeLang, pattern: string, statements: Statement[]): string[] {
  const sentence = lang === 'zh' ? '[^。；]{0,60}?' : '(?:(?!\\. )[^;]){0,60}?'
  const place = new RegExp(pattern.replaceAll('…', sentence).replaceAll('#', `(${number})`), 'g')
  const files = new RegExp(figure.in ?? '')
  const isCurrent = (file: string) => Number(/\/(\d{4})-/.exec(file)?.[1] ?? Infinity) >= (figure.since ?? 0)
  const found = statements
    .filter((statement) => statement.lang === lang && files.test(statement.file) && isCurrent(statement.file))
    .flatMap((statement) =>
      [...statement.text.matchAll(place)].map(([words, said = '']) => ({ ...statement, words, said })),
    )
  if (found.length === 0) return [`${figure.id}: nothing in ${lang} says “${pattern}”`]
  return found
    .filter(({ said }) => !agree(said, figure.value))
    .map(
      ({ file, line, words }) => `${file}:${line} says “${words}”; ${figure.id} (${figure.scope}) is ${figure.value}`,
    )
}
