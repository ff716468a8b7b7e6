import { type Kind, timedSide, withTimes } from '#edit/content/kinds.ts'
import { isData } from '#edit/content/options.ts'
import type { PageWords } from '#edit/words/page.zh.ts'
import { isOver, isPublished, timeOf } from '#server/content/schedule.ts'
import type { useItem } from './useItem.ts'

/** Where an item is on its way to its readers. */
interface Standing {
  kind: Kind
  title: string
  /** It was published as it is here. */
  isOut: boolean
  /** It waits to be published. */
  isWaiting: boolean
  isPublishing: boolean
}

/** What is said of an item beside its buttons: what happens now, else what is still to be done. */
export function stateText(
  { isDirty, data, save }: ReturnType<typeof useItem>,
  { kind, title, isOut, isWaiting, isPublishing }: Standing,
  { item: words }: PageWords,
  over: string,
): string {
  if (isPublishing) return words.publishing(title)
  if (isOut) return words[publicState(kind, data)]
  if (save.isPending) return words.saving(title)
  if (isDirty) return words.unsaved
  if (isWaiting || save.isSuccess) return words.saved
  return isTakenDown(kind, data) ? over : words.unchanged
}

/** What readers see of an item once it is published. */
function publicState(kind: Kind, data: unknown) {
  const { draft, publishAt } = isData(data) ? timedSide(kind, data) : {}
  if (draft === true) return 'publishedDraft'
  return typeof publishAt === 'string' && timeOf(publishAt) > Date.now() ? 'publishedLater' : 'published'
}

/** Whether readers see an item, once it is published. */
export const isShown = (kind: Kind, data: unknown): boolean =>
  isData(data) && isPublished(timedSide(kind, data), Date.now())

/** Whether its time is over: it was taken down. */
export const isTakenDown = (kind: Kind, data: unknown): boolean =>
  isData(data) && isOver(timedSide(kind, data), Date.now())

/** The same without an end, and without what its address said from then on. */
export const withoutEnd = (kind: Kind, data: unknown): unknown =>
  isData(data)
    ? withTimes(kind, data, { until: undefined, movedTo: undefined }, () => ({ withdrawn: undefined }))
    : data
