import { useCallback, useEffect, useRef, useState } from 'react'
import { useCall } from '../data/api.ts'
import { useSite } from '../data/site.tsx'
import { Failure } from '../parts/Failure.tsx'
import { sentOf } from './attachments.ts'
import { type ClearReason, useAutoClear, useLeaveQuestion } from './autoClear.ts'
import { onlyChannel } from './ChannelChoice.tsx'
import { ComplaintForm, type Draft } from './ComplaintForm.tsx'
import { useComplaintWords } from './complaintWords.ts'
import { NoSealing } from './NoSealing.tsx'
import { QuickExit } from './QuickExit.tsx'
import { nothingTyped } from './rules.ts'
import stage from './Stage.module.css'
import type { Sending } from './steps/sending.ts'
import { type Sealing, useSealing } from './useSealing.ts'

const loadSteps = () => import('./steps/complaintSteps.ts')
type ReportSealing = Sealing<Awaited<ReturnType<typeof loadSteps>>>

type Step =
  | { name: 'write' | 'review' }
  | { name: 'cleared'; why: ClearReason }
  | { name: 'send'; sending: Sending }
  | { name: 'done'; code: string }

/** The misconduct report: its fields at once, and what seals it as soon as that is there. */
export function ComplaintFlow() {
  const words = useComplaintWords()
  const { sealing, retry } = useSealing(loadSteps)
  return (
    <>
      <QuickExit words={words.exit} />
      {sealing.kind === 'unfit' || sealing.kind === 'unserved' ? (
        <NoSealing sealing={sealing} />
      ) : (
        <Writing sealing={sealing} retry={retry} />
      )}
    </>
  )
}

/** From the empty form to the query code. Everything lives in memory here and goes when the page is left. */
function Writing({ sealing, retry }: { sealing: ReportSealing; retry: () => void }) {
  const { words: site } = useSite()
  const words = useComplaintWords()
  const [draft, setDraft] = useState(emptyDraft)
  const [step, setStep] = useState<Step>({ name: 'write' })
  const [progress, setProgress] = useState({ done: 0, total: 0 })
  const running = useRef<Sending>(undefined)
  const named = useCall('complaintChannels', {}).data ?? []
  const ready = sealing.kind === 'ready' ? sealing : undefined
  const channels = ready?.offered.channels ?? named
  const isOffered = channels.some(({ id }) => id === draft.channel)
  const chosen = { ...draft, channel: isOffered ? draft.channel : onlyChannel(channels) }

  const stop = useCallback(() => {
    running.current?.close()
    running.current = undefined
  }, [])
  useEffect(() => stop, [stop])
  const clear = useCallback(
    (why: ClearReason) => {
      stop()
      setDraft(emptyDraft)
      setStep({ name: 'cleared', why })
    },
    [stop],
  )
  useAutoClear(clear)
  const isWritten = Object.values(draft.typed).some((text) => text !== '') || draft.attachments.length > 0
  useLeaveQuestion(isWritten && step.name !== 'done' ? words.form.leave : undefined)

  const edit = () => {
    stop()
    setStep({ name: 'write' })
  }
  if (!ready || step.name === 'write' || step.name === 'cleared') {
    return (
      <>
        {step.name === 'cleared' && (
          <p role="alert" className={stage.fault}>
            {words.exit.cleared[step.why]}
          </p>
        )}
        <ComplaintForm
          words={words}
          channels={channels}
          draft={chosen}
          isReady={ready !== undefined}
          failure={
            sealing.kind === 'failed' && <Failure message={sealing.message} onRetry={retry} words={site.state} />
          }
          onChange={setDraft}
          onReview={() => setStep({ name: 'review' })}
        />
      </>
    )
  }
  const { calls, offered, steps } = ready
  const { createSending, QueryCode, findWorkInWorker, Review, SendingStage, sealInWorker } = steps
  const send = () => {
    const sending = createSending(
      { channel: chosen.channel, fields: trimmed(draft.typed), files: draft.attachments.map(sentOf) },
      {
        calls,
        offered,
        findWork: findWorkInWorker,
        seal: sealInWorker,
        onProgress: (done, total) => setProgress({ done, total }),
      },
    )
    running.current = sending
    setStep({ name: 'send', sending })
  }
  const sent = (code: string) => {
    setDraft(emptyDraft) // nothing of it is needed any more
    setStep({ name: 'done', code })
  }
  switch (step.name) {
    case 'review':
      return <Review words={words} channels={channels} draft={chosen} onEdit={edit} onSend={send} />
    case 'send':
      return <SendingStage sending={step.sending} progress={progress} words={words} onSent={sent} onEdit={edit} />
    case 'done':
      return <QueryCode code={step.code} words={words} onAnother={edit} />
  }
}

const emptyDraft: Draft = { channel: '', typed: nothingTyped, attachments: [] }

const trimmed = (typed: Draft['typed']) =>
  Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.trim()]))
