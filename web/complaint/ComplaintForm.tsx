import { useLayoutEffect, useRef, useState } from 'react'
import type { FieldName } from '#sealing/fields.ts'
import { Link } from '../routing/Link.tsx'
import control from '../styles/control.module.css'
import { ChannelChoice } from './ChannelChoice.tsx'
import { fieldId } from './ComplaintField.tsx'
import styles from './ComplaintForm.module.css'
import { Details } from './Details.tsx'
import { FaultSummary } from './FaultSummary.tsx'
import { Fields } from './Fields.tsx'
import type { Draft, FormProps, PartProps } from './formProps.ts'
import { type Fault, faultsOf, fieldOrder } from './rules.ts'
import stage from './Stage.module.css'
import { StageHead } from './Stage.tsx'
import { useEarlyInput } from './useEarlyInput.ts'

/**
 * One of the two steps in which a report is written: what is required, then what helps. Each field is checked when it is left, all of them
 * before it goes on. The first step stands in the document and is written into before the app is there; the browser itself can never send it.
 */
export function ComplaintForm(props: FormProps) {
  const { step, words, draft, at, isReady, onChange, onNext } = props
  const { form } = words
  const [submitted, setSubmitted] = useState<Fault[]>([])
  const [isReading, setReading] = useState(false)
  const summary = useRef<HTMLDivElement>(null)
  const own = useRef<HTMLFormElement>(null)
  const isHere = useEarlyInput(own, (element) => {
    if (at === undefined) onChange((before) => ({ ...before, ...writtenIn(element, before) }))
  })
  useArrival(own, at)

  const faults = faultsOf(step, draft.channel, draft.typed, words)
  const shown = faults.filter(({ field }) => submitted.some((fault) => fault.field === field))
  const waits = step === 'more' && !isReady
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (isReading) return
    setSubmitted(faults)
    if (faults.length === 0) return waits || onNext()
    // After the summary is there.
    requestAnimationFrame(() => summary.current?.focus())
  }
  const parts = { ...props, submitted, onReading: setReading, shown }
  return (
    // Outside a dialog this method sends nothing, whatever is pressed before the app is there.
    <form
      ref={own}
      method="dialog"
      className={styles.form}
      onSubmit={submit}
      noValidate
      autoComplete="off"
      tabIndex={-1}
    >
      <StageHead title={form.titles[step]} step={form.step(step === 'what' ? 1 : 2)} />
      {shown.length > 0 && (
        <FaultSummary ref={summary} faults={shown} words={words} onEmpty={(field) => onChange(emptied(field))} />
      )}
      {step === 'what' ? <Required {...parts} /> : <Details {...parts} />}
      <StepButtons {...props} isHere={isHere} waits={waits} isReading={isReading} />
      {step === 'what' && (
        <p className={stage.note}>
          {form.haveCode} <Link to="/honest/query">{form.follow}</Link>
        </p>
      )}
    </form>
  )
}

interface StepButtonsProps extends Pick<FormProps, 'step' | 'words' | 'failure' | 'onBack'> {
  isHere: boolean
  waits: boolean
  isReading: boolean
}

/** On, or why it does not go on, and back. */
function StepButtons({ step, words, failure, onBack, isHere, waits, isReading }: StepButtonsProps) {
  const { form } = words
  return (
    <div className={stage.buttons}>
      {(step === 'more' && failure) || (
        <button
          type="submit"
          className={control.pill}
          disabled={!isHere}
          aria-disabled={!isHere || waits || isReading}
          // Keeps the focus where it is: a fault told on leaving a field would move the button away from under it.
          onMouseDown={(event) => event.preventDefault()}
        >
          {isReading ? words.files.checking : waits ? words.loading : step === 'what' ? form.next : form.review}
        </button>
      )}
      {step === 'more' && (
        <button type="button" className={control.quiet} onClick={onBack}>
          {form.back}
        </button>
      )}
    </div>
  )
}

function Required({ channels, draft, shown, words, onChange, ...rest }: PartProps) {
  return (
    <>
      <ChannelChoice
        channels={channels}
        chosen={draft.channel}
        fault={shown.find((fault) => fault.field === 'channel')?.message}
        onChoose={(channel) => onChange((before) => ({ ...before, channel }))}
        words={words.form}
      />
      <p className={`${stage.note} ${styles.device}`}>{words.trust.device[1]}</p>
      <Fields names={['content']} {...{ draft, words, onChange }} submitted={rest.submitted} />
      <Fields
        names={['reportedName', 'department']}
        columns
        {...{ draft, words, onChange }}
        submitted={rest.submitted}
      />
    </>
  )
}

/** A step that follows another begins at its top, or at the answer that is to be changed. */
function useArrival(own: React.RefObject<HTMLFormElement | null>, at: FormProps['at']) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the step appears
  useLayoutEffect(() => {
    if (at === undefined) return
    const field =
      at === 'start'
        ? undefined
        : at === 'files'
          ? own.current?.querySelector('input[type="file"]')
          : document.getElementById(fieldId(at))
    if (field instanceof HTMLElement) return field.focus()
    own.current?.focus({ preventScroll: true })
    own.current?.scrollIntoView({ block: 'start' })
  }, [])
}

const emptied = (field: Fault['field']) => (before: Draft) => ({ ...before, typed: { ...before.typed, [field]: '' } })

/** What the fields of the form hold; what is not among them stays. */
function writtenIn(form: HTMLFormElement, before: Draft): Pick<Draft, 'channel' | 'typed'> {
  const textIn = (selector: string) => form.querySelector<HTMLInputElement>(selector)?.value
  const typed = fieldOrder.map((name) => [name, textIn(`[name="${name}"]`) ?? before.typed[name]] as const)
  return {
    channel: textIn('[name="channel"]:checked') ?? '',
    typed: Object.fromEntries(typed) as Record<FieldName, string>, // every name of the order
  }
}
