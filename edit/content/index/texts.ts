import type { Path } from '#contract/edit/items.ts'
import { isLang, type Lang } from '#contract/paths.ts'
import type { Kind } from '../kinds.ts'
import { isData, optionFor, type Schema } from '../options.ts'
import { knownSchema } from '../schemas.ts'
import { isText } from '../translation/textPairs.ts'

interface PlacedText {
  path: Path
  text: string
}

/** All texts that an item shows its readers, in whichever language it has them, each with its place. */
export function textsOf(kind: Kind, data: unknown): PlacedText[] {
  const texts: PlacedText[] = []
  const sides = kind.form === 'twins' && isData(data) ? Object.entries(data) : undefined
  for (const [lang, side] of sides ?? []) walk(knownSchema(kind), side, [lang])
  if (!sides) walk(knownSchema(kind), data, [])
  return texts

  function walk(schema: Schema, value: unknown, path: Path): void {
    if (value === undefined || value === null) return
    const option = optionFor(schema, value)
    if (!option) return
    if (Array.isArray(value)) for (const [at, item] of value.entries()) walk(option.items ?? {}, item, [...path, at])
    else if (isData(value))
      for (const [name, member] of Object.entries(option.properties ?? {})) walk(member, value[name], [...path, name])
    else if (typeof value === 'string' && isText(option)) texts.push({ path, text: value })
  }
}

/** The language of a text by its place; none where all languages share it. */
export const langAt = (path: Path): Lang | undefined => path.findLast(isLang)
