import type { Path } from '#contract/edit/items.ts'
import { isLang } from '#contract/languages.ts'
import { type Lang, langs } from '#contract/paths.ts'
import type { Kind } from '../content/kinds.ts'
import { optionsOf, type Schema, schemaAt } from '../content/options.ts'
import { knownSchema } from '../content/schemas.ts'

/**
 * Where the description of a picture stands that is named at `path`, in the data of a file in the language `of`, or of all languages: beside
 * it, or in each language of what it stands in.
 */
export function descriptionPlaces(kind: Kind, data: unknown, path: Path, of: Lang | undefined) {
  const holder = path.slice(0, -1)
  const { properties = {} } = schemaAt(knownSchema(kind), data, holder) ?? {}
  const lang = of ?? path.findLast(isLang)
  if (properties.alt && lang) return [{ lang, path: [...holder, 'alt'] }]
  return langs
    .filter((lang) => properties[lang] && memberOf(properties[lang], 'alt'))
    .map((lang) => ({ lang, path: [...holder, lang, 'alt'] }))
}

const memberOf = (schema: Schema, name: string) =>
  optionsOf(schema).some(({ properties }) => properties && name in properties)
