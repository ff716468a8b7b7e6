import type { ItemName, ItemProblem } from '#contract/edit/items.ts'
import { isLang } from '#contract/paths.ts'
import type { Repository } from '../../repository/types.ts'
import { untranslated } from '../../words/untranslated.ts'
import { readItem } from '../items.ts'
import { kindOf, pathsOf, timedSide } from '../kinds.ts'
import { isData } from '../options.ts'
import { untranslatedIn } from './untranslated.ts'

/** The texts of items that stand in one language only. Drafts are unfinished by their nature. */
export function untranslatedProblems({ folder }: Repository, names: readonly ItemName[]): ItemProblem[] {
  return names.flatMap(({ kind: kindId, id }) => {
    const kind = kindOf(kindId)
    const item = kind && readItem(folder, kindId, id)
    if (!item || isDraft(isData(item.data) ? timedSide(kind, item.data) : undefined)) return []
    const places = pathsOf(kind, id) ?? { both: '' }
    return untranslatedIn(kind, item.data).map((path) => {
      const lang = path.find(isLang) ?? 'zh' // a text of a language stands below it
      return { file: 'both' in places ? places.both : places[lang], path, text: untranslated[lang], kind: kindId, id }
    })
  })
}

const isDraft = (data: unknown) => isData(data) && data.draft === true
