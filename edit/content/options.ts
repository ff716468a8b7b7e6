import type { Path } from '#contract/edit/items.ts'
import { isLang } from '#contract/languages.ts'
/** What a form asks a text with. Where a schema says none, a plain field. */
export type Input = 'day' | 'moment' | 'hour' | 'link' | 'file' | 'markdown' | 'paragraph' | 'id' | 'code'

/** The part of JSON Schema (draft 7) that zod makes of the shapes. */
export interface Schema {
  $schema?: string
  title?: string
  description?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean
  items?: Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  enum?: (string | number)[]
  const?: string | number
  default?: unknown
  minItems?: number
  maxItems?: number
  minLength?: number
  pattern?: string
  format?: string
  /** Ours; other programs pass over them. The order is that in which editors write the fields. */
  'x-input'?: Input
  'x-order'?: readonly string[]
}

/** A choice between shapes, flat: a choice within a choice adds its own. A schema that leaves no choice is its only option. */
export function optionsOf(schema: Schema): Schema[] {
  const options = schema.oneOf ?? schema.anyOf
  return options ? options.flatMap(optionsOf) : [schema]
}

/** Fields whose values tell the options of a choice apart. */
const tellingFields = ['type', 'kind', 'data'] as const

/** The option that a value was made by, or comes nearest to. */
export function optionFor(schema: Schema, value: unknown): Schema | undefined {
  const options = optionsOf(schema)
  if (options.length === 1) return options[0]
  if (!isData(value)) return options.find(({ type }) => type === (Array.isArray(value) ? 'array' : typeof value))
  const shaped = options.filter(({ properties }) => properties !== undefined) // not a text in its place
  return (
    shaped.find((option) => tellingFields.every((field) => isAllowed(option.properties?.[field], value[field]))) ??
    shaped.find(({ properties }) => Object.keys(value).every((key) => properties && key in properties))
  )
}

/** The schema of the value at a path of data. */
export function schemaAt(schema: Schema | undefined, data: unknown, [step, ...rest]: Path): Schema | undefined {
  const option = schema && (optionFor(schema, data) ?? optionsOf(schema)[0])
  if (step === undefined || !option) return option
  const member = (data as Record<string | number, unknown> | null | undefined)?.[step]
  return schemaAt(typeof step === 'number' ? option.items : option.properties?.[step], member, rest)
}

/** What an option is called by: the values that tell it apart, as in `chart` and `share`. */
export const namesOf = (option: Schema): string[] =>
  tellingFields.flatMap((field) => {
    const { const: only, enum: some } = option.properties?.[field] ?? {}
    return only === undefined ? (some ?? []).map(String) : [String(only)]
  })

function isAllowed(schema: Schema | undefined, value: unknown): boolean {
  if (schema?.const !== undefined) return schema.const === value
  // A field that tells nothing apart, such as the `data` of another option, must not be there.
  return schema?.enum ? schema.enum.includes(value as string) : schema === undefined ? value === undefined : true
}

export type Data = Record<string, unknown>
export const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A new value: what is required, empty; the first of what can be chosen. */
export function newValue(schema: Schema): unknown {
  const [option = schema] = optionsOf(schema)
  if (option.const !== undefined) return option.const
  if (option.enum) return option.enum[0]
  switch (Array.isArray(option.type) ? option.type[0] : option.type) {
    case 'object': {
      // A language may be left out, but a new item has both.
      const isWanted = (name: string) => option.required?.includes(name) || isLang(name)
      const required = Object.entries(option.properties ?? {}).filter(([name]) => isWanted(name))
      return Object.fromEntries(required.map(([name, member]) => [name, newValue(member)]))
    }
    case 'array':
      return Array.from({ length: option.minItems ?? 0 }, () => newValue(option.items ?? {}))
    case 'boolean':
      return option.default ?? false
    case 'string':
      return ''
    default:
      return null // a number that nobody has given yet
  }
}

/** The same data with the fields of its objects in the order of the schema; what that does not know comes last. */
export function inOrder(schema: Schema, value: unknown): unknown {
  const option = optionFor(schema, value)
  if (!option) return value
  if (Array.isArray(value)) return value.map((item) => inOrder(option.items ?? {}, item))
  if (!isData(value)) return value
  const known = Object.keys(option.properties ?? {})
  const keys = [...known.filter((key) => key in value), ...Object.keys(value).filter((key) => !known.includes(key))]
  return Object.fromEntries(keys.map((key) => [key, inOrder(option.properties?.[key] ?? {}, value[key])]))
}
