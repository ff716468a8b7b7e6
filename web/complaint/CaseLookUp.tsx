import { useCallback, useEffect, useRef, useState } from 'react'
import type { Thread } from '#contract/complaints.ts'
import type { CodeFault } from '#sealing/code.ts'
import type { ReporterKeys } from '#sealing/derive.ts'
import { useSite } from '../data/site.tsx'
import { Failure } from '../parts/Failure.tsx'
import control from '../styles/control.module.css'
import type { ComplaintWords } from '../words/complaint.zh.ts'
import { type ClearReason, useAutoClear } from './autoClear.ts'
import { CodeField } from './CodeField.tsx'
import { useComplaintWords } from './complaintWords.ts'
import { NoSealing } from './NoSealing.tsx'
import { QuickExit } from './QuickExit.tsx'
import stage from './Stage.module.css'
import type { ThreadEntry } from './steps/thread.ts'
import { useEarlyInput } from './useEarlyInput.ts'
import { type Sealing, useSealing } from './useSealing.ts'

const loadSteps = () => import('./steps/lookUpSteps.ts')
type LookUpSealing = Sealing<Awaited<ReturnType<typeof loadSteps>>>
type LookUpReady = Extract<LookUpSealing, { kind: 'ready' }>

interface Found {
  keys: ReporterKeys
  thread: Thread
  said: ThreadEntry[]
}

/** The look-up: its field at once, and what opens a case as soon as that is there. */
export function CaseLookUp() {
  const words = useComplaintWords()
  const { sealing, retry } = useSealing(loadSteps)
  return (
    <>
      <QuickExit words={words.exit} />
      {sealing.kind === 'unfit' || sealing.kind === 'unserved' ? (
        <NoSealing sealing={sealing} />
      ) : (
        <Asking sealing={sealing} retry={retry} />
      )}
    </>
  )
}

/** A query code in any spelling, then the case behind it. */
function Asking({ sealing, retry }: { sealing: LookUpSealing; retry: () => void }) {
  const { words: site } = useSite()
  const words = useComplaintWords()
  const ready = sealing.kind === 'ready' ? sealing : undefined
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const [found, setFound] = useState<Found>()
  const [busy, setBusy] = useState(false)
  const [isEarly, setEarly] = useState(false)
  const [cleared, setCleared] = useState<ClearReason>()
  const input = useRef<HTMLInputElement>(null)
  const isHere = useEarlyInput(input, ({ value }) => setTyped(value))

  const clear = useCallback((why?: ClearReason) => {
    setTyped('')
    setEarly(false)
    setFault(undefined)
    setFound(undefined)
    setCleared(why)
  }, [])
  useAutoClear(clear)

  const ask = async ({ calls, offered, steps }: LookUpReady, keys: ReporterKeys) => {
    const thread = await calls.post('query', { token: keys.token })
    const channel = offered.channels.find(({ id }) => id === thread.channel)
    setFound({ keys, thread, said: await steps.openThread(thread, keys, channel) })
  }
  const lookUp = async (ready: LookUpReady) => {
    const { readCode, deriveKeys, errorMessage } = ready.steps
    setCleared(undefined)
    const read = readCode(typed)
    if (!read.ok) {
      setFault(typed.trim() === '' ? words.query.faults.empty : faultOf(read, words))
      input.current?.focus()
      if (read.fault === 'foreign') input.current?.setSelectionRange(read.index, read.index + read.symbol.length)
      return
    }
    setFault(undefined)
    setBusy(true)
    try {
      await ask(ready, await deriveKeys(read.code))
      setTyped('')
    } catch (error) {
      setFault(errorMessage(error, words))
      input.current?.focus()
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (ready) void lookUp(ready)
    else setEarly(true)
  }
  // A code that was sent off before it could be looked up is looked up then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it becomes possible, once
  useEffect(() => {
    if (!isEarly || !ready) return
    setEarly(false)
    void lookUp(ready)
  }, [isEarly, ready])
  if (found && ready) {
    const { Case } = ready.steps
    return (
      <Case
        words={words}
        calls={ready.calls}
        offered={ready.offered}
        {...found}
        onSent={() => ask(ready, found.keys)}
        onLeave={() => clear()}
      />
    )
  }
  return (
    // Outside a dialog this method sends nothing, whatever is pressed before the app is there.
    <form method="dialog" className={stage.stage} onSubmit={submit} noValidate autoComplete="off">
      <p role="alert" className={stage.fault}>
        {cleared && words.exit.cleared[cleared]}
      </p>
      <CodeField
        ref={input}
        typed={typed}
        fault={fault}
        words={words.query}
        onType={(text) => {
          setTyped(text)
          setEarly(false)
          setFault(undefined)
        }}
      />
      {sealing.kind === 'failed' ? (
        <Failure message={sealing.message} onRetry={retry} words={site.state} />
      ) : (
        <button type="submit" className={control.pill} disabled={!isHere} aria-disabled={!ready || busy}>
          {ready ? (busy ? words.query.waiting : words.query.submit) : words.loading}
        </button>
      )}
      <p className={stage.note}>{words.query.lock}</p>
    </form>
  )
}

function faultOf(fault: CodeFault, { query: { faults } }: ComplaintWords): string {
  switch (fault.fault) {
    case 'short':
      return faults.short(fault.count)
    case 'long':
      return faults.long(fault.count)
    case 'foreign':
      return faults.foreign(fault.symbol, fault.position)
    case 'check':
      return faults.check
  }
}
