/** What `inline.js` leaves of an entry for the document that it leads to, and where `routing/places.ts` writes entries' places. */
const [carried, stored] = ['entry', 'places']

/** Takes over the state of the entry that led here, and scrolls to where it was left. */
export function restorePlace() {
  try {
    const state = sessionStorage.getItem(carried)
    sessionStorage.removeItem(carried)
    if (state) history.replaceState(JSON.parse(state), '')
    const places = new Map<string, number>(JSON.parse(sessionStorage.getItem(stored) ?? '[]'))
    const top = places.get((history.state as { key?: string } | null)?.key ?? '') ?? 0
    if (top > 0) scrollTo({ top, behavior: 'instant' })
  } catch {
    // A browser may refuse storage: the page begins at its top.
  }
}
