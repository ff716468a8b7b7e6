import type { SiteTracker } from '../routing/tracking.ts'

/** Installs a tracker and returns what it is told. */
export function listenToTracker(): Parameters<SiteTracker>[] {
  const told: Parameters<SiteTracker>[] = []
  window.siteTracker = (...event) => told.push(event)
  return told
}
