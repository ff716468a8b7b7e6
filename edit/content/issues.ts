import type { z } from 'zod'
import type { Path } from '#contract/edit/items.ts'
import type { Lang } from '#contract/paths.ts'
import { siteLanguages } from '#server/content/shapes/fields.ts'
import type { Kind } from './kinds.ts'
import { isData } from './options.ts'
import { endedFirst } from './order.ts'
import { untranslatedIn } from './translation/untranslated.ts'

type IssueCode =
  | 'missing'
  | 'empty'
  | 'number'
  | 'integer'
  | 'text'
  | 'format'
  | 'tooFew'
  | 'tooMany'
  | 'tooSmall'
  | 'tooLarge'
  | 'choice'
  | 'unknown'
  | 'untwinned'
  | 'untranslated'
  | 'endsFirst'

/** One thing that is wrong with an item by itself. The page has a sentence for each code. */
export interface Issue {
  /** Within the data of the item; of twins it begins with the language. */
  path: Path
  code: IssueCode
  /** How many, or how much, there must be. */
  limit?: number
  /** What is not known, or the beginning that an end is not after. */
  key?: string
}

/** What the shape of its kind finds wrong with an item. */
export function issuesOf(kind: Kind, data: unknown): Issue[] {
  const own = ownIssues(kind, data)
  const known = new Set(own.map(({ path }) => path.join('.')))
  const untranslated = untranslatedIn(kind, data).filter((path) => !known.has(path.join('.')))
  return [
    ...own,
    ...endedFirst(data).map(({ path, begin }): Issue => ({ path, code: 'endsFirst', key: begin })),
    ...untranslated.map((path): Issue => ({ path, code: 'untranslated' })),
  ]
}

function ownIssues(kind: Kind, data: unknown): Issue[] {
  if (kind.form === 'bilingual') return shapeIssues(kind.shape, data)
  const twins = isData(data) ? data : {}
  const issues = Object.entries(twins).flatMap(([lang, page]) =>
    shapeIssues(kind.shape, page).map((issue) => ({ ...issue, path: [lang, ...issue.path] })),
  )
  return [...issues, ...untwinned(twins)]
}

const shapeIssues = (shape: z.ZodType, data: unknown): Issue[] =>
  shape.safeParse(data).error?.issues.flatMap((issue) => issuesFrom(issue, data)) ?? []

function issuesFrom(issue: z.core.$ZodIssue, data: unknown): Issue[] {
  const path = issue.path.filter((step) => typeof step !== 'symbol')
  switch (issue.code) {
    case 'invalid_type':
      return [{ path, code: codeOfType(issue.expected, valueAt(data, path)) }]
    case 'too_small':
      if (issue.origin === 'string') return [{ path, code: 'empty' }]
      return [{ path, code: issue.origin === 'array' ? 'tooFew' : 'tooSmall', limit: Number(issue.minimum) }]
    case 'too_big':
      return [{ path, code: issue.origin === 'array' ? 'tooMany' : 'tooLarge', limit: Number(issue.maximum) }]
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ path: [...path, key], code: 'unknown', key }))
    case 'invalid_value':
      return [{ path, code: valueAt(data, path) === undefined ? 'missing' : 'choice' }]
    case 'invalid_union':
      return [{ path, code: valueAt(data, path) === undefined ? 'missing' : 'choice' }]
    default:
      // An empty text fits no format; that it is empty says more.
      return [{ path, code: valueAt(data, path) === '' ? 'empty' : 'format' }]
  }
}

function codeOfType(expected: string, value: unknown): IssueCode {
  if (value === undefined || value === null || value === '') return 'missing'
  if (expected === 'number') return 'number'
  return expected === 'int' ? 'integer' : 'text'
}

export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<string | number, unknown> | undefined)?.[step], data)

/** Pages of all languages have the same blocks in the same order. */
function untwinned(pages: Record<string, unknown>): Issue[] {
  const [main, ...others] = siteLanguages()
  return others.flatMap((lang) => untwinnedIn(lang, main && pages[main], pages[lang]))
}

function untwinnedIn(lang: Lang, main: unknown, twin: unknown): Issue[] {
  if (!isData(main) || !isData(twin) || !Array.isArray(main.blocks) || !Array.isArray(twin.blocks)) return []
  const [ours, theirs] = [main.blocks, twin.blocks]
  const typeOf = (block: unknown) => (isData(block) ? block.type : undefined)
  const at = ours.findIndex((block, index) => typeOf(block) !== typeOf(theirs[index]))
  if (at < 0 && ours.length === theirs.length) return []
  return [{ path: [lang, 'blocks', at < 0 ? ours.length : at], code: 'untwinned' }]
}
