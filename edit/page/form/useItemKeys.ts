import { useRef, useState } from 'react'

let last = 0
const newKey = () => `entry-${++last}`

/** Keys by which the entries of a list stay themselves when they move. */
export function useItemKeys(length: number) {
  const [, redraw] = useState(0)
  const list = useRef<string[]>([])
  // The list may also have changed from outside: by an answer of the server, or by taking back a draft.
  if (list.current.length > length) list.current = list.current.slice(0, length)
  while (list.current.length < length) list.current = [...list.current, newKey()]
  const edit = (change: (keys: string[]) => void) => {
    const keys = [...list.current]
    change(keys)
    list.current = keys
    redraw((count) => count + 1)
  }
  return {
    keys: list.current,
    insert(at: number): string {
      const key = newKey()
      edit((keys) => keys.splice(at, 0, key))
      return key
    },
    remove: (at: number) => edit((keys) => keys.splice(at, 1)),
    move: (at: number, to: number) => edit((keys) => keys.splice(to, 0, ...keys.splice(at, 1))),
  }
}
