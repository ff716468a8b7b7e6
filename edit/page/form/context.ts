import { createContext, use, useSyncExternalStore } from 'react'
import type { Path } from '#contract/edit/items.ts'
import type { Lang } from '#contract/paths.ts'
import type { ShownFigure } from '#edit/content/asRead.ts'
import type { Schema } from '#edit/content/options.ts'
import type { ListEdit } from '../item/changes.ts'
import type { IssueStore } from './issueStore.ts'

export interface Choice {
  value: string
  label: string
}
/** What fields can be filled from. */
export interface Choices {
  pages: readonly Choice[]
  figures: readonly ShownFigure[]
  categories: readonly Choice[]
}

export interface FormApi {
  kind: string
  /** Whether readers may see the item now. */
  isPublic: boolean
  /** What stands at a path now. */
  valueAt(path: Path): unknown
  /** Sets the value at each of the paths; an undefined one takes the field away. */
  set(paths: readonly Path[], value: unknown): void
  /** Does the same to the lists at all paths, with a value for each where something is inserted. */
  editLists(paths: readonly Path[], edit: ListEdit, values?: readonly unknown[]): void
  issues: IssueStore
  choices: Choices
}

export const FormContext = createContext<FormApi | undefined>(undefined)

export function useForm(): FormApi {
  const form = use(FormContext)
  if (!form) throw new Error('a field outside of a form')
  return form
}

/** A place where a field has its value: of a text in two languages there are two. */
export interface Side {
  lang?: Lang | undefined
  path: Path
  value: unknown
}

export interface FieldProps {
  name: string
  label: string
  schema: Schema
  sides: readonly Side[]
  isRequired: boolean
  /** It may be left out, but not here: the description of a picture that is there. */
  isNeeded?: boolean
}

/** An object whose fields are shown, and what it is called. */
export interface MembersProps {
  schema: Schema
  sides: readonly Side[]
  label: string
}

export const keyOf = (path: Path): string => path.join('.')

/** What is wrong with the value at a path itself. */
export function useIssues(path: Path): readonly string[] {
  const { issues } = useForm()
  return useSyncExternalStore(issues.subscribe, () => issues.at(keyOf(path)))
}

/** How many things are wrong at any of the paths or below. */
export function useIssueCount(paths: readonly Path[]): number {
  const { issues } = useForm()
  return useSyncExternalStore(issues.subscribe, () =>
    paths.reduce((sum, path) => sum + issues.countBelow(keyOf(path)), 0),
  )
}
