import { useCallback, useEffect, useRef, useState } from 'react'
import { sentOf } from './attachments.ts'
import { onlyChannel } from './ChannelChoice.tsx'
import { Done } from './Done.tsx'
import { type Draft, Form } from './Form.tsx'
import { type Cleared, useLeaveQuestion, useWipe } from './leaving.ts'
import { Review } from './Review.tsx'
import { nothingTyped } from './rules.ts'
import { SendingStage } from './SendingStage.tsx'
import stage from './Stage.module.css'
import { sealAside } from './sealAside.ts'
import { createSending, type Sending } from './sending.ts'
import type { Ready } from './useComplaint.ts'
import { findWorkAside } from './work.ts'

type Step =
  | { name: 'write' | 'review' }
  | { name: 'cleared'; why: Cleared }
  | { name: 'send'; sending: Sending }
  | { name: 'done'; code: string }

/** From the empty form to the query code. Everything lives in memory here and goes when the page is left. */
export function Report({ words, calls, offered }: Ready) {
  const [draft, setDraft] = useState(() => emptyDraft(offered))
  const [step, setStep] = useState<Step>({ name: 'write' })
  const [progress, setProgress] = useState({ done: 0, total: 0 })
  const running = useRef<Sending>(undefined)

  const stop = useCallback(() => {
    running.current?.close()
    running.current = undefined
  }, [])
  useEffect(() => stop, [stop])
  const wipe = useCallback(
    (why: Cleared) => {
      stop()
      setDraft(emptyDraft(offered))
      setStep({ name: 'cleared', why })
    },
    [offered, stop],
  )
  useWipe(wipe)
  const isWritten = Object.values(draft.typed).some((text) => text !== '') || draft.attachments.length > 0
  useLeaveQuestion(isWritten && step.name !== 'done' ? words.form.leave : undefined)

  const send = () => {
    const sending = createSending(
      { channel: draft.channel, fields: trimmed(draft.typed), files: draft.attachments.map(sentOf) },
      {
        calls,
        offered,
        findWork: findWorkAside,
        seal: sealAside,
        onProgress: (done, total) => setProgress({ done, total }),
      },
    )
    running.current = sending
    setStep({ name: 'send', sending })
  }
  const sent = (code: string) => {
    setDraft(emptyDraft(offered)) // nothing of it is needed any more
    setStep({ name: 'done', code })
  }
  const edit = () => {
    stop()
    setStep({ name: 'write' })
  }
  switch (step.name) {
    case 'review':
      return <Review words={words} offered={offered} draft={draft} onEdit={edit} onSend={send} />
    case 'send':
      return <SendingStage sending={step.sending} progress={progress} words={words} onSent={sent} onEdit={edit} />
    case 'done':
      return <Done code={step.code} words={words} onAnother={edit} />
    case 'cleared':
    case 'write':
      return (
        <>
          {step.name === 'cleared' && (
            <p role="alert" className={stage.fault}>
              {words.exit.cleared[step.why]}
            </p>
          )}
          <Form
            words={words}
            offered={offered}
            draft={draft}
            onChange={setDraft}
            onReview={() => setStep({ name: 'review' })}
          />
        </>
      )
  }
}

const emptyDraft = ({ channels }: Ready['offered']): Draft => ({
  channel: onlyChannel(channels),
  typed: nothingTyped,
  attachments: [],
})

const trimmed = (typed: Draft['typed']) =>
  Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.trim()]))
