import { useCallback, useEffect, useRef, useState } from 'react'
import type { CodeFault } from '#sealing/code.ts'
import type { ReporterKeys } from '#sealing/derive.ts'
import { useSite } from '../data/site.tsx'
import { Failure } from '../parts/Failure.tsx'
import control from '../styles/control.module.css'
import type { ComplaintWords } from '../words/complaint.zh.ts'
import { type ClearReason, useAutoClear } from './autoClear.ts'
import { Cleared } from './Cleared.tsx'
import { CodeField } from './CodeField.tsx'
import form from './ComplaintForm.module.css'
import { useComplaintWords } from './complaintWords.ts'
import { IdleNotice } from './IdleNotice.tsx'
import type { KeptCode } from './keptCode.ts'
import { SealingGate } from './SealingGate.tsx'
import stage from './Stage.module.css'
import type { Found } from './steps/lookUp.ts'
import { useEarlyInput } from './useEarlyInput.ts'
import type { Sealing } from './useSealing.ts'

const loadSteps = () => import('./steps/lookUpSteps.ts')
type LookUpSealing = Sealing<Awaited<ReturnType<typeof loadSteps>>>
type LookUpReady = Extract<LookUpSealing, { kind: 'ready' }>

interface Props {
  /** Told when a case is opened, and when it is left. */
  onBegin: (isBegun: boolean) => void
}

/** The look-up: its field at once, and what opens a case as soon as that is there. */
export const CaseLookUp = ({ onBegin }: Props) => (
  <SealingGate load={loadSteps}>
    {(sealing, retry) => <Asking sealing={sealing} retry={retry} onBegin={onBegin} />}
  </SealingGate>
)

/** A query code in any spelling, then the case behind it. */
function Asking({ sealing, retry, onBegin }: Props & { sealing: LookUpSealing; retry: () => void }) {
  const { words: site } = useSite()
  const words = useComplaintWords()
  const ready = sealing.kind === 'ready' ? sealing : undefined
  const { input, isHere, typed, kept, fault, found, busy, cleared, isNear, ...lookUp } = useLookUp(ready)
  const isFound = found !== undefined
  useEffect(() => onBegin(isFound), [isFound, onBegin])
  return (
    <>
      <IdleNotice isNear={isNear} />
      {found && ready ? (
        <ready.steps.Case
          {...{ words, ready, kept }}
          {...found}
          onSent={() => lookUp.open(ready, found.keys)}
          onLeave={lookUp.leave}
        />
      ) : (
        // Outside a dialog this method sends nothing, whatever is pressed before the app is there.
        <form method="dialog" className={stage.stage} onSubmit={lookUp.submit} noValidate autoComplete="off">
          {cleared && <Cleared why={cleared} />}
          <CodeField
            ref={input}
            typed={typed}
            fault={fault}
            words={words.query}
            onType={lookUp.type}
            onKept={lookUp.keep}
          />
          <p className={`${stage.note} ${form.device}`}>{words.trust.device[1]}</p>
          {sealing.kind === 'failed' ? (
            <Failure message={sealing.message} onRetry={retry} words={site.state} />
          ) : (
            <button type="submit" className={control.pill} disabled={!isHere} aria-disabled={!ready || busy}>
              {ready ? (busy ? words.query.waiting : words.query.submit) : words.loadingQuery}
            </button>
          )}
        </form>
      )}
    </>
  )
}

interface LookUpState {
  typed: string
  /** Fingerprint of the keys in the file that was saved with the code. */
  kept?: string | undefined
  fault?: string | undefined
  found?: Found | undefined
  busy?: boolean
  /** Sent off before it could be looked up. */
  isEarly?: boolean
  cleared?: ClearReason | undefined
}

/** What was typed, what came of it, and what can be done. */
function useLookUp(ready: LookUpReady | undefined) {
  const words = useComplaintWords()
  const [state, setState] = useState<LookUpState>({ typed: '' })
  const change = (next: Partial<LookUpState>) => setState((before) => ({ ...before, ...next }))
  const input = useRef<HTMLInputElement>(null)
  const isHere = useEarlyInput(input, ({ value }) => change({ typed: value }))
  const clear = useCallback((cleared: ClearReason) => setState({ typed: '', cleared }), [])
  const isNear = useAutoClear(clear, state.typed !== '' || state.found !== undefined)

  const open = async ({ steps, ...ready }: LookUpReady, keys: ReporterKeys) => {
    const finder = steps.workFinder()
    try {
      change({ found: await steps.lookUpCase(ready, keys, finder) })
    } finally {
      finder.close()
    }
  }
  const lookUp = async (ready: LookUpReady) => {
    const { readCode, deriveKeys, errorMessage } = ready.steps
    const read = readCode(state.typed)
    if (!read.ok) {
      const fault = state.typed.trim() === '' ? words.query.faults.empty : faultOf(read, words)
      change({ fault, cleared: undefined, isEarly: false })
      input.current?.focus()
      if (read.fault === 'foreign') input.current?.setSelectionRange(read.index, read.index + read.symbol.length)
      return
    }
    change({ fault: undefined, cleared: undefined, isEarly: false, busy: true })
    try {
      await open(ready, await deriveKeys(read.code))
      change({ typed: '' })
    } catch (error) {
      change({ fault: errorMessage(error, words) })
      input.current?.focus()
    } finally {
      change({ busy: false })
    }
  }
  // A code that was sent off before it could be looked up is looked up then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it becomes possible, once
  useEffect(() => {
    if (state.isEarly && ready) void lookUp(ready)
  }, [state.isEarly, ready])
  return {
    ...state,
    isNear,
    input,
    isHere,
    open,
    leave: () => setState({ typed: '' }),
    type: (typed: string) => change({ typed, kept: undefined, isEarly: false, fault: undefined }),
    keep: ({ code, print }: KeptCode) => change({ typed: code, kept: print, isEarly: false, fault: undefined }),
    submit: (event: React.FormEvent) => {
      event.preventDefault()
      if (state.busy) return
      if (ready) void lookUp(ready)
      else change({ isEarly: true })
    },
  }
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
