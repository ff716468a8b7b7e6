import { setImmediate as breathe } from 'node:timers/promises'
import type { FoundItem, Wording } from '#contract/edit/many.ts'
import { siteLanguages } from '#server/content/shapes/fields.ts'
import type { Repository } from '../../repository/types.ts'
import { asRead } from '../asRead.ts'
import type { ItemIndex } from '../index/itemIndex.ts'
import { savedFigures } from '../index/writtenFigures.ts'
import { readItem } from '../items.ts'
import { kindOf } from '../kinds.ts'
import { patternOf, placesIn } from './places.ts'

/** Places that are looked at in one go: nobody ticks more. */
const most = 1_000

export interface FoundPlaces {
  items: readonly Omit<FoundItem, 'versions'>[]
  /** There are more than these. */
  isMore: boolean
}

/** Where readers see these words, item by item, the newest first. */
export async function findPlaces(
  { folder }: Pick<Repository, 'folder'>,
  index: Pick<ItemIndex, 'holding'>,
  wording: Wording,
): Promise<FoundPlaces> {
  const figures = savedFigures(folder)
  const pattern = patternOf({ ...wording, anyCase: true }) // what the index holds is in small letters
  const [main = 'zh', ...others] = siteLanguages()
  const holding = await index.holding((text) =>
    // The languages differ in the words of figures alone.
    [main, ...(text.includes('$(') ? others : [])].some((lang) => pattern.test(asRead(text, lang, figures))),
  )
  const items: Omit<FoundItem, 'versions'>[] = []
  let count = 0
  for (const { kind: kindId, id, title } of holding) {
    const kind = kindOf(kindId)
    const places = kind ? placesIn(kind, readItem(folder, kindId, id)?.data, wording, figures) : []
    if (places.length === 0) continue
    if (count + places.length > most) return { items, isMore: true }
    count += places.length
    items.push({ kind: kindId, id, title, places })
    await breathe()
  }
  return { items, isMore: false }
}
