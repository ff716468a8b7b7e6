import { z } from 'zod'
import { markdown, route } from '#contract/fields.ts'
import { schedule } from '#server/content/schedule.ts'
import { code, day, id } from '#server/content/shapes/fields.ts'
import type { Kind } from './kinds.ts'
import type { Input, Schema } from './options.ts'

/** The schema of a file of this kind, as an editor writes it: what has a default may be left out. */
export function schemaOf(kind: Kind): Schema {
  const schema = z.toJSONSchema(kind.shape, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const input = inputs.get(zodSchema) ?? byPattern(jsonSchema.pattern)
      if (input) Object.assign(jsonSchema, { 'x-input': input })
      if (input === 'day') delete jsonSchema.pattern // the format says it
    },
  }) as Schema
  markTexts(schema)
  return schema
}

const schemas = new Map<Kind['id'], Schema>()

/** The same, made once for each kind, whatever copy of it is given: for whoever changes nothing in it. */
export function knownSchema(kind: Kind): Schema {
  const schema = schemas.get(kind.id) ?? schemaOf(kind)
  schemas.set(kind.id, schema)
  return schema
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
    const isBoth = member.properties?.zh?.type === 'string' && member.properties.en?.type === 'string'
    if (isBoth && paragraphFields.has(name))
      for (const side of Object.values(member.properties ?? {})) side['x-input'] ??= 'paragraph'
    markTexts(member, isProse || isChapter)
  }
  for (const member of [...(items ? [items] : []), ...oneOf, ...anyOf]) markTexts(member, isProse)
}
