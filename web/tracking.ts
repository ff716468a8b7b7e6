import { isIntegrity } from '#contract/paths.ts'
import { analyticsIndex } from './constants.ts'
import { parseRoute } from './router.tsx'

export interface TrackedEvent {
  event: 'page' | 'jump' | 'recruitment'
  /** The route of a page without its leading slash; of a link its label for analytics, or its address. */
  path: string
  index: number
}

declare global {
  interface Window {
    /** A page-tracking facility, if the operator installs one. The product ships none. */
    siteTracker?: (event: TrackedEvent) => void
  }
}

/** Sends an event if, and only if, a tracker is present. Integrity pages are never tracked. */
export function track(event: TrackedEvent['event'], path: string) {
  if (typeof window === 'undefined' || isIntegrity(parseRoute(location.hash).pathname)) return
  window.siteTracker?.({ event, path: path.replace(/^\//, ''), index: analyticsIndex })
}
