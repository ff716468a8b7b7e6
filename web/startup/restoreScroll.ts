/** What `inline.js` leaves of an entry for the document that it leads to, and where `routing/places.ts` writes entries' places. */
const [carried, stored] = ['entry', 'places']

/** Takes over the state of the entry that led here, and scrolls to where it was left; a page without a place opens where it says. */
export function restorePlace() {
  let top = 0
  try {
    const state = sessionStorage.getItem(carried)
    sessionStorage.removeItem(carried)
    if (state) history.replaceState(JSON.parse(state), '')
    const places = new Map<string, number>(JSON.parse(sessionStorage.getItem(stored) ?? '[]'))
    top = places.get((history.state as { key?: string } | null)?.key ?? '') ?? 0
  } catch {
    // A browser may refuse storage: then no place is known.
  }
  if (top > 0) scrollTo({ top, behavior: 'instant' })
  else document.querySelector('[data-arrival]')?.scrollIntoView({ behavior: 'instant' })
}
