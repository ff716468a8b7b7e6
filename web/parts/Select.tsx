import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Select.module.css'
import { useEarlyChoice } from './useEarlyChoice.ts'

interface Props extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  value: string
  onChoose: (value: string) => void
  /** Stands before the list. */
  label: ReactNode
  /** Options besides the first, which chooses nothing. */
  options: (string | number)[]
  all: string
}

/** A list to choose one thing from, which counts too when it is chosen before the app is there. */
export function Select({ value, onChoose, label, options, all, className = '', ...rest }: Props) {
  const select = useEarlyChoice(value, onChoose)
  return (
    <label className={className}>
      {label}
      <span className={styles.list}>
        <select
          ref={select}
          defaultValue={value}
          autoComplete="off"
          onChange={(event) => onChoose(event.target.value)}
          {...rest}
        >
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" size={16} />
      </span>
    </label>
  )
}
