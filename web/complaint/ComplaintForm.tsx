import { type ReactNode, useRef, useState } from 'react'
import type { ChannelWords } from '#contract/complaints.ts'
import { type FieldName, fieldLimits } from '#sealing/fields.ts'
import { Heading } from '../blocks/Heading.tsx'
import { useCall } from '../data/api.ts'
import { useSite } from '../data/site.tsx'
import control from '../styles/control.module.css'
import typography from '../styles/typography.module.css'
import type { ComplaintWords } from '../words/complaint.zh.ts'
import { provinceNames } from '../words/provinces.ts'
import type { Attachment } from './attachments.ts'
import { ChannelChoice } from './ChannelChoice.tsx'
import written from './ComplaintField.module.css'
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

/**
 * The thirteen fields of the report in groups, each checked when it is left, all of them before the review. They stand in the document
 * and are written into before the app is there; the browser itself can never send them.
 */
export function ComplaintForm({ words, channels, draft, isReady, failure, onChange, onReview }: Props) {
  const { lang, words: site } = useSite()
  const { form } = words
  const sites = useCall('factorySites', {}).data ?? []
  const departments = useCall('departments', {}).data ?? []
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set())
  const [told, setTold] = useState<Fault[]>([])
  const [isReading, setReading] = useState(false)
  const summary = useRef<HTMLDivElement>(null)
  const own = useRef<HTMLFormElement>(null)
  const isHere = useEarlyInput(own, (element) => onChange((before) => ({ ...before, ...writtenIn(element) })))
  const { typed } = draft

  const faults = faultsOf(draft.channel, typed, words)
  const shown = faults.filter(({ field }) => told.some((fault) => fault.field === field))
  const type = (name: FieldName, value: string) =>
    onChange((before) => ({ ...before, typed: { ...before.typed, [name]: value } }))
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (isReading) return
    setTold(faults)
    if (faults.length === 0) return isReady && onReview()
    // After the summary is there.
    requestAnimationFrame(() => summary.current?.focus())
  }
  const field = (name: FieldName, more: Partial<React.ComponentProps<typeof ComplaintField>> = {}) => (
    <ComplaintField
      name={name}
      value={typed[name]}
      fault={
        (left.has(name) && typed[name] !== '') || told.some((fault) => fault.field === name)
          ? faultOf(name, typed[name], words)
          : undefined
      }
      words={form}
      onChange={type}
      onLeave={(leaving) => setLeft((before) => new Set([...before, leaving]))}
      {...more}
    />
  )
  const inProvince = sites.filter(({ province }) => typed.province === '' || typed.province.startsWith(province))
  return (
    // Outside a dialog this method sends nothing, whatever is pressed before the app is there.
    <form ref={own} method="dialog" className={styles.form} onSubmit={submit} noValidate autoComplete="off">
      <div className={styles.head}>
        <p className={stage.note}>{form.step(1)}</p>
        <Heading>{site.complaintForm}</Heading>
      </div>
      <p className={stage.note}>{form.requiredNote}</p>
      {shown.length > 0 && <FaultSummary ref={summary} title={words.faults.title(shown.length)} faults={shown} />}
      <fieldset className={styles.part}>
        <legend>
          {form.parts.channel}{' '}
          <span className={`${typography.quiet} ${written.need}`} data-required>
            {form.required}
          </span>
        </legend>
        <p className={stage.note}>{form.channelHint}</p>
        <ChannelChoice
          channels={channels}
          chosen={draft.channel}
          fault={shown.find((fault) => fault.field === 'channel')?.message}
          onChoose={(channel) => onChange((before) => ({ ...before, channel }))}
        />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{form.parts.what}</legend>
        {field('subject')}
        {field('content', { most: fieldLimits.content })}
      </fieldset>
      <fieldset className={styles.part} data-columns="2">
        <legend>{form.parts.who}</legend>
        {field('reportedName')}
        {field('reportedNumber')}
      </fieldset>
      <fieldset className={styles.part} data-columns="2">
        <legend>{form.parts.where}</legend>
        {field('province', { offers: Object.values(provinceNames[lang]) })}
        {field('subsidiary', { offers: inProvince.map(({ label }) => label) })}
        {field('department', { offers: departments.map(({ label }) => label) })}
        {field('farmNumber')}
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{form.parts.files}</legend>
        <Files
          attachments={draft.attachments}
          words={words.files}
          onChange={(change) => onChange((before) => ({ ...before, attachments: change(before.attachments) }))}
          onReading={setReading}
        />
      </fieldset>
      <fieldset className={styles.part} data-columns="2">
        <legend>{form.parts.reporter}</legend>
        {field('reporterName')}
        {field('reporterNumber')}
        {field('reporterPhone', { inputMode: 'tel' })}
        {field('reporterEmail', { inputMode: 'email' })}
      </fieldset>
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

/** What the fields of the form hold. */
function writtenIn(form: HTMLFormElement): Pick<Draft, 'channel' | 'typed'> {
  const textIn = (selector: string) => form.querySelector<HTMLInputElement>(selector)?.value ?? ''
  return {
    channel: textIn('[name="channel"]:checked'),
    typed: Object.fromEntries(fieldOrder.map((name) => [name, textIn(`[name="${name}"]`)])) as Typed, // every name of the order
  }
}
