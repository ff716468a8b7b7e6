import { type ReactNode, useRef, useState } from 'react'
import type { ChannelWords } from '#contract/complaints.ts'
import { type FieldName, fieldLimits } from '#sealing/fields.ts'
import { Heading } from '../blocks/Heading.tsx'
import { useCall } from '../data/api.ts'
import { useSite } from '../data/site.tsx'
import control from '../styles/control.module.css'
import type { ComplaintWords } from '../words/complaint.zh.ts'
import { provinceNames } from '../words/provinces.ts'
import type { Attachment } from './attachments.ts'
import { ChannelChoice } from './ChannelChoice.tsx'
import { ComplaintField } from './ComplaintField.tsx'
import styles from './ComplaintForm.module.css'
import { FaultSummary } from './FaultSummary.tsx'
import { Files } from './Files.tsx'
import { type Fault, faultOf, faultsOf, fieldOrder, type Typed } from './rules.ts'
import stage from './Stage.module.css'
import { useEarlyInput } from './useEarlyInput.ts'

export interface Draft {
  channel: string
  typed: Typed
  attachments: readonly Attachment[]
}

interface Props {
  words: ComplaintWords
  channels: readonly ChannelWords[]
  draft: Draft
  /** Whether the report can be sealed already. */
  isReady: boolean
  /** Stands in the button's place: why it cannot be sealed yet. */
  failure: ReactNode
  onChange: (change: (before: Draft) => Draft) => void
  onReview: () => void
}

/** The fields of each part, in the order in which they stand. */
const parts = {
  what: ['subject', 'content'],
  who: ['reportedName', 'reportedNumber'],
  where: ['province', 'subsidiary', 'department', 'farmNumber'],
  reporter: ['reporterName', 'reporterNumber', 'reporterPhone', 'reporterEmail'],
} as const satisfies Record<string, FieldName[]>

/**
 * The thirteen fields of the report in groups, each checked when it is left, all of them before the review. They stand in the document
 * and are written into before the app is there; the browser itself can never send them.
 */
export function ComplaintForm({ words, channels, draft, isReady, failure, onChange, onReview }: Props) {
  const { words: site } = useSite()
  const { form } = words
  const [submitted, setSubmitted] = useState<Fault[]>([])
  const [isReading, setReading] = useState(false)
  const summary = useRef<HTMLDivElement>(null)
  const own = useRef<HTMLFormElement>(null)
  const isHere = useEarlyInput(own, (element) => onChange((before) => ({ ...before, ...writtenIn(element) })))

  const faults = faultsOf(draft.channel, draft.typed, words)
  const shown = faults.filter(({ field }) => submitted.some((fault) => fault.field === field))
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (isReading) return
    setSubmitted(faults)
    if (faults.length === 0) return isReady && onReview()
    // After the summary is there.
    requestAnimationFrame(() => summary.current?.focus())
  }
  const fields = (part: keyof typeof parts) => <PartFields {...{ part, words, draft, submitted, onChange }} />
  return (
    // Outside a dialog this method sends nothing, whatever is pressed before the app is there.
    <form ref={own} method="dialog" className={styles.form} onSubmit={submit} noValidate autoComplete="off">
      <div className={styles.head}>
        <p className={stage.note}>{form.step(1)}</p>
        <Heading>{site.complaintForm}</Heading>
      </div>
      <p className={stage.note}>{form.requiredNote}</p>
      {shown.length > 0 && <FaultSummary ref={summary} title={words.faults.title(shown.length)} faults={shown} />}
      <ChannelChoice
        channels={channels}
        chosen={draft.channel}
        fault={shown.find((fault) => fault.field === 'channel')?.message}
        onChoose={(channel) => onChange((before) => ({ ...before, channel }))}
        words={form}
      />
      {fields('what')}
      {fields('who')}
      {fields('where')}
      <Attached attachments={draft.attachments} words={words} onChange={onChange} onReading={setReading} />
      {fields('reporter')}
      {failure || (
        <button
          type="submit"
          className={control.pill}
          disabled={!isHere}
          aria-disabled={!isReady || isReading}
          // Keeps the focus where it is: a fault told on leaving a field would move the button away from under the pointer.
          onMouseDown={(event) => event.preventDefault()}
        >
          {isReady ? (isReading ? words.files.checking : form.review) : words.loading}
        </button>
      )}
    </form>
  )
}

interface AttachedProps extends Pick<Props, 'words' | 'onChange'>, Pick<Draft, 'attachments'> {
  onReading: (isReading: boolean) => void
}

const Attached = ({ attachments, words, onChange, onReading }: AttachedProps) => (
  <fieldset className={styles.part}>
    <legend>{words.form.parts.files}</legend>
    <Files
      attachments={attachments}
      words={words.files}
      onChange={(change) => onChange((before) => ({ ...before, attachments: change(before.attachments) }))}
      onReading={onReading}
    />
  </fieldset>
)

interface PartProps extends Pick<Props, 'words' | 'draft' | 'onChange'> {
  part: keyof typeof parts
  /** Faults that the form had when it was sent. */
  submitted: Fault[]
}

/** One part of the form. A fault is shown once its field was left with something in it, or once the form was sent. */
function PartFields({ part, words, draft: { typed }, submitted, onChange }: PartProps) {
  const { lang } = useSite()
  const sites = useCall('factorySites', {}).data ?? []
  const departments = useCall('departments', {}).data ?? []
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set())
  const inProvince = sites.filter(({ province }) => typed.province === '' || typed.province.startsWith(province))
  const more: Partial<Record<FieldName, Partial<React.ComponentProps<typeof ComplaintField>>>> = {
    content: { most: fieldLimits.content },
    province: { offers: Object.values(provinceNames[lang]) },
    subsidiary: { offers: inProvince.map(({ label }) => label) },
    department: { offers: departments.map(({ label }) => label) },
    reporterPhone: { inputMode: 'tel' },
    reporterEmail: { inputMode: 'email' },
  }
  const isShown = (name: FieldName) =>
    (left.has(name) && typed[name] !== '') || submitted.some((fault) => fault.field === name)
  return (
    <fieldset className={styles.part} data-columns={part === 'what' ? undefined : 2}>
      <legend>{words.form.parts[part]}</legend>
      {parts[part].map((name) => (
        <ComplaintField
          key={name}
          name={name}
          value={typed[name]}
          fault={isShown(name) ? faultOf(name, typed[name], words) : undefined}
          words={words.form}
          onChange={(name, value) => onChange((before) => ({ ...before, typed: { ...before.typed, [name]: value } }))}
          onLeave={(name) => setLeft((before) => new Set([...before, name]))}
          {...more[name]}
        />
      ))}
    </fieldset>
  )
}

/** What the fields of the form hold. */
function writtenIn(form: HTMLFormElement): Pick<Draft, 'channel' | 'typed'> {
  const textIn = (selector: string) => form.querySelector<HTMLInputElement>(selector)?.value ?? ''
  return {
    channel: textIn('[name="channel"]:checked'),
    typed: Object.fromEntries(fieldOrder.map((name) => [name, textIn(`[name="${name}"]`)])) as Typed, // every name of the order
  }
}
