import { useEffect, useState, useSyncExternalStore } from 'react'
import { isPlainClick } from '../routing/Link.tsx'
import type { Words } from '../words/zh.ts'
import styles from './OfflineNotice.module.css'

const watch = (changed: () => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

interface Props {
  words: Words['state']
  /** Tries a page: what the browser says of the network may be wrong. */
  isReachable: (href: string) => Promise<boolean>
}

/**
 * Says that the device is offline, for as long as it is. A link to another document would end on the browser's own page meanwhile: the
 * open page stays, and the link can be tried again.
 */
export function OfflineNotice({ words, isReachable }: Props) {
  const online = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )
  const [held, setHeld] = useState<string>()
  if (online && held !== undefined) setHeld(undefined)
  useEffect(() => {
    // After the router, which follows the links that it can.
    const hold = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (online || !link?.href.startsWith('http') || link.target || !isPlainClick(event)) return
      event.preventDefault()
      setHeld(link.href)
    }
    document.addEventListener('click', hold)
    return () => document.removeEventListener('click', hold)
  }, [online])
  const retry = async (href: string) => {
    if (await isReachable(href)) location.assign(href)
  }
  return (
    <div role="status" className={styles.status}>
      {!online && (
        <p className={styles.offline}>
          {held === undefined ? words.offline : words.unopened}{' '}
          {held !== undefined && (
            <button type="button" className={styles.retry} onClick={() => void retry(held)}>
              {words.retry}
            </button>
          )}
        </p>
      )}
    </div>
  )
}
