import { dayInChina } from '#contract/day.ts'
import type { ItemProblem, ItemSummary } from '#contract/edit/items.ts'
import type { Standing } from '#contract/edit/overviews.ts'
import type { Repository } from '../../repository/types.ts'
import type { Checks } from '../checks/checks.ts'
import type { ItemIndex } from '../index/itemIndex.ts'
import { filesOfItem, kindOf } from '../kinds.ts'
import { passedPromises, promises } from './promises.ts'

const year = 365 * 24 * 60 * 60 * 1000
const ofLinks = new Set(['deadLink', 'linkNotInLanguage', 'linkNotYet', 'linkToDraft'])
const ofDescriptions = new Set(['descriptionMissing'])
/** Rows of each list: who has more of them begins with these. */
const most = 500

/** What should be looked at in everything that is saved, at `now` (milliseconds since 1970). */
export async function standingOf(
  repository: Repository,
  { index, checks }: { index: ItemIndex; checks: Checks },
  now: number,
): Promise<Omit<Standing, 'translations'>> {
  await checks.settled()
  const items = await index.all()
  const titles = new Map(items.map((item) => [`${item.kind} ${item.id}`, item.title]))
  const told = checks.all().map((problem): ItemProblem => {
    const title = titles.get(`${problem.kind} ${problem.id}`)
    return { ...problem, ...(title && { title }) }
  })
  const those = (isWanted: (is: string) => boolean) => told.filter(({ is = '' }) => isWanted(is)).slice(0, most)
  const touched = await repository.touchedSince(now - year)
  const today = dayInChina(now)
  return {
    links: those((is) => ofLinks.has(is)),
    descriptions: those((is) => ofDescriptions.has(is)),
    faults: those((is) => !ofLinks.has(is) && !ofDescriptions.has(is)),
    untouched: items.filter((item) => isUntouched(item, touched)).slice(0, most),
    promises: (await index.holding((text) => promises(text, today)))
      .flatMap(({ kind, id, title }) =>
        passedPromises(repository.folder, { kind, id }, today).map((promise) => ({ kind, id, title, ...promise })),
      )
      .slice(0, most),
  }
}

/** News, announcements and reports stay as they were written. */
function isUntouched({ kind: kindId, id, date }: ItemSummary, touched: ReadonlySet<string>): boolean {
  const kind = kindOf(kindId)
  return kind !== undefined && date === undefined && !filesOfItem(kind, id).some((path) => touched.has(path))
}
