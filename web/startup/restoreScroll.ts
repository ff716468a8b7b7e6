/** Under which `inline.js` leaves the state of an entry for the document that it leads to, and `routing/scrollPositions.ts` its positions. */
const [entryName, positionsName] = ['entry', 'scrollPositions']

/** Takes over the state of the entry that led here, and scrolls to where it was left; a page without a position opens where it says. */
export function restoreScroll() {
  let top = 0
  try {
    const state = sessionStorage.getItem(entryName)
    sessionStorage.removeItem(entryName)
    if (state) history.replaceState(JSON.parse(state), '')
    const positions = new Map<string, number>(JSON.parse(sessionStorage.getItem(positionsName) ?? '[]'))
    top = positions.get((history.state as { key?: string } | null)?.key ?? '') ?? 0
  } catch {
    // A browser may refuse storage: then no position is known.
  }
  if (top > 0) document.documentElement.dataset.returned = '' // all gets its height at once
  if (top > 0) scrollTo({ top, behavior: 'instant' })
  else document.querySelector('[data-arrival]')?.scrollIntoView({ behavior: 'instant' })
}
