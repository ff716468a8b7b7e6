import type { Lang } from '#contract/paths.ts'
import { titleOf } from '../form/titles.ts'
import { useLanguage } from '../language.tsx'
import type { EntryChange } from './listDiff.ts'

/** Says of an entry of a list that it is new, was moved or removed. */
export function WholeEntry({ change: { is, entry, behind }, lang }: { change: EntryChange; lang?: Lang | undefined }) {
  const { words, lang: own } = useLanguage()
  const title = (value: object) => titleOf([{ path: [], value, ...(lang && { lang }) }], lang ?? own)
  return words.history.entries[is](title(entry), behind && title(behind))
}
