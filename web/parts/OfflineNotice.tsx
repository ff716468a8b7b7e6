import { useSyncExternalStore } from 'react'
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

/** Says that the device is offline, for as long as it is. */
export function OfflineNotice({ words }: { words: Words['state'] }) {
  const online = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className={styles.status}>
      {!online && <p className={styles.offline}>{words.offline}</p>}
    </div>
  )
}
