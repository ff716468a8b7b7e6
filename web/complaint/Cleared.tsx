import { useEffect, useRef } from 'react'
import type { ComplaintWords } from '../words/complaint.zh.ts'
import { useComplaintWords } from './complaintWords.ts'
import styles from './IdleNotice.module.css'
import stage from './Stage.module.css'

/** Why the page was cleared, where reading goes on. */
export function Cleared({ why }: { why: keyof ComplaintWords['exit']['cleared'] }) {
  const { exit } = useComplaintWords()
  const own = useRef<HTMLParagraphElement>(null)
  // After the form below, which takes the focus when it appears.
  useEffect(() => {
    own.current?.focus({ preventScroll: true })
    own.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <p ref={own} className={`${stage.fault} ${styles.cleared}`} tabIndex={-1}>
      {exit.cleared[why]}
    </p>
  )
}
