import control from '../styles/control.module.css'
import typography from '../styles/typography.module.css'
import styles from './Field.module.css'

interface Props extends Pick<React.InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'min' | 'max'> {
  id: string
  name: string
  label: string
  hint: string | undefined
  /** What is wrong with the value: told beside the field, which keeps it. */
  fault: string | undefined
  value: string
  onChange: (value: string) => void
}

/** A field with its label, a hint on what belongs in it, and what is wrong with what stands there. */
export const Field = ({ id, label, hint, fault, onChange, ...input }: Props) => (
  <div className={styles.field}>
    <label htmlFor={id} className={styles.label}>
      {label}
    </label>
    <input
      {...input}
      id={id}
      className={`${control.field} ${styles.input}`}
      autoComplete="off"
      aria-invalid={!!fault || undefined}
      aria-describedby={`${id}-hint${fault ? ` ${id}-fault` : ''}`}
      onChange={(event) => onChange(event.target.value)}
    />
    <p id={`${id}-hint`} className={`${typography.quiet} ${styles.hint}`}>
      {hint}
    </p>
    {fault && (
      <p id={`${id}-fault`} role="alert" className={styles.fault}>
        {fault}
      </p>
    )}
  </div>
)
