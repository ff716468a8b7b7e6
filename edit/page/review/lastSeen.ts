import type { ItemName } from '#contract/edit/items.ts'

/** Items that a browser remembers for each person. */
const most = 500
const keyOf = (mail: string) => `edit-seen ${mail}`
const nameOf = ({ kind, id }: ItemName) => `${kind}/${id}`

function read(mail: string): [item: string, revision: string][] {
  try {
    return JSON.parse(localStorage.getItem(keyOf(mail)) ?? '[]')
  } catch {
    return [] // somebody else wrote there
  }
}

/** The revision that was the latest when somebody had an item open last. */
export const lastSeen = (mail: string, item: ItemName) => new Map(read(mail)).get(nameOf(item))

/** Without room in the browser it is not remembered. */
export function markSeen(mail: string, item: ItemName, revision: string): void {
  const others = read(mail).filter(([name]) => name !== nameOf(item))
  try {
    localStorage.setItem(keyOf(mail), JSON.stringify([...others, [nameOf(item), revision]].slice(-most)))
  } catch {}
}
