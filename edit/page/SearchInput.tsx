import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import styles from './Page.module.css'

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  say: string
  onChange(value: string): void
}

/** Words to look for. */
export const SearchInput = ({ say, onChange, ...props }: SearchInputProps) => (
  <div className={styles.search}>
    <Search aria-hidden size={16} />
    <input
      type="search"
      aria-label={say}
      placeholder={say}
      onChange={(event) => onChange(event.target.value)}
      {...props}
    />
  </div>
)
