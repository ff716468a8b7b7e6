import { isLang } from '#contract/languages.ts'
import { isData, type Schema } from '#edit/content/options.ts'
import type { Side } from './context.ts'

/** A field of an object, and where its values lie. */
export interface Part {
  name: string
  schema: Schema
  sides: readonly Side[]
  isRequired: boolean
}

const memberOf = (value: unknown, name: string) => (isData(value) ? value[name] : undefined)
export const into = (sides: readonly Side[], name: string): Side[] =>
  sides.map(({ lang, path, value }) => ({ lang, path: [...path, name], value: memberOf(value, name) }))

/** Whether an object holds the words of languages itself: it has one side, and the main language in it. */
export const isBilingual = ({ properties = {} }: Schema, [only, ...others]: readonly Side[]) =>
  only !== undefined && others.length === 0 && only.lang === undefined && Object.keys(properties).some(isLang)

/** The languages that an object has words in, each as a side. */
export function wordSides({ properties = {} }: Schema, { path, value }: Side): Side[] {
  const only = memberOf(value, 'only')
  const langs = Object.keys(properties)
    .filter(isLang)
    .filter((lang) => (only ?? lang) === lang)
  return langs.map((lang) => ({ lang, path: [...path, lang], value: memberOf(value, lang) }))
}

const partsIn = ({ properties = {}, required = [] }: Schema, sides: readonly Side[]): Part[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    schema,
    sides: into(sides, name),
    isRequired: required.includes(name),
  }))

/** What says when, and in which language, readers see an item. */
const publishing = new Set(['draft', 'publishAt', 'until', 'only'])
// biome-ignore format: in the order in which an item is written; a picture and its description stand together
const order = [
  'title', 'name', 'subtitle', 'shortName', 'post', 'date', 'category', 'updated', 'number', 'year', 'group', 'order', 'since',
  'summary', 'description', 'source', 'scope', 'picture', 'video', 'focus', 'alt', 'mode', 'motif', 'duration', 'isCollect', 'linkUrl',
]
const last = new Set(['body', 'cv'])

function rankOf({ name, schema: { type, properties = {} } }: Part): number {
  const at = order.indexOf(name)
  if (at >= 0) return at
  const isPair = type === 'object' && Object.keys(properties).every((key) => isLang(key))
  if (last.has(name)) return order.length + 1
  return (type === 'object' || type === 'array') && !isPair ? order.length + 2 : order.length
}

/** All fields of an item in the order in which they are written, and those that say when it is seen. */
export function itemParts(schema: Schema, sides: readonly Side[]): { written: Part[]; settings: Part[] } {
  const [only] = sides
  const own = partsIn(schema, sides)
  const words = Object.entries(schema.properties ?? {}).find(([name]) => isLang(name))?.[1]
  const isFlat = only !== undefined && words?.type === 'object' && isBilingual(schema, sides)
  const parts = isFlat ? [...partsIn(words, wordSides(schema, only)), ...own.filter(({ name }) => !isLang(name))] : own
  const written = parts.filter(({ name }) => !publishing.has(name)).sort((a, b) => rankOf(a) - rankOf(b))
  return { written, settings: parts.filter(({ name }) => publishing.has(name)) }
}

/** The fields of an object as its schema has them. */
export const memberParts = partsIn
