import type { Kind } from '../kinds.ts'
import { isData, optionFor, type Schema } from '../options.ts'
import { knownSchema } from '../schemas.ts'
import { isText } from '../translation/textPairs.ts'

/** All texts that an item shows its readers, in whichever language it has them. */
export function textsOf(kind: Kind, data: unknown): string[] {
  const texts: string[] = []
  const sides = kind.form === 'twins' && isData(data) ? Object.values(data) : [data]
  for (const side of sides) walk(knownSchema(kind), side)
  return texts

  function walk(schema: Schema, value: unknown): void {
    if (value === undefined || value === null) return
    const option = optionFor(schema, value)
    if (!option) return
    if (Array.isArray(value)) for (const item of value) walk(option.items ?? {}, item)
    else if (isData(value))
      for (const [name, member] of Object.entries(option.properties ?? {})) walk(member, value[name])
    else if (typeof value === 'string' && isText(option)) texts.push(value)
  }
}
