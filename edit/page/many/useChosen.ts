import { useRef, useState } from 'react'

/** The rows of a list that are chosen, by their keys in the order in which they stand. `atFirst`: before anybody chooses. */
export function useChosen(keys: readonly string[], atFirst: (key: string) => boolean = () => false) {
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map())
  const last = useRef<string>(undefined)
  const isChosen = (key: string) => changed.get(key) ?? atFirst(key)
  const choose = (some: readonly string[], is: boolean) =>
    setChanged((before) => new Map([...before, ...some.map((key) => [key, is] as const)]))
  return {
    keys,
    chosen: keys.filter(isChosen),
    isChosen,
    choose,
    /** One row; as a range with all rows up to the one that was picked before. */
    pick(key: string, is: boolean, isRange: boolean) {
      const [here, from] = [keys.indexOf(key), isRange ? keys.indexOf(last.current ?? key) : -1]
      last.current = key
      choose(from < 0 ? [key] : keys.slice(Math.min(from, here), Math.max(from, here) + 1), is)
    },
    forget: () => setChanged(new Map()),
  }
}
export type Chosen = ReturnType<typeof useChosen>
