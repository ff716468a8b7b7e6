import { isIntegrity } from '#contract/paths.ts'
import { analyticsIndex } from '../data/specification.ts'
import { parseRoute } from './address.ts'

type TrackedEvent = 'page' | 'jump' | 'recruitment'

/**
 * A page-tracking facility, if the operator installs one; the product ships none.
 * @param path the route of a page without its leading slash; of a link its label for analytics, or its address
 */
export type SiteTracker = (event: TrackedEvent, path: string, index: number) => void

declare global {
  interface Window {
    siteTracker?: SiteTracker
  }
}

/** The script of the operator's tracker, where the document holds one. It tells of the document's own page itself. */
const trackerScript = () => document.querySelector<HTMLScriptElement>('script[data-page]')

/**
 * Whether a route must be opened in a document of its own: a tracker that runs in a document stays there, and none runs where somebody
 * writes a misconduct report. One that has not begun does not begin there.
 */
export const needsOwnDocument = (path: string) =>
  typeof document !== 'undefined' && isIntegrity(path) && trackerScript()?.dataset.running !== undefined

/** Sends an event if, and only if, a tracker is present. Integrity pages are never tracked. */
export function track(event: TrackedEvent, path: string) {
  if (typeof window === 'undefined' || isIntegrity(parseRoute(location.hash).pathname)) return
  const script = trackerScript()
  const told = path.replace(/^#?\//, '')
  if (event === 'page' && script && isFirstPage(script) && script.dataset.page === told) return
  const send = () => window.siteTracker?.(event, told, analyticsIndex)
  // A script that is still on its way tells of its own page first.
  if (script && !window.siteTracker) script.addEventListener('load', send, { once: true })
  else send()
}

const begun = new WeakSet<HTMLScriptElement>()

/** Whether this is the first page that is shown in the document. */
function isFirstPage(script: HTMLScriptElement): boolean {
  if (begun.has(script)) return false
  begun.add(script)
  return true
}
