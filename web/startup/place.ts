/*
 * How far each entry of the browser's history was scrolled, by the entry's key. It outlives a reload: then, and when an address
 * with a hash has led to its page's own document, the browser knows nothing of the entry.
 */

const stored = 'places'
/** More entries than a reader goes back through. */
const most = 50
/** Where `inline.js` leaves the entry's state for the document that it leads to. */
const carried = 'entry'

/** Storage of the tab; nothing where the browser refuses it. */
function tab<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}

const places = new Map<string, number>(JSON.parse(tab((storage) => storage.getItem(stored)) ?? '[]'))

/** Notes how far an entry is scrolled. */
export function rememberPlace(key: string, top: number) {
  places.delete(key)
  places.set(key, Math.round(top))
}

/** How far an entry was scrolled when it was left; 0 for one that is not known. */
export const placeOf = (key: string) => places.get(key) ?? 0

/** Writes the places down when the document is left. */
export const keepPlaces = () => {
  const write = () => tab((storage) => storage.setItem(stored, JSON.stringify([...places].slice(-most))))
  addEventListener('pagehide', write)
  return () => removeEventListener('pagehide', write)
}

/** Takes over the state of the entry that led here, and scrolls to where it was left. */
export function restorePlace() {
  const state = tab((storage) => {
    const text = storage.getItem(carried)
    storage.removeItem(carried)
    return text
  })
  if (state) history.replaceState(JSON.parse(state), '')
  const top = placeOf((history.state as { key?: string } | null)?.key ?? '')
  if (top > 0) scrollTo({ top, behavior: 'instant' })
}
