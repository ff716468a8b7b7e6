import { z } from 'zod'
import { markdown, route } from '#contract/fields.ts'
import { isLang } from '#contract/languages.ts'
import { schedule } from '#server/content/schedule.ts'
import { code, day, demanding, id, isWanted, siteLanguages, writtenOrder } from '#server/content/shapes/fields.ts'
import type { Kind } from './kinds.ts'
import type { Input, Schema } from './options.ts'

/** The schema of a file of this kind, as an editor writes it: what has a default may be left out. */
export function schemaOf(kind: Kind): Schema {
  const schema = z.toJSONSchema(kind.shape, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (jsonSchema.properties) inLanguages(jsonSchema as Schema, demanding.has(zodSchema))
      const order = writtenOrder.get(zodSchema)
      if (order) Object.assign(jsonSchema, { 'x-order': order })
      const input = inputs.get(zodSchema) ?? byPattern(jsonSchema.pattern)
      if (input) Object.assign(jsonSchema, { 'x-input': input })
      if (input === 'day') delete jsonSchema.pattern // the format says it
    },
  }) as Schema
  markTexts(schema)
  return schema
}

const schemas = new Map<string, Schema>()

/** The same, made once for each kind and choice of languages, whatever copy of it is given: for whoever changes nothing in it. */
export function knownSchema(kind: Kind): Schema {
  const key = `${kind.id} ${siteLanguages().join()}`
  const schema = schemas.get(key) ?? schemaOf(kind)
  schemas.set(key, schema)
  return schema
}

/** Leaves of an object's fields those of the site's languages, the main one first, and says which must be there. */
function inLanguages(schema: Schema, isDemanding: boolean): void {
  const { properties = {}, required = [] } = schema
  const spoken = siteLanguages().filter((lang) => lang in properties)
  const entries = Object.entries(properties).filter(([key]) => !isLang(key) && isWanted(key))
  const at = Object.keys(properties).findIndex((key) => isLang(key))
  const sides = spoken.map((lang): [string, Schema] => [lang, properties[lang] as Schema]) // it is in them
  if (at >= 0) schema.properties = Object.fromEntries(entries.toSpliced(at, 0, ...sides))
  const needed = (key: string) => (isLang(key) ? isDemanding : required.includes(key))
  if (isDemanding) {
    const { additionalProperties = false } = schema
    delete schema.additionalProperties // behind what is required, as zod has it
    Object.assign(schema, { required: Object.keys(schema.properties ?? {}).filter(needed), additionalProperties })
  }
  const { only } = schema.properties ?? {}
  if (only?.enum) only.enum = only.enum.filter((lang) => isWanted(String(lang)))
  // An entry is hidden by its mark for English; the languages of others are asked for where there are any.
  if (
    siteLanguages()
      .slice(1)
      .every((lang) => lang === 'en')
  )
    delete schema.properties?.hiddenIn
}

const moment = schedule.publishAt.def.innerType
const inputs = new Map<unknown, Input>([
  [day, 'day'],
  [moment, 'moment'],
  [route, 'link'],
  [markdown, 'markdown'],
  [id, 'id'],
  [code, 'code'],
])

function byPattern(pattern: string | undefined): Input | undefined {
  if (/^\^\(\?!\.\*\\\.\\\.[)|]/.test(pattern ?? '')) return 'file' // media files, and pictures among them
  return pattern?.startsWith('^([01]\\d|2[0-3])') ? 'hour' : undefined
}

const markdownFields = new Set(['body', 'cv', 'answer'])
const paragraphFields = new Set(['text', 'summary', 'description', 'method', 'note', 'notice', 'requirement', 'alt'])

/** Tells long texts and Markdown apart from plain fields; their shapes are the same. */
function markTexts(schema: Schema, isProse = false): void {
  const { properties = {}, items, oneOf = [], anyOf = [] } = schema
  for (const [name, member] of Object.entries(properties)) {
    const isChapter = name === 'chapters'
    const isPlain = member.type === 'string' && member['x-input'] === undefined && !member.enum && !member.pattern
    if (isPlain && (markdownFields.has(name) || (name === 'text' && isProse))) member['x-input'] = 'markdown'
    else if (isPlain && paragraphFields.has(name)) member['x-input'] = 'paragraph'
    const sides = Object.entries(member.properties ?? {})
    const isText = sides.length > 0 && sides.every(([key, side]) => isLang(key) && side.type === 'string')
    if (isText && paragraphFields.has(name)) for (const [, side] of sides) side['x-input'] ??= 'paragraph'
    markTexts(member, isProse || isChapter)
  }
  for (const member of [...(items ? [items] : []), ...oneOf, ...anyOf]) markTexts(member, isProse)
}
