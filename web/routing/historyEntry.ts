import { isSealedPage } from '#contract/paths.ts'
import { integrity } from '#contract/routes.ts'
import { parseRoute, routeOf } from './address.ts'
import type { Navigate, NavigationType, RouteLocation } from './routerContext.ts'
import { needsOwnDocument } from './tracking.ts'

/** A location, and how the reader came to it. */
export interface Visit {
  location: RouteLocation
  type: NavigationType
}

/** What the browser keeps of an entry of its history. */
interface EntryState {
  key: string
  state: unknown
  /** The entry stands for a menu that lies over the page (`popoverHistory.ts`) or for a later step of it: the next page takes its place. */
  over?: true | number
}

/** Keys of the entries that this document has shown: who comes to one again goes back or forward. */
const seen = new Set<string>()

const openEntry = () => history.state as EntryState | null

/*
 * The report and its look-up stand in the browser's history under the address of their section's overview. What an entry really shows is
 * known here alone, in the memory of this document: a reload leads to the overview, and so does Back from another document.
 */
const masked = new Map<string, string>()

/** The route of the open entry, whatever its address says. */
export const openRoute = () => masked.get(openEntry()?.key ?? '') ?? routeOf(location)

/** What the address of an entry says of a route. A page that needs a document of its own has to be named. */
function addressOf(route: string, key: string): string {
  const { pathname } = parseRoute(route)
  if (!isSealedPage(pathname) || needsOwnDocument(pathname)) return `#${route}`
  masked.set(key, route)
  return `#${integrity}`
}

/** An address that was typed names the page; it does no longer once the reader goes on. */
export function maskOpenEntry() {
  const entry = openEntry()
  if (entry?.key && isSealedPage(parseRoute(openRoute()).pathname) && !masked.has(entry.key)) {
    history.replaceState(entry, '', addressOf(openRoute(), entry.key))
  }
}

/** The visit of the open entry. An entry that is not ours yet – a first visit, a plain link – gets its key here. */
export function readEntry(route = openRoute()): Visit {
  if (!openEntry()?.key) history.replaceState(newEntry(), '')
  const { key, state } = openEntry() as EntryState // has its key now
  const type = seen.has(key) ? 'pop' : 'push'
  seen.add(key)
  return { location: { ...parseRoute(route), key, state }, type }
}

/** Makes the entry of a navigation; nothing when a link in a menu leads to the page below it: closing the menu gives up its entry. */
export function writeEntry(to: string, { replace = false, state }: Parameters<Navigate>[1] = {}): Visit | undefined {
  const isOpen = openRoute() === to
  const isOver = Boolean(openEntry()?.over)
  if (isOver && isOpen) return undefined
  const entry = newEntry(state)
  seen.add(entry.key)
  // The link of the page that is open adds no entry.
  if (replace || isOver || isOpen) history.replaceState(entry, '', addressOf(to, entry.key))
  else {
    maskOpenEntry()
    history.pushState(entry, '', addressOf(to, entry.key))
  }
  return { location: { ...parseRoute(to), ...entry }, type: replace ? 'replace' : 'push' }
}

const newEntry = (state?: unknown) => ({ key: Math.random().toString(36).slice(2, 10), state }) satisfies EntryState

/** Whether two visits are of one entry that names the same route. */
export const isSameVisit = (one: Visit, other: Visit) =>
  (['key', 'pathname', 'search'] as const).every((name) => one.location[name] === other.location[name])
