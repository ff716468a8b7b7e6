import { type Side, useForm } from './context.ts'
import { useItemKeys } from './useItemKeys.ts'

/** The entries of a list, and what is done to them in all languages at once. */
export function useEntries(sides: readonly Side[]) {
  const { editLists } = useForm()
  const values = sides.map(({ value }) => (Array.isArray(value) ? value : []))
  const length = Math.max(...values.map((list) => list.length))
  const { keys, ...follow } = useItemKeys(length)
  const paths = sides.map(({ path }) => path)
  return {
    keys,
    values,
    length,
    /** An entry in each language. */
    sidesAt: (at: number): Side[] =>
      sides.map(({ lang, path }, side) => ({ lang, path: [...path, at], value: values[side]?.[at] })),
    /** Returns the key of the new entry. */
    insert(at: number, added: readonly unknown[]): string {
      editLists(paths, { do: 'insert', at, value: added[0] }, added)
      return follow.insert(at)
    },
    move(at: number, to: number) {
      follow.move(at, to)
      editLists(paths, { do: 'move', at, to })
    },
    remove(at: number) {
      follow.remove(at)
      editLists(paths, { do: 'remove', at })
    },
  }
}
