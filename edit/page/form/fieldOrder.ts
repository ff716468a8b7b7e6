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

/** What is said at its address once its time is over. */
const leaving = new Set(['movedTo', 'withdrawn'])

/** What says when, and in which language, readers see an item. */
const publishing = new Set(['draft', 'publishAt', 'until', ...leaving, 'only'])

/** As the shape of the item has them; where that has no order, single values before groups and lists. */
function rankOf({ name, schema: { type, properties = {} } }: Part, order: readonly string[] = []): number {
  if (order.includes(name)) return order.indexOf(name)
  const isPair = type === 'object' && Object.keys(properties).every((key) => isLang(key))
  return order.length + Number((type === 'object' || type === 'array') && !isPair)
}

/** All fields of an item in the order in which they are written, and those that say when it is seen. */
export function itemParts(schema: Schema, sides: readonly Side[]): { written: Part[]; settings: Part[] } {
  const { 'x-order': order } = schema
  const [only] = sides
  const own = partsIn(schema, sides)
  const words = Object.entries(schema.properties ?? {}).find(([name]) => isLang(name))?.[1]
  const isFlat = only !== undefined && words?.type === 'object' && isBilingual(schema, sides)
  const parts = isFlat ? [...partsIn(words, wordSides(schema, only)), ...own.filter(({ name }) => !isLang(name))] : own
  const written = parts.filter(({ name }) => !publishing.has(name)).sort((a, b) => rankOf(a, order) - rankOf(b, order))
  const settings = parts.filter(({ name }) => publishing.has(name))
  const isSet = ({ sides }: Part) => sides.some(({ value }) => value !== undefined)
  const isOver = settings.some((part) => part.name === 'until' && isSet(part))
  return { written, settings: settings.filter((part) => isOver || !leaving.has(part.name) || isSet(part)) }
}

/** The fields of an object as its schema has them. */
export const memberParts = partsIn
