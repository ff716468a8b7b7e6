import { useEffect, useRef, useState } from 'react'
import { Refusal } from '#sealing/refusal.ts'
import type { ComplaintWords } from '../words/complaint.zh.ts'
import styles from './Complaint.module.css'
import { Stage } from './Stage.tsx'
import type { Sending } from './sending.ts'

interface Props {
  sending: Sending
  /** Bytes that have arrived, of all. */
  progress: { done: number; total: number }
  words: ComplaintWords
  onSent: (code: string) => void
  onEdit: () => void
}

/** Sends, shows what has arrived, and after a failure offers to go on where it broke off. */
export function SendingStage({ sending, progress, words, onSent, onEdit }: Props) {
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(true)
  const begun = useRef(false)

  const attempt = async (act: () => Promise<string | undefined>) => {
    setBusy(true)
    setFailure(undefined)
    try {
      const code = await act()
      if (code) onSent(code)
      else onEdit()
    } catch (error) {
      setFailure(sentenceOf(error, words))
      setBusy(false)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: sending begins once; trying again is the reader's choice
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void attempt(sending.run)
  }, [])

  const percent = progress.total === 0 ? 0 : Math.floor((100 * progress.done) / progress.total)
  return (
    <Stage title={failure ? words.sending.failed : words.sending.title}>
      <progress className={styles.progress} max={100} value={percent} aria-label={words.sending.title} />
      <p className={styles.note}>{words.sending.progress(percent)}</p>
      {failure === undefined ? (
        <p>{words.sending.stay}</p>
      ) : (
        <div role="alert">
          <p className={styles.fault}>{failure}</p>
          <p>{words.sending.kept}</p>
        </div>
      )}
      {!busy && (
        <div className={styles.buttons}>
          <button type="button" className={styles.primary} onClick={() => attempt(sending.run)}>
            {words.sending.retry}
          </button>
          {/* A report that did arrive must not be changed and sent a second time. */}
          <button type="button" className={styles.secondary} onClick={() => attempt(sending.arrived)}>
            {words.sending.back}
          </button>
        </div>
      )}
    </Stage>
  )
}

/** A sentence for what went wrong; the server's own, where it said one. */
export function sentenceOf(error: unknown, words: ComplaintWords): string {
  if (error instanceof Refusal) return words.refusals[error.reason]
  return error instanceof Error && error.message !== '' ? error.message : words.unreachable
}
