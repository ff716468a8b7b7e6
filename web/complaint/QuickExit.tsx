import { LogOut } from 'lucide-react'
import { useEffect } from 'react'
import { rootPath } from '#contract/paths.ts'
import { useSite } from '../data/site.tsx'
import typography from '../styles/typography.module.css'
import type { ComplaintWords } from '../words/complaint.zh.ts'
import styles from './QuickExit.module.css'

/** Three presses within this time leave the page. */
const within = 1_500

/** A way off the page that leaves no entry for it in the history: a link, or Shift three times. */
export function QuickExit({ words }: { words: ComplaintWords['exit'] }) {
  const { lang } = useSite()
  useEffect(() => {
    let presses: number[] = []
    const listen = ({ key, repeat, timeStamp }: KeyboardEvent) => {
      if (repeat) return
      presses = key === 'Shift' ? [...presses, timeStamp].filter((at) => timeStamp - at < within) : []
      if (presses.length === 3) leave(rootPath(lang))
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [lang])
  return (
    <aside>
      <p className={`${typography.quiet} ${styles.hint}`}>
        {words.hint}
        {lang === 'en' && ' '}
        <span className={styles.keys}>{words.keys}</span>
      </p>
      {/* A link, which leads off the page before the app is there too. */}
      <a
        className={styles.button}
        href={rootPath(lang)}
        data-quick-exit
        onClick={(event) => {
          event.preventDefault()
          leave(rootPath(lang))
        }}
      >
        <LogOut aria-hidden="true" size={18} /> {words.button}
      </a>
    </aside>
  )
}

/** A new document: nothing of this one's memory stays, and Back does not lead to it. */
export function leave(to: string) {
  // Whoever leaves in a hurry is not asked whether to stay.
  dispatchEvent(new Event('quick-exit'))
  document.body.hidden = true
  location.replace(to)
}
