/*
 * How far each entry of the browser's history was scrolled, by the entry's key. It outlives a reload: then, and when an address
 * with a hash has led to its page's own document, the browser knows nothing of the entry.
 */

/** Also read by `startup/restoreScroll.ts`, which comes before the app and shares no file with it. */
const storageName = 'scrollPositions'
/** More entries than a reader goes back through. */
const mostStored = 50

/** Storage of the tab; nothing where the browser refuses it. */
function inTabStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}

const positions = new Map<string, number>(JSON.parse(inTabStorage((storage) => storage.getItem(storageName)) ?? '[]'))

/** Notes how far an entry is scrolled. */
export function noteScrollPosition(key: string, top: number) {
  positions.delete(key)
  positions.set(key, Math.round(top))
}

/** How far an entry was scrolled when it was left; 0 for one that is not known. */
export const scrollPositionOf = (key: string) => positions.get(key) ?? 0

/** Stores the positions whenever the document is left. @returns what ends it */
export const storeScrollPositions = () => {
  const store = () =>
    inTabStorage((storage) => storage.setItem(storageName, JSON.stringify([...positions].slice(-mostStored))))
  addEventListener('pagehide', store)
  return () => removeEventListener('pagehide', store)
}
