import { ChevronDown } from 'lucide-react'
import type { ChangeEvent, ComponentProps } from 'react'
import type { FieldName } from '#sealing/fields.ts'
import control from '../styles/control.module.css'
import typography from '../styles/typography.module.css'
import type { ComplaintWords } from '../words/complaint.zh.ts'
import styles from './ComplaintField.module.css'
import { type Fault, isRequired } from './rules.ts'

interface Props {
  name: FieldName
  value: string
  fault: string | undefined
  words: ComplaintWords['form']
  onChange: (name: FieldName, value: string) => void
  onLeave: (name: FieldName) => void
  /** Things to choose from; anything else may be written as well. */
  offers?: readonly string[]
  /** Characters that are left, for the long text. */
  most?: number
  inputMode?: 'tel' | 'email' | 'text'
}

/** Id of a field's control: the summary of faults leads to it. */
export const fieldId = (name: Fault['field']) => `complaint-${name}`

/**
 * One field with its label, hint and fault. The browser neither remembers nor checks the spelling of what is written: some send
 * it to a server for that.
 */
export function ComplaintField({ name, value, fault, words, onChange, onLeave, offers, most, inputMode }: Props) {
  const id = fieldId(name)
  const hint = words.hints[name]
  const described = [hint && `${id}-hint`, most && `${id}-count`, fault && `${id}-fault`].filter(Boolean).join(' ')
  const attributes = {
    id,
    name,
    value,
    className: `${control.field} ${styles.control}`,
    autoComplete: 'off',
    autoCorrect: 'off',
    spellCheck: false,
    'aria-invalid': !!fault || undefined,
    'aria-required': isRequired(name),
    'aria-describedby': described || undefined,
    onBlur: () => onLeave(name),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(name, target.value),
  }
  // What a long text should hold is read before it is written.
  const hintText = hint && (
    <p id={`${id}-hint`} className={styles.hint}>
      {hint}
    </p>
  )
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {words.labels[name]}{' '}
        <span className={`${typography.quiet} ${styles.need}`}>
          {isRequired(name) ? words.required : words.optional}
        </span>
      </label>
      {most !== undefined && hintText}
      {most === undefined ? (
        <Line {...attributes} offers={offers} inputMode={inputMode} />
      ) : (
        <textarea {...attributes} rows={6} />
      )}
      {most === undefined && hintText}
      {most !== undefined && (
        <p id={`${id}-count`} className={styles.count}>
          {words.count(value.length, most)}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  )
}

interface LineProps extends Pick<Props, 'offers' | 'inputMode'>, Omit<ComponentProps<'input'>, 'inputMode'> {}

/** One line, with a list to choose from where there are offers. */
const Line = ({ offers, ...attributes }: LineProps) => (
  <>
    <span className={styles.line}>
      <input {...attributes} list={offers && `${attributes.id}-offers`} />
      {offers && <ChevronDown aria-hidden="true" size={18} />}
    </span>
    {offers && (
      <datalist id={`${attributes.id}-offers`}>
        {offers.map((offer) => (
          <option key={offer} value={offer} />
        ))}
      </datalist>
    )}
  </>
)
