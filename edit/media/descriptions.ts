import type { Path } from '#contract/edit/items.ts'
import type { Description } from '#contract/edit/media.ts'
import { isLang } from '#contract/languages.ts'
import { type Lang, langs } from '#contract/paths.ts'
import { languageOf } from '#server/content/languages.ts'
import { valueAt } from '../content/issues.ts'
import type { Kind } from '../content/kinds.ts'
import { optionsOf, type Schema, schemaAt } from '../content/options.ts'
import { knownSchema } from '../content/schemas.ts'

/**
 * Where the description of a picture stands that is named at `path` of a content file: beside it, or in each language of what it stands
 * in. Empty where the content has none, as for portraits, which are described by name and post.
 */
export function descriptionsAt(kind: Kind, file: string, data: unknown, path: Path): Description[] {
  const holder = path.slice(0, -1)
  const schema = schemaAt(knownSchema(kind), data, holder)
  const of = languageOf(file)
  const lang = of ?? path.findLast(isLang)
  const found = (lang: Lang, path: Path): Description => {
    const text = valueAt(data, path)
    return { lang, file, path, text: typeof text === 'string' ? text : '' }
  }
  const { properties = {} } = schema ?? {}
  if (properties.alt && lang) return [found(lang, [...holder, 'alt'])]
  return langs
    .filter((lang) => properties[lang] && memberOf(properties[lang], 'alt'))
    .map((lang) => found(lang, [...holder, lang, 'alt']))
}

const memberOf = (schema: Schema, name: string) =>
  optionsOf(schema).some(({ properties }) => properties && name in properties)
