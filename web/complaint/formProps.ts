import type { ReactNode } from 'react'
import type { ChannelWords } from '#contract/complaints.ts'
import type { ComplaintWords } from '../words/complaint.zh.ts'
import type { Attachment } from './attachments.ts'
import type { Fault, Typed, WritingStep } from './rules.ts'

export interface Draft {
  channel: string
  typed: Typed
  attachments: readonly Attachment[]
}

export interface FormProps {
  step: WritingStep
  words: ComplaintWords
  channels: readonly ChannelWords[]
  draft: Draft
  /** Where writing goes on; nowhere in particular on the first view of the page. */
  at: Fault['field'] | 'files' | 'start' | undefined
  /** Whether the report can be sealed already: what comes next needs that. */
  isReady: boolean
  /** Stands in the button's place: why it cannot be sealed yet. */
  failure: ReactNode
  onChange: (change: (before: Draft) => Draft) => void
  onBack: () => void
  onNext: () => void
}

export interface PartProps extends FormProps {
  /** Faults that the step had when it was sent on. */
  submitted: Fault[]
  shown: Fault[]
  onReading: (isReading: boolean) => void
}
