import { LogOut } from 'lucide-react'
import { useEffect } from 'react'
import { documentAddress } from '#contract/documentAddress.ts'
import { useSite } from '../data/site.tsx'
import styles from './LeaveNow.module.css'

/** Three presses within this time leave the page. */
const within = 1_500

/** The way off a page on which somebody should not be seen: a link in the header, or Shift three times. */
export function LeaveNow() {
  const { root, neutralPage, words } = useSite()
  const to = neutralPage.startsWith('/') ? documentAddress(root, neutralPage) : neutralPage
  useEffect(() => {
    let presses: number[] = []
    const listen = ({ key, repeat, timeStamp }: KeyboardEvent) => {
      if (repeat) return
      presses = key === 'Shift' ? [...presses, timeStamp].filter((at) => timeStamp - at < within) : []
      if (presses.length === 3) leave(to)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [to])
  return (
    // A link, which leads off the page before the app is there too.
    <a
      className={styles.button}
      href={to}
      rel="noreferrer"
      data-quick-exit
      onClick={(event) => {
        event.preventDefault()
        leave(to)
      }}
    >
      <LogOut aria-hidden="true" size={16} /> {words.leaveNow}
    </a>
  )
}

/** A new document in this one's place: nothing of its memory stays, and Back does not lead to it. Whoever is in a hurry is asked nothing. */
function leave(to: string) {
  dispatchEvent(new Event('quick-exit')) // what was written goes
  document.body.hidden = true
  // Entries that stand for a menu or a step lie over the page's own: each would be left behind.
  const go = () => {
    if (!history.state?.over) return location.replace(to)
    addEventListener('popstate', go, { once: true })
    history.back()
  }
  go()
}
