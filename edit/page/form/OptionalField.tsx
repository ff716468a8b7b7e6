import { Plus, X } from 'lucide-react'
import { newValue, type Schema } from '#edit/content/options.ts'
import { useLanguage } from '../language.tsx'
import { keyOf, type Side, useForm } from './context.ts'
import styles from './Form.module.css'

/** In the place of a group or list that is not there: what adds it. */
export function AbsentField({ label, schema, sides }: { label: string; schema: Schema; sides: readonly Side[] }) {
  const { set } = useForm()
  const { words } = useLanguage()
  const add = () => {
    for (const { path } of sides) set([path], newValue(schema))
  }
  return (
    <button type="button" className={styles.add} data-path={keyOf(sides[0]?.path ?? [])} onClick={add}>
      <Plus aria-hidden size={16} /> {words.form.add(label)}
    </button>
  )
}

/** Takes a group away that may be left out. */
export function RemoveField({ label, sides }: { label: string; sides: readonly Side[] }) {
  const { set } = useForm()
  const { words } = useLanguage()
  const title = words.form.remove(label)
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={title}
      title={title}
      onClick={() =>
        set(
          sides.map(({ path }) => path),
          undefined,
        )
      }
    >
      <X aria-hidden size={16} />
    </button>
  )
}
