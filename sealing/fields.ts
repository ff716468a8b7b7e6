import { assertKeys, objectOf, textAt, within } from './checks.ts'
import { cleanText } from './plaintext.ts'
import { SealingError } from './sealingError.ts'

/**
 * The twelve written fields of a complaint (specification, section 3; the thirteenth is the attachments) and how long each
 * may be, in UTF-16 units as `maxlength` counts. Which are required is the form's affair. Everything at its longest, with ten
 * files, fits into one size of complaint; a test holds it.
 */
export const fieldLimits = {
  subject: 100,
  reportedNumber: 30,
  reportedName: 60,
  province: 30,
  subsidiary: 100,
  department: 100,
  farmNumber: 100,
  content: 16_000,
  reporterNumber: 30,
  reporterName: 60,
  reporterPhone: 30,
  reporterEmail: 254,
} as const satisfies Record<string, number>

export type FieldName = keyof typeof fieldLimits
/** Every field is there; what was not given is an empty text. */
export type ComplaintFields = Record<FieldName, string>

const names = Object.keys(fieldLimits) as FieldName[] // the keys of the constant above, no others

/** Cleans what was typed. @throws SealingError `too-long` with the field, its length and its limit. */
export function writeFields(typed: Partial<ComplaintFields>): ComplaintFields {
  return eachField((name) => {
    const text = cleanText(typed[name] ?? '')
    const limit = fieldLimits[name]
    if (text.length > limit) throw new SealingError('too-long', { field: name, size: text.length, limit })
    return text
  })
}

/** Reads what a complaint holds. @throws SealingError `content` with the field, such as `fields.content`. */
export function readFields(value: unknown): ComplaintFields {
  const found = objectOf(value, 'fields')
  assertKeys(found, names, 'fields.')
  return eachField((name) => cleanText(textAt(found[name], `fields.${name}`, within(fieldLimits[name]))))
}

const eachField = (read: (name: FieldName) => string) =>
  Object.fromEntries(names.map((name) => [name, read(name)])) as ComplaintFields // fromEntries forgets the keys
