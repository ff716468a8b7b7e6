import { type FocusEvent, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { ItemProblem, Path } from '#contract/edit/items.ts'
import { issuesOf } from '#edit/content/issues.ts'
import type { Kind } from '#edit/content/kinds.ts'
import { type Schema, schemaAt } from '#edit/content/options.ts'
import { keyOf } from '../form/context.ts'
import { createIssueStore } from '../form/issueStore.ts'
import { sentenceOf } from '../form/sentences.ts'
import { useLanguage } from '../language.tsx'

export interface Told {
  path: Path
  text: string
}

/**
 * What is wrong with the item as it is typed, and what the program found when it was last saved. Of a new item nothing is said of fields
 * that nobody has left yet, until it is to be saved.
 */
export function useItemIssues(
  kind: Kind,
  schema: Schema,
  { data, problems, isNew }: { data: unknown; problems: readonly ItemProblem[]; isNew: boolean },
) {
  const { lang } = useLanguage()
  const [store] = useState(createIssueStore)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const own = useOwnIssues(kind, schema, data)
  const all = useMemo(() => {
    const known = new Set(own.map(({ path }) => keyOf(path)))
    const theirs = problems
      .map(({ path = [], text }): Told => ({ path, text: text[lang] }))
      .filter(({ path }) => !known.has(keyOf(path)))
    return [...own, ...theirs]
  }, [own, problems, lang])
  const told = useMemo(() => (isNew ? all.filter(({ path }) => touched.has(keyOf(path))) : all), [all, isNew, touched])
  useEffect(() => {
    const issues = new Map<string, string[]>()
    for (const { path, text } of told) {
      const key = keyOf(path)
      issues.set(key, [...(issues.get(key) ?? []), text])
    }
    store.replace(issues)
  }, [store, told])
  /** The field that has lost the focus has been looked at. */
  const leaveField = ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
    const field = target.closest<HTMLElement>('[data-path]')
    const key = field?.dataset.path
    if (isNew && key !== undefined && !field?.contains(relatedTarget)) setTouched((before) => new Set(before).add(key))
  }
  return { store, told, count: all.length, leaveField }
}

/** What the shape of its kind finds wrong with an item as it is typed, in the words of the form. */
export function useOwnIssues(kind: Kind, schema: Schema, data: unknown): Told[] {
  const { words } = useLanguage()
  const typed = useDeferredValue(data)
  return useMemo(
    () =>
      issuesOf(kind, typed).map((issue): Told => {
        const [side, ...rest] = issue.path
        const isTwin = kind.form === 'twins'
        const holder = isTwin ? (typed as Record<string, unknown>)[String(side)] : typed
        const place = schemaAt(schema, holder, isTwin ? rest : issue.path)
        return { path: issue.path, text: sentenceOf(issue, place, words) }
      }),
    [kind, schema, typed, words],
  )
}
