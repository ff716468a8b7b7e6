import type { ItemName, ItemProblem } from '#contract/edit/items.ts'
import type { Lang } from '#contract/paths.ts'
import type { Repository } from '../../repository/types.ts'
import { untranslated } from '../../words/untranslated.ts'
import { readItem } from '../items.ts'
import { kindOf, pathsOf } from '../kinds.ts'
import { isData } from '../options.ts'
import { untranslatedIn } from './untranslated.ts'

/** The texts of items that stand in one language only. Drafts are unfinished by their nature. */
export function untranslatedProblems({ folder }: Repository, names: readonly ItemName[]): ItemProblem[] {
  return names.flatMap(({ kind: kindId, id }) => {
    const kind = kindOf(kindId)
    const item = kind && readItem(folder, kindId, id)
    if (!item || isDraft(kind.form === 'twins' ? (item.data as Record<string, unknown>).zh : item.data)) return []
    const places = pathsOf(kind, id) ?? { both: '' }
    return untranslatedIn(kind, item.data).map((path) => {
      const lang: Lang = path.includes('en') ? 'en' : 'zh'
      return { file: 'both' in places ? places.both : places[lang], path, text: untranslated[lang], kind: kindId, id }
    })
  })
}

const isDraft = (data: unknown) => isData(data) && data.draft === true
