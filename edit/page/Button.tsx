import type { LucideIcon } from 'lucide-react'
import { type ComponentProps, useRef } from 'react'
import styles from './Button.module.css'

interface ButtonProps extends ComponentProps<'button'> {
  /** `add` and `tool` stand among other things without an edge; a `link` stands in a text. */
  look?: 'primary' | 'quiet' | 'danger' | 'add' | 'tool' | 'link' | 'dangerLink'
  Icon?: LucideIcon | undefined
  /** It does nothing now, and can be found all the same. */
  isOff?: boolean | undefined
}

/** A button with its words. */
export function Button({ look = 'quiet', Icon, isOff, onClick, children, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      className={styles[look]}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
      {...props}
    >
      {Icon && <Icon aria-hidden size={look === 'tool' ? 18 : 16} />}
      {children}
    </button>
  )
}

interface IconButtonProps extends Omit<ButtonProps, 'look' | 'children'> {
  say: string
  Icon: LucideIcon
}

/** A button with a sign alone. */
export const IconButton = ({ say, Icon, isOff, onClick, ...props }: IconButtonProps) => (
  <button
    type="button"
    className={styles.icon}
    aria-label={say}
    title={say}
    aria-disabled={isOff}
    onClick={isOff ? undefined : onClick}
    {...props}
  >
    <Icon aria-hidden size={16} />
  </button>
)

interface FileButtonProps extends Pick<ButtonProps, 'look' | 'Icon' | 'aria-describedby'> {
  say: string
  /** Of several buttons that say the same. */
  label?: string
  accept?: string
  multiple?: boolean
  onFiles(files: File[]): void
}

/** A button that lets files of this machine be chosen. */
export function FileButton({ say, label = say, accept, multiple, onFiles, ...props }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button aria-label={label === say ? undefined : label} onClick={() => input.current?.click()} {...props}>
        {say}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        multiple={multiple}
        aria-label={label}
        onChange={({ target }) => {
          if (target.files?.length) onFiles([...target.files])
          target.value = ''
        }}
      />
    </>
  )
}
