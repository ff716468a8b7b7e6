import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { namesOf, type Schema } from '#edit/content/options.ts'
import buttons from '../Button.module.css'
import { Button } from '../Button.tsx'
import { useLanguage } from '../language.tsx'
import { useForm } from './context.ts'
import lists from './List.module.css'

interface AddEntryProps {
  /** Of the list's field. */
  name: string
  label: string
  options: readonly Schema[]
  onAdd(option: Schema): void
}

/** Adds an entry; where there are several kinds, of the one that is chosen. */
export function AddEntry({ name, label, options, onAdd }: AddEntryProps) {
  const { words, actions } = useLanguage()
  const { kind } = useForm()
  const menu = useRef<HTMLDetailsElement>(null)
  const isMenu = kind === 'navigation'
  const title = name === 'blocks' ? words.form.addBlock : isMenu ? actions.menuEntry : words.form.addTo(label)
  const [only] = options
  if (options.length === 1 && only) {
    return (
      <Button look="add" Icon={Plus} onClick={() => onAdd(only)}>
        {title}
      </Button>
    )
  }
  return (
    <details className={lists.menu} ref={menu}>
      <summary className={buttons.add}>
        <Plus aria-hidden size={16} /> {title}
      </summary>
      <Options
        name={name}
        options={options}
        onAdd={(option) => {
          onAdd(option)
          if (menu.current) menu.current.open = false
        }}
      />
    </details>
  )
}

/** The kinds of entries that a list can have; blocks say what they are for. */
export function Options({ name, options, onAdd }: Omit<AddEntryProps, 'label'>) {
  const { words, actions, values, blocks } = useLanguage()
  const { kind } = useForm()
  const nameless = kind === 'navigation' ? actions.menuPage : words.form.pageSource
  const nameOf = (option: Schema) =>
    namesOf(option)
      .slice(0, 2)
      .map((name) => values[name] ?? name)
      .join(' · ') || (option.properties?.article ? words.form.articleSource : nameless)
  return (
    <ul className={lists.menuList}>
      {options.map((option) => {
        const about = name === 'blocks' ? blocks[namesOf(option)[0] ?? ''] : undefined
        return (
          <li key={nameOf(option)}>
            <button type="button" onClick={() => onAdd(option)}>
              {nameOf(option)}
              {about && <small aria-hidden>{about}</small>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
