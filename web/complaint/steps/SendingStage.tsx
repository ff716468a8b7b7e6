import { useEffect, useRef, useState } from 'react'
import control from '../../styles/control.module.css'
import type { ComplaintWords } from '../../words/complaint.zh.ts'
import stage from '../Stage.module.css'
import { Stage } from '../Stage.tsx'
import { errorMessage } from './errorMessage.ts'
import { ChangedFile } from './fileSending.ts'
import styles from './SendingStage.module.css'
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
  const [failure, setFailure] = useState<unknown>()
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
      setFailure(error)
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
  // A file that is no longer the one that was picked cannot be sent, however often it is tried.
  const isChanged = failure instanceof ChangedFile
  return (
    <Stage title={failure ? words.sending.failed : words.sending.title}>
      <progress className={styles.progress} max={100} value={percent} aria-label={words.sending.title} />
      <p className={stage.note}>{words.sending.progress(percent)}</p>
      {failure === undefined && <p>{words.sending.stay}</p>}
      <div role="alert">
        {failure !== undefined && (
          <>
            <p className={stage.fault}>{errorMessage(failure, words)}</p>
            <p>{isChanged ? words.sending.keptOthers : words.sending.kept}</p>
          </>
        )}
      </div>
      {!busy && (
        <div className={stage.buttons}>
          {!isChanged && (
            <button type="button" className={control.pill} onClick={() => attempt(sending.run)}>
              {words.sending.retry}
            </button>
          )}
          {/* A report that did arrive must not be changed and sent a second time. */}
          <button
            type="button"
            className={isChanged ? control.pill : control.quiet}
            onClick={() => attempt(sending.arrived)}
          >
            {words.sending.back}
          </button>
        </div>
      )}
    </Stage>
  )
}
