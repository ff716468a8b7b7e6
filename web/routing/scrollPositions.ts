/*
 * How far each entry of the browser's history was scrolled, by the entry's key. It outlives a reload: then, and when an address
 * with a hash has led to its page's own document, the browser knows nothing of the entry.
 */

/** Also read by `startup/restorePlace.ts`, which comes before the app and shares no file with it. */
const stored = 'places'
/** More entries than a reader goes back through. */
const most = 50
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
