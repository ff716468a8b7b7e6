import { useEffect, useRef, useState } from 'react'
import { ArrowLink } from '../../parts/ArrowLink.tsx'
import control from '../../styles/control.module.css'
import type { ComplaintWords } from '../../words/complaint.zh.ts'
import stage from '../Stage.module.css'
import { Stage } from '../Stage.tsx'
import { errorMessage } from './errorMessage.ts'
import { isChangedFile } from './fileSending.ts'
import styles from './SendingStage.module.css'
import type { Sending } from './sending.ts'
import { Underway } from './Underway.tsx'

interface Props {
  sending: Sending
  /** Bytes that have arrived, of all. */
  progress: { done: number; total: number }
  words: ComplaintWords
  onSent: (code: string) => void
  onEdit: () => void
}

/** Sends, shows what has arrived and what is left, and after a failure offers to go on where it broke off. */
export function SendingStage({ sending, progress, words, onSent, onEdit }: Props) {
  const [failure, setFailure] = useState<unknown>()
  const begun = useRef(false)

  const attempt = async (act: () => Promise<string | undefined>) => {
    setFailure(undefined)
    try {
      const code = await act()
      if (code) onSent(code)
      else onEdit()
    } catch (error) {
      setFailure(error)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: sending begins once; trying again is the reader's choice
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void attempt(sending.run)
  }, [])

  const hasFailed = failure !== undefined
  return (
    // Its own place each time: a failure is where reading goes on.
    <Stage
      key={hasFailed ? 'failed' : 'sending'}
      title={hasFailed ? words.sending.failed : words.sending.title}
      step={words.form.step(3)}
    >
      {hasFailed ? (
        <Failed
          failure={failure}
          words={words}
          onRetry={() => attempt(sending.run)}
          // A report that did arrive must not be changed and sent a second time.
          onBack={() => attempt(sending.arrived)}
        />
      ) : (
        <Underway progress={progress} words={words.sending} />
      )}
    </Stage>
  )
}

interface FailedProps extends Pick<Props, 'words'> {
  failure: unknown
  onRetry: () => void
  onBack: () => void
}

function Failed({ failure, words, onRetry, onBack }: FailedProps) {
  const { sending } = words
  // A file that is no longer the one that was picked cannot be sent, however often it is tried.
  const isChanged = isChangedFile(failure)
  return (
    <>
      <div role="alert" className={styles.failure}>
        <p className={stage.fault}>{errorMessage(failure, words)}</p>
        <p>{isChanged ? sending.keptOthers : sending.kept}</p>
      </div>
      <div className={stage.buttons}>
        {!isChanged && (
          <button type="button" className={control.pill} onClick={onRetry}>
            {sending.retry}
          </button>
        )}
        <button type="button" className={isChanged ? control.pill : control.quiet} onClick={onBack}>
          {sending.back}
        </button>
      </div>
      <p className={stage.note}>
        {sending.others} <ArrowLink to="/honest/reportChannel">{words.trust.others}</ArrowLink>
      </p>
    </>
  )
}
