import type { ItemName, ItemSummary, TitledItem } from '#contract/edit/items.ts'
import type { Wording } from '#contract/edit/many.ts'
import type { CalendarEntry, FigureUse, Release, StaleField, StaleItem, Standing } from '#contract/edit/overviews.ts'
import type { Repository } from '../../repository/types.ts'
import type { Checks } from '../checks/checks.ts'
import type { ItemIndex } from '../index/itemIndex.ts'
import { type FoundPlaces, findPlaces } from '../replacing/findPlaces.ts'
import { openTranslations, type Translations } from '../translation/translations.ts'
import { calendarOf } from './calendar.ts'
import { figureUsesIn } from './figureUses.ts'
import { linksTo } from './linksTo.ts'
import { readReleases } from './releases.ts'
import { staleFields, staleItems } from './stale.ts'
import { standingOf } from './standing.ts'

/** What lies across the items: what comes when, what came, what is not translated. */
export interface Overviews extends Pick<Translations, 'markRight'> {
  /** What is published or taken down in the weeks of a month of China's calendar, `2026-11`. */
  calendar(month: string): Promise<readonly CalendarEntry[]>
  /** The latest releases, the newest first. */
  releases(): Promise<readonly Release[]>
  /** Items with texts that were made from others than stand there now, and those with texts of one language only. */
  translations(): Promise<{ stale: readonly StaleItem[]; untranslated: readonly ItemSummary[] }>
  /** What should be looked at, in everything that is saved. */
  standing(): Promise<Standing>
  /** Where a shared figure stands. */
  figureUses(id: string): Promise<readonly FigureUse[]>
  /** The items that link to the page of an item; none where it has no page of its own. */
  linksTo(name: ItemName): Promise<readonly TitledItem[]>
  staleFields(name: ItemName): Promise<readonly StaleField[]>
  /** Where readers see these words. */
  places(wording: Wording): Promise<FoundPlaces>
}

export function openOverviews(repository: Repository, index: ItemIndex, checks: Checks): Overviews {
  const translations = openTranslations(repository)
  return {
    calendar: async (month) => calendarOf(await index.all(), month),
    releases: () => readReleases(repository, index),
    async translations() {
      const untranslated = (await index.all()).filter((item) => item.untranslated !== undefined)
      return { stale: await staleItems(repository, index, await translations.all()), untranslated }
    },
    async standing() {
      const stale = await staleItems(repository, index, await translations.all())
      const untranslated = (await index.all()).filter((item) => item.untranslated !== undefined)
      return {
        ...(await standingOf(repository, { index, checks }, Date.now())),
        translations: stale.length + untranslated.length,
      }
    },
    figureUses: async (id) => {
      const holding = await index.holding((text) => text.includes(`$(${id}`))
      return figureUsesIn(repository.folder, holding, id)
    },
    linksTo: (name) => linksTo(repository, index, name),
    staleFields: async (name) => staleFields(repository, name, await translations.of(name)),
    markRight: translations.markRight,
    places: (wording) => findPlaces(repository, index, wording),
  }
}
