import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react'
import { useSite } from '../data/site.tsx'
import { Failure } from '../parts/Failure.tsx'
import { sentOf } from './attachments.ts'
import { type ClearReason, goesOn, useAutoClear, useLeaveQuestion } from './autoClear.ts'
import { onlyChannel } from './ChannelChoice.tsx'
import { Cleared } from './Cleared.tsx'
import { ComplaintForm } from './ComplaintForm.tsx'
import { useComplaintWords } from './complaintWords.ts'
import type { Draft, FormProps } from './formProps.ts'
import { IdleNotice } from './IdleNotice.tsx'
import { nothingTyped, stepOf, type WritingStep } from './rules.ts'
import { SealingGate } from './SealingGate.tsx'
import { useStepHistory } from './stepHistory.ts'
import type { Sending } from './steps/sending.ts'
import type { Sealing } from './useSealing.ts'

const loadSteps = () => import('./steps/complaintSteps.ts')
type ComplaintSealing = Sealing<Awaited<ReturnType<typeof loadSteps>>>
type ComplaintReady = Extract<ComplaintSealing, { kind: 'ready' }>

type Step =
  /** `cleared`: a page that showed a query code says more than why. */
  | { name: WritingStep; at?: FormProps['at']; cleared?: ClearReason | 'code' }
  | { name: 'review' }
  | { name: 'send'; sending: Sending }
  | { name: 'done'; code: string; print: string }

interface Props {
  /** Told when the first step is left, and when it is shown again. */
  onBegin: (isBegun: boolean) => void
}

/** The misconduct report: its fields at once, and what seals it as soon as that is there. */
export const ComplaintFlow = ({ onBegin }: Props) => (
  <SealingGate load={loadSteps}>
    {(sealing, retry) => <Writing sealing={sealing} retry={retry} onBegin={onBegin} />}
  </SealingGate>
)

/** From the empty form to the query code. Everything lives in memory here and goes when the page is left. */
function Writing(props: Props & { sealing: ComplaintSealing; retry: () => void }) {
  const complaint = useComplaint()
  return (
    <>
      <IdleNotice isNear={complaint.isNear} />
      <OpenStep {...props} {...complaint} />
    </>
  )
}

function OpenStep(props: ComponentProps<typeof Writing> & ReturnType<typeof useComplaint>) {
  const { sealing, retry, onBegin, draft, setDraft, step, setStep, progress, edit, send } = props
  const { words: site, keys } = useSite()
  const words = useComplaintWords()
  const ready = sealing.kind === 'ready' ? sealing : undefined
  const channels = ready?.offered.channels ?? keys?.channels ?? []
  const isOffered = channels.some(({ id }) => id === draft.channel)
  const chosen = { ...draft, channel: isOffered ? draft.channel : onlyChannel(channels) }
  useEffect(() => onBegin(step.name !== 'what'), [step.name, onBegin])
  if (step.name === 'what' || step.name === 'more') {
    const next = () => setStep(step.name === 'what' ? { name: 'more', at: 'start' } : { name: 'review' })
    return (
      <>
        {step.cleared && <Cleared key={step.cleared} why={step.cleared} />}
        <ComplaintForm
          key={step.name}
          {...{ words, channels }}
          step={step.name}
          at={step.at}
          draft={chosen}
          isReady={ready !== undefined}
          failure={
            sealing.kind === 'failed' && <Failure message={sealing.message} onRetry={retry} words={site.state} />
          }
          onChange={setDraft}
          onBack={() => edit('start')}
          onNext={next}
        />
      </>
    )
  }
  if (!ready) return null // nobody gets here before
  const { QueryCode, Review, SendingStage } = ready.steps
  const sent = (code: string) => {
    setDraft(emptyDraft) // nothing of it is needed any more
    const { print = '' } = ready.offered.channels.find(({ symbol }) => code.startsWith(symbol)) ?? {}
    setStep({ name: 'done', code, print })
  }
  switch (step.name) {
    case 'review':
      return (
        <Review
          words={words}
          channels={ready.offered.channels}
          draft={chosen}
          onEdit={edit}
          onBack={() => setStep({ name: 'more', at: 'start' })}
          onSend={() => send(ready, chosen)}
        />
      )
    case 'send':
      return <SendingStage {...{ words, progress }} sending={step.sending} onSent={sent} onEdit={() => edit('start')} />
    case 'done':
      return <QueryCode code={step.code} print={step.print} words={words} onAnother={() => edit('start')} />
  }
}

/** The place of each step among those to which Back leads. */
const places = { what: 0, more: 1, review: 2, send: undefined, done: undefined } satisfies Record<Step['name'], unknown>

/** What was written and how far it has come; cleared when nobody is there, and asked about before it is left. */
function useComplaint() {
  const { form } = useComplaintWords()
  const [draft, setDraft] = useState(emptyDraft)
  const [step, setStep] = useState<Step>({ name: 'what' })
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
      setStep(({ name }) => ({
        name: 'what',
        at: 'start',
        cleared: name === 'done' && why === 'idle' ? 'code' : why,
      }))
    },
    [stop],
  )
  const isNear = useAutoClear(clear, draft !== emptyDraft || step.name !== 'what')
  // A page that was cleared may be about to be left: its entries are seen to there.
  const place = 'cleared' in step ? undefined : places[step.name]
  const show = useCallback((place: number) => setStep({ name: place === 1 ? 'more' : 'what', at: 'start' }), [])
  useStepHistory(place, show)
  const isWritten = Object.values(draft.typed).some((text) => text !== '') || draft.attachments.length > 0
  useLeaveQuestion(isWritten && step.name !== 'done' ? form.leave : undefined)

  const edit = (at: NonNullable<FormProps['at']>) => {
    stop()
    setStep({ name: at === 'start' ? 'what' : stepOf(at), at })
  }
  const send = ({ steps, ...ready }: ComplaintReady, { channel, typed, attachments }: Draft) => {
    const { symbol = '' } = ready.offered.channels.find(({ id }) => id === channel) ?? {}
    const sending = steps.createSending(
      { channel: symbol, fields: trimmed(typed), files: attachments.map(sentOf) },
      {
        ...ready,
        finder: steps.workFinder(),
        seal: steps.sealInWorker,
        onProgress: (done, total) => {
          goesOn()
          setProgress({ done, total })
        },
      },
    )
    running.current = sending
    setStep({ name: 'send', sending })
  }
  return { draft, setDraft, step, setStep, progress, edit, send, isNear }
}

const emptyDraft: Draft = { channel: '', typed: nothingTyped, attachments: [] }

const trimmed = (typed: Draft['typed']) =>
  Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.trim()]))
