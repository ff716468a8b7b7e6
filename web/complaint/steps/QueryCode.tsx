import { useState } from 'react'
import { isLastGroup } from '#sealing/code.ts'
import { useSite } from '../../data/site.tsx'
import { ArrowLink } from '../../parts/ArrowLink.tsx'
import { saveFile } from '../../parts/saveFile.ts'
import control from '../../styles/control.module.css'
import type { ComplaintWords } from '../../words/complaint.zh.ts'
import { useLeaveQuestion } from '../autoClear.ts'
import stage from '../Stage.module.css'
import { Stage } from '../Stage.tsx'
import styles from './QueryCode.module.css'

interface Props {
  code: string
  /** Fingerprint of the keys to which the report was sealed. */
  print: string
  words: ComplaintWords
  onAnother: () => void
}

/** The query code, shown this once: copied, saved or written down, and proved by typing its last group. */
export function QueryCode({ code, print, words, onAnother }: Props) {
  const { root } = useSite()
  const { done } = words
  const [typed, setTyped] = useState('')
  const [message, setMessage] = useState('')
  const isKnown = isLastGroup(typed, code)
  useLeaveQuestion(isKnown ? undefined : done.leave)

  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setMessage(done.copied),
      () => setMessage(done.copyFailed),
    )
  const save = () => {
    const address = `${location.origin}${root}#/honest/query`
    saveFile(done.fileName, done.fileText(code, address, print), 'text/plain')
  }
  return (
    <Stage title={done.title}>
      <p>{done.text}</p>
      <div className={styles.code}>
        <p className={stage.note}>{done.code}</p>
        <p className={styles.symbols} translate="no">
          {code.split('-').map((group) => (
            <span key={group}>{group}</span>
          ))}
        </p>
        <div className={stage.buttons}>
          <button type="button" className={control.quiet} onClick={copy}>
            {done.copy}
          </button>
          <button type="button" className={control.quiet} onClick={save}>
            {done.save}
          </button>
        </div>
        <p role="status">{message}</p>
      </div>
      <Confirm {...{ typed, setTyped, isKnown, done }} />
      {isKnown && (
        <div className={stage.buttons}>
          <ArrowLink to="/honest/query">{done.query}</ArrowLink>
          <button type="button" className={control.quiet} onClick={onAnother}>
            {done.another}
          </button>
        </div>
      )}
    </Stage>
  )
}

interface ConfirmProps {
  typed: string
  setTyped: (typed: string) => void
  isKnown: boolean
  done: ComplaintWords['done']
}

/** The last group of the code, typed as a proof that it was kept. */
function Confirm({ typed, setTyped, isKnown, done }: ConfirmProps) {
  const isWrong = !isKnown && typed.replace(/\s/g, '').length >= 5
  return (
    <div className={styles.confirm}>
      <label htmlFor="last-group">{done.confirm}</label>
      <input
        id="last-group"
        className={control.field}
        value={typed}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
        aria-invalid={isWrong || undefined}
        aria-describedby="last-group-said"
        onChange={(event) => setTyped(event.target.value)}
      />
      <p id="last-group-said" role="status" className={isKnown ? stage.well : stage.fault}>
        {isKnown ? done.confirmed : isWrong ? done.confirmWrong : ''}
      </p>
    </div>
  )
}
