import { type FieldName, fieldLimits } from '#sealing/fields.ts'
import type { ComplaintWords } from '../words/complaint.zh.ts'
import { isMobilePhone } from '../words/numbers.ts'

/** Specification, section 5: the reporter must give the reported person's name, the department and the facts. */
const requiredFields = ['reportedName', 'department', 'content'] as const satisfies FieldName[]

/** The fields of each step, in the order in which they stand: what is required first, what helps then. */
const stepFields = {
  what: ['content', 'reportedName', 'department'],
  more: [
    'reportedNumber',
    'province',
    'subsidiary',
    'farmNumber',
    'subject',
    'reporterName',
    'reporterNumber',
    'reporterPhone',
    'reporterEmail',
  ],
} as const satisfies Record<string, FieldName[]>
export type WritingStep = keyof typeof stepFields

/** The order in which fields are shown, and in which faults are told. */
export const fieldOrder: readonly FieldName[] = [...stepFields.what, ...stepFields.more]

export type Typed = Record<FieldName, string>
export const nothingTyped = Object.fromEntries(fieldOrder.map((name) => [name, ''])) as Typed // every name of the order above

/** Landlines and numbers of any country; a mobile number of mainland China is held to the specification's rule (section 5). */
function isPhone(text: string): boolean {
  const number = text.replace(/[\s-]/g, '')
  return /^(?:\+86|0086)?1[3-9]/.test(number) ? isMobilePhone(number) : /^\+?\d{6,20}$/.test(number)
}

const address = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

export interface Fault {
  field: FieldName | 'channel'
  message: string
}

/** Why a value cannot be sent, in a sentence; `undefined` when it can. */
export function faultOf(field: FieldName, value: string, { faults, form }: ComplaintWords): string | undefined {
  const label = form.labels[field]
  const text = value.trim()
  if (text === '') return isRequired(field) ? faults.missing(label) : undefined
  const over = value.length - fieldLimits[field]
  if (over > 0) return faults.tooLong(label, over)
  if (field === 'reporterPhone' && !isPhone(text)) return faults.phone
  if (field === 'reporterEmail' && !address.test(text)) return faults.email
  return undefined
}

/** Every fault of a step, in the order in which its fields stand: who should read it is asked first. */
export const faultsOf = (step: WritingStep, channel: string, typed: Typed, words: ComplaintWords): Fault[] => [
  ...(step === 'what' && channel === '' ? [{ field: 'channel' as const, message: words.faults.channel }] : []),
  ...stepFields[step].flatMap((field) => {
    const message = faultOf(field, typed[field], words)
    return message ? [{ field, message }] : []
  }),
]

export const isRequired = (field: FieldName) => (requiredFields as readonly FieldName[]).includes(field)

/** The step in which an answer is given. */
export const stepOf = (field: FieldName | 'channel' | 'files'): WritingStep =>
  field === 'channel' || (stepFields.what as readonly string[]).includes(field) ? 'what' : 'more'
