import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { ItemName, ItemProblem, OpenedItem, Path, Versions } from '#contract/edit/items.ts'
import { isSame } from '#edit/content/same.ts'
import { api, CallError } from '../api.ts'
import { refreshLists } from '../useAction.ts'
import { type ListEdit, withLists, withValues } from './changes.ts'
import { dropDraft, keepDraft, keptDraft } from './keptDrafts.ts'
import { type Clash, merged } from './merge.ts'

interface State {
  /** Whether `problems` are those of the whole content as it is. */
  isChecked: boolean
  data: unknown
  /** As it was last read from the program, and the versions of its files. */
  base: unknown
  versions: Versions
  problems: readonly ItemProblem[]
  restored: 'no' | 'yes' | 'old'
}

type Action =
  | { do: 'set'; paths: readonly Path[]; value: unknown }
  | { do: 'lists'; paths: readonly Path[]; edit: ListEdit; values: readonly unknown[] }
  | { do: 'rebase'; theirs: OpenedItem }
  | { do: 'state'; state: Partial<State> }

function reduce(state: State, action: Action): State {
  switch (action.do) {
    case 'set':
      return { ...state, data: withValues(state.data, action.paths, action.value) }
    case 'lists':
      return { ...state, data: withLists(state.data, action.paths, action.edit, action.values) }
    case 'rebase': {
      const { data: base, versions } = action.theirs
      return { ...state, data: merged(state.base, state.data, base).data, base, versions, isChecked: false }
    }
    case 'state':
      return { ...state, ...action.state }
  }
}

/** As the program has it, or with what was typed here before and not saved. A new item begins with data that nobody has saved. */
function opened(name: ItemName, { data, versions, problems, isChecked }: OpenedItem, begun: unknown): State {
  const fresh: State = { data: begun ?? data, base: data, versions, problems, isChecked, restored: 'no' }
  const kept = keptDraft(name.kind, name.id)
  if (!kept || isSame(kept.data, data)) return fresh
  const isOld = !isSame(kept.versions, versions)
  return { ...fresh, data: kept.data, base: kept.base, versions: kept.versions, restored: isOld ? 'old' : 'yes' }
}

export interface Conflict {
  clashes: Clash[]
  data: unknown
  theirs: OpenedItem | undefined
}

/** An item that is being edited: its data, what is unsaved, and saving with what may come of it. */
export function useItem(name: ItemName, item: OpenedItem, begun?: unknown) {
  const [state, dispatch] = useReducer(reduce, item, (item) => opened(name, item, begun))
  const [conflict, setConflict] = useState<Conflict>()
  const client = useQueryClient()
  const isDirty = useMemo(() => !isSame(state.data, state.base), [state.data, state.base])
  const settled = useRef<unknown>(undefined)
  useKeeping(name, state, isDirty, settled)
  const problems = useProblems(name, state)
  const save = useMutation({
    mutationFn: async () => {
      const { data, base, versions } = state
      try {
        return { data, answer: await api.save({ ...name, data, versions }) }
      } catch (error) {
        if (!(error instanceof CallError && error.isConflict)) throw error
      }
      const theirs = await api.item(name).catch(() => undefined)
      setConflict({ ...merged(base, data, theirs?.data), theirs })
      return undefined
    },
    onSuccess: (done) => {
      if (!done) return
      const { versions, problems, isChecked } = done.answer
      settled.current = done.data
      dispatch({ do: 'state', state: { base: done.data, versions, problems, isChecked, restored: 'no' } })
      refreshLists(client)
    },
  })
  return {
    ...state,
    problems,
    /** As the program had it when it was opened. */
    opened: item.data,
    /** Where readers see it, below the address of its language. */
    page: item.page,
    isDirty,
    conflict,
    save,
    set: (paths: readonly Path[], value: unknown) => dispatch({ do: 'set', paths, value }),
    editLists: (paths: readonly Path[], edit: ListEdit, values: readonly unknown[] = []) =>
      dispatch({ do: 'lists', paths, edit, values }),
    replace: (data: unknown) => dispatch({ do: 'state', state: { data } }),
    /** Goes on from what somebody else saved, with this data. */
    settle(data: unknown, theirs: OpenedItem | undefined) {
      const state = theirs
        ? { base: theirs.data, versions: theirs.versions, problems: theirs.problems, isChecked: theirs.isChecked }
        : { base: undefined, versions: {} }
      dispatch({ do: 'state', state: { ...state, data, restored: 'no' } })
      setConflict(undefined)
    },
    /** Goes on from what the program saved with a PDF, and asks again what is wrong. */
    async takeNamedPdf() {
      void client.invalidateQueries({ queryKey: ['problems', name.kind, name.id] })
      if (state.base === undefined) return
      const theirs = await api.item(name).catch(() => undefined)
      if (theirs) dispatch({ do: 'rebase', theirs })
    },
    /** Nothing of it is kept in this browser when its form is left. */
    giveUp() {
      settled.current = state.data
    },
    /** Goes back to what is saved. */
    forget() {
      dropDraft(name.kind, name.id)
      // What was restored may have been made from an older version than there is now.
      const { data, versions, problems } = state.restored === 'no' ? { ...state, data: state.base } : item
      dispatch({ do: 'state', state: { data, base: data, versions, problems, restored: 'no' } })
    },
  }
}

/**
 * What the checks of the whole content find in it. Of a large content they take longer than opening and saving: then they are asked for once
 * more, and so when anything else was saved, which may have mended it.
 */
function useProblems({ kind, id }: ItemName, { base, versions, problems, isChecked }: State): readonly ItemProblem[] {
  const found = useQuery({
    queryKey: ['problems', kind, id, versions],
    queryFn: () => api.problems({ kind, id }),
    enabled: base !== undefined,
    ...(isChecked && { initialData: { problems } }),
    staleTime: 60_000,
    gcTime: 0,
  })
  return found.data?.problems ?? problems
}

/** Keeps what is typed in this browser, soon after each key and at once when the page is left. */
function useKeeping(
  { kind, id }: ItemName,
  { data, base, versions }: State,
  isDirty: boolean,
  /** Data that is saved or given up, perhaps a moment before its form hears of it. */
  settled: RefObject<unknown>,
) {
  const keep = () => {
    if (isDirty && data !== settled.current) keepDraft(kind, id, { data, base, versions })
    else dropDraft(kind, id)
  }
  const latest = useRef(keep)
  latest.current = keep
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), 300)
    return () => clearTimeout(timer)
  }, [data, base, isDirty])
  useEffect(() => {
    const now = () => latest.current()
    addEventListener('pagehide', now)
    return () => {
      removeEventListener('pagehide', now)
      now()
    }
  }, [])
}
