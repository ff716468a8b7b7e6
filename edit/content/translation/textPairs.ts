import type { Path } from '#contract/edit/items.ts'
import { isLang, type Lang } from '#contract/paths.ts'
import { siteLanguages } from '#server/content/shapes/fields.ts'
import type { Kind } from '../kinds.ts'
import { isData, optionFor, type Schema } from '../options.ts'
import { knownSchema } from '../schemas.ts'

/** A text of an item in the main language of the site and the one after it; where a language lacks it, its text is empty. */
export interface TextPair {
  /** Where it stands, without the languages: `blocks.3.title`. */
  key: string
  steps: Path
  /** Whether one language may lack it: it counts in units of its own, or has a figure in other words. */
  mayLack: boolean
  /** The main language's first. */
  sides: readonly [PairSide, PairSide]
}

interface PairSide {
  lang: Lang
  path: Path
  text: string
}

/** What stands in a text field and is read by nobody. */
const addresses = new Set(['linkUrl', 'to', 'file', 'id', 'href', 'mail', 'phone', 'version'])

/** The texts of an item that are there in both languages, or should be. Of what exists in one language alone there are none, nor of a site in
 * one. */
export function textPairs(kind: Kind, data: unknown): TextPair[] {
  const pairs: TextPair[] = []
  const schema = knownSchema(kind)
  const [main, other] = siteLanguages()
  if (main === undefined || other === undefined) return []
  const langs = [main, other] as const
  if (kind.form === 'twins') {
    if (isData(data) && isData(data[main]) && isData(data[other]))
      walkBoth(schema, [data[main], data[other]], [[main], [other]], [])
  } else walkShared(schema, data, [])
  return pairs

  /** Above the languages. */
  function walkShared(schema: Schema, value: unknown, path: Path): void {
    const option = optionFor(schema, value)
    if (Array.isArray(value)) {
      for (const [at, item] of value.entries()) walkShared(option?.items ?? {}, item, [...path, at])
      return
    }
    if (!isData(value)) return
    const properties = option?.properties ?? {}
    for (const [name, member] of Object.entries(properties))
      if (!isLang(name)) walkShared(member, value[name], [...path, name])
    const words = properties[langs[0]]
    const [text, twin] = [value[langs[0]], value[langs[1]]]
    if (!words || text === undefined || twin === undefined) return
    const paths = [
      [...path, langs[0]],
      [...path, langs[1]],
    ] as const
    walkBoth(words, [text, twin], paths, typeof text === 'string' ? [...path, ''] : path)
  }

  function walkBoth(schema: Schema, [one, two]: Pair<unknown>, [path, twin]: Pair<Path>, steps: Path): void {
    const option = optionFor(schema, one ?? two)
    if (!option) return
    const into = (step: string | number, member: Schema) => {
      const of = (value: unknown) => (value as Record<string | number, unknown> | null | undefined)?.[step]
      walkBoth(
        member,
        [of(one), of(two)],
        [
          [...path, step],
          [...twin, step],
        ],
        [...steps, step],
      )
    }
    if (option.type === 'array') {
      // What one list has more than the other is a problem of its own.
      const length = Math.min(...[one, two].map((list) => (Array.isArray(list) ? list.length : 0)))
      for (let at = 0; at < length; at++) into(at, option.items ?? {})
    } else if (option.type === 'object') {
      if (!isData(one) || !isData(two)) return
      for (const [name, member] of Object.entries(option.properties ?? {})) if (!addresses.has(name)) into(name, member)
    } else if (isText(option)) {
      const [text, twinText] = [textOf(one), textOf(two)]
      if (text === '' && twinText === '') return
      const sides = [
        { lang: langs[0], path, text },
        { lang: langs[1], path: twin, text: twinText },
      ] as const
      pairs.push({ key: steps.join('.'), steps, sides, mayLack: mayLack(kind, steps) })
    }
  }
}

type Pair<T> = readonly [main: T, other: T]

const mayLack = ({ id }: Kind, steps: Path) => {
  const name = steps.at(-1)
  return name === 'unit' || name === 'unitOne' || (id === 'figures' && name === 'text')
}

/** What is translated: no numbers, links, files, days, codes and choices. */
export const isText = ({ type, enum: some, const: only, pattern, 'x-input': input }: Schema) =>
  type === 'string' &&
  some === undefined &&
  only === undefined &&
  pattern === undefined &&
  (input === undefined || input === 'markdown' || input === 'paragraph')

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
