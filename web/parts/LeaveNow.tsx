import { LogOut } from 'lucide-react'
import { useEffect } from 'react'
import { documentAddress } from '#contract/documentAddress.ts'
import { useSite } from '../data/site.tsx'
import styles from './LeaveNow.module.css'
import { takeQuestion } from './leaveQuestion.ts'

/** Three presses within this time leave the page. */
const within = 1_500

/** The way off a page on which somebody should not be seen: a link in the header, or Shift three times. */
export function LeaveNow() {
  const { lang, neutralPage, words } = useSite()
  const to = neutralPage.startsWith('/') ? documentAddress(lang, neutralPage) : neutralPage
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

/** A new document in this one's place: nothing of its memory stays, and Back does not lead to it. */
function leave(to: string) {
  const question = takeQuestion()
  if (question && !confirm(question)) return
  // Whoever leaves in a hurry is asked nothing else, and what was written goes.
  dispatchEvent(new Event('quick-exit'))
  document.body.hidden = true
  location.replace(to)
}
