import type { ComplaintWords } from '../../words/complaint.zh.ts'
import { sizeOf } from '../../words/size.ts'
import stage from '../Stage.module.css'
import styles from './Underway.module.css'

interface Props {
  /** Bytes that have arrived, of all. */
  progress: { done: number; total: number }
  words: ComplaintWords['sending']
}

/** What of a report or a message has arrived, and what is left. */
export function Underway({ progress: { done, total }, words }: Props) {
  const left = total - done
  return (
    <>
      <progress className={styles.progress} max={total || 1} value={done} aria-label={words.title} />
      <p className={stage.note}>{total > 0 && left === 0 ? words.last : words.progress(sizeOf(done), sizeOf(left))}</p>
      <p>{words.stay}</p>
    </>
  )
}
