import type { Path } from '#contract/edit/items.ts'
import type { Description } from '#contract/edit/media.ts'
import { languageOf } from '#server/content/languages.ts'
import { valueAt } from '../content/issues.ts'
import type { Kind } from '../content/kinds.ts'
import { descriptionPlaces } from './descriptionPlaces.ts'

/**
 * Where the description of a picture stands that is named at `path` of a content file: beside it, or in each language of what it stands
 * in. Empty where the content has none, as for portraits, which are described by name and post.
 */
export function descriptionsAt(kind: Kind, file: string, data: unknown, path: Path): Description[] {
  return descriptionPlaces(kind, data, path, languageOf(file)).map(({ lang, path }) => {
    const text = valueAt(data, path)
    return { lang, file, path, text: typeof text === 'string' ? text : '' }
  })
}
