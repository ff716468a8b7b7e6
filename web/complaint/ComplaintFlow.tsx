import { useCallback, useEffect, useRef, useState } from 'react'
import { useCall } from '../data/api.ts'
import { useSite } from '../data/site.tsx'
import { Failure } from '../parts/Failure.tsx'
import { sentOf } from './attachments.ts'
import { type ClearReason, useAutoClear, useLeaveQuestion } from './autoClear.ts'
import { onlyChannel } from './ChannelChoice.tsx'
import { ComplaintForm, type Draft } from './ComplaintForm.tsx'
import { useComplaintWords } from './complaintWords.ts'
import { nothingTyped } from './rules.ts'
import { SealingGate } from './SealingGate.tsx'
import stage from './Stage.module.css'
import type { Sending } from './steps/sending.ts'
import type { Sealing } from './useSealing.ts'

const loadSteps = () => import('./steps/complaintSteps.ts')
type ComplaintSealing = Sealing<Awaited<ReturnType<typeof loadSteps>>>
type ComplaintReady = Extract<ComplaintSealing, { kind: 'ready' }>

type Step =
  | { name: 'write' | 'review' }
  | { name: 'cleared'; why: ClearReason }
  | { name: 'send'; sending: Sending }
  | { name: 'done'; code: string }

/** The misconduct report: its fields at once, and what seals it as soon as that is there. */
export const ComplaintFlow = () => (
  <SealingGate load={loadSteps}>{(sealing, retry) => <Writing sealing={sealing} retry={retry} />}</SealingGate>
)

/** From the empty form to the query code. Everything lives in memory here and goes when the page is left. */
function Writing({ sealing, retry }: { sealing: ComplaintSealing; retry: () => void }) {
  const { words: site } = useSite()
  const words = useComplaintWords()
  const { draft, setDraft, step, setStep, progress, edit, send } = useComplaint()
  const named = useCall('complaintChannels', {}).data ?? []
  const ready = sealing.kind === 'ready' ? sealing : undefined
  const channels = ready?.offered.channels ?? named
  const isOffered = channels.some(({ id }) => id === draft.channel)
  const chosen = { ...draft, channel: isOffered ? draft.channel : onlyChannel(channels) }
  if (!ready || step.name === 'write' || step.name === 'cleared') {
    return (
      <>
        {step.name === 'cleared' && (
          <p role="alert" className={stage.fault}>
            {words.exit.cleared[step.why]}
          </p>
        )}
        <ComplaintForm
          {...{ words, channels }}
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
  const { QueryCode, Review, SendingStage } = ready.steps
  const sent = (code: string) => {
    setDraft(emptyDraft) // nothing of it is needed any more
    setStep({ name: 'done', code })
  }
  switch (step.name) {
    case 'review':
      return <Review {...{ words, channels }} draft={chosen} onEdit={edit} onSend={() => send(ready, chosen)} />
    case 'send':
      return <SendingStage {...{ words, progress }} sending={step.sending} onSent={sent} onEdit={edit} />
    case 'done':
      return <QueryCode code={step.code} words={words} onAnother={edit} />
  }
}

/** What was written and how far it has come; cleared when nobody is there, and asked about before it is left. */
function useComplaint() {
  const { form } = useComplaintWords()
  const [draft, setDraft] = useState(emptyDraft)
  const [step, setStep] = useState<Step>({ name: 'write' })
  const [progress, setProgress] = useState({ done: 0, total: 0 })
  const running = useRef<Sending>(undefined)
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
  useLeaveQuestion(isWritten && step.name !== 'done' ? form.leave : undefined)

  const edit = () => {
    stop()
    setStep({ name: 'write' })
  }
  const send = ({ calls, offered, steps }: ComplaintReady, { channel, typed, attachments }: Draft) => {
    const sending = steps.createSending(
      { channel, fields: trimmed(typed), files: attachments.map(sentOf) },
      {
        calls,
        offered,
        findWork: steps.findWorkInWorker,
        seal: steps.sealInWorker,
        onProgress: (done, total) => setProgress({ done, total }),
      },
    )
    running.current = sending
    setStep({ name: 'send', sending })
  }
  return { draft, setDraft, step, setStep, progress, edit, send }
}

const emptyDraft: Draft = { channel: '', typed: nothingTyped, attachments: [] }

const trimmed = (typed: Draft['typed']) =>
  Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.trim()]))
