import type { Path } from '#contract/edit/items.ts'
import type { Lang } from '#contract/paths.ts'
import type { Kind } from '../kinds.ts'
import { isData, optionFor, type Schema } from '../options.ts'
import { knownSchema } from '../schemas.ts'

/** A text of an item in both languages; where a language lacks it, its text is empty. */
export interface TextPair {
  /** Where it stands, without the languages: `blocks.3.title`. */
  key: string
  steps: Path
  /** Whether one language may lack it: it counts in units of its own, or has a figure in other words. */
  mayLack: boolean
  sides: Record<Lang, { path: Path; text: string }>
}

/** What stands in a text field and is read by nobody. */
const addresses = new Set(['linkUrl', 'to', 'file', 'id', 'href', 'mail', 'phone', 'version'])

/** The texts of an item that are there in both languages, or should be. Of what exists in one language alone there are none. */
export function textPairs(kind: Kind, data: unknown): TextPair[] {
  const pairs: TextPair[] = []
  const schema = knownSchema(kind)
  if (kind.form === 'twins') {
    if (isData(data) && isData(data.zh) && isData(data.en))
      walkBoth(schema, data as Both, { zh: ['zh'], en: ['en'] }, [])
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
    const { zh, en, ...others } = option?.properties ?? {}
    for (const [name, member] of Object.entries(others)) walkShared(member, value[name], [...path, name])
    if (!zh || !en || value.zh === undefined || value.en === undefined) return
    walkBoth(
      zh,
      value as Both,
      { zh: [...path, 'zh'], en: [...path, 'en'] },
      typeof value.zh === 'string' ? [...path, ''] : path,
    )
  }

  function walkBoth(schema: Schema, { zh, en }: Both, paths: Record<Lang, Path>, steps: Path): void {
    const option = optionFor(schema, zh ?? en)
    if (!option) return
    const into = (step: string | number, member: Schema) => {
      const of = (value: unknown) => (value as Record<string | number, unknown> | null | undefined)?.[step]
      const below = { zh: [...paths.zh, step], en: [...paths.en, step] }
      walkBoth(member, { zh: of(zh), en: of(en) }, below, [...steps, step])
    }
    if (option.type === 'array') {
      // What one list has more than the other is a problem of its own.
      const length = Math.min(...[zh, en].map((list) => (Array.isArray(list) ? list.length : 0)))
      for (let at = 0; at < length; at++) into(at, option.items ?? {})
    } else if (option.type === 'object') {
      if (!isData(zh) || !isData(en)) return
      for (const [name, member] of Object.entries(option.properties ?? {})) if (!addresses.has(name)) into(name, member)
    } else if (isText(option)) {
      const texts = { zh: textOf(zh), en: textOf(en) }
      if (texts.zh === '' && texts.en === '') return
      const sides = { zh: { path: paths.zh, text: texts.zh }, en: { path: paths.en, text: texts.en } }
      pairs.push({ key: steps.join('.'), steps, sides, mayLack: mayLack(kind, steps) })
    }
  }
}

type Both = Record<Lang, unknown>

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
