import type { SiteStore } from './site.ts'

/** Whether a node should be sent visitors, and else why not. */
export type Readiness = () => 'preparingPictures' | 'ready' | 'draining'

/**
 * A node is ready once all pictures were there when it was asked, until it is told to end. A picture that comes later takes no node out
 * of service: all nodes would go at once, and whoever asks for it waits for it alone.
 */
export function createReadiness(site: Pick<SiteStore, 'pictures'>, isDraining: () => boolean): Readiness {
  let isPrepared = false
  return () => {
    if (isDraining()) return 'draining'
    const { done, total } = site.pictures.progress
    isPrepared ||= done === total
    return isPrepared ? 'ready' : 'preparingPictures'
  }
}
