import { Plus } from 'lucide-react'
import { useId } from 'react'
import { newValue } from '#edit/content/options.ts'
import { Button } from '../Button.tsx'
import { useLanguage } from '../language.tsx'
import { type FieldProps, keyOf, useForm } from './context.ts'
import { EntryButtons } from './EntryButtons.tsx'
import styles from './Form.module.css'
import { Issues } from './Issues.tsx'
import { LeafSide } from './LeafField.tsx'
import { useEntries } from './useEntries.ts'

/** A list of single values, each a line, in one language or two. */
export function TextList({ name, label, schema, sides }: FieldProps) {
  const { words } = useLanguage()
  const { set } = useForm()
  const id = useId()
  const items = schema.items ?? {}
  const { keys, length, sidesAt, insert, move, remove } = useEntries(sides)
  const path = sides[0]?.path ?? []
  return (
    <fieldset className={styles.textList} aria-labelledby={id} data-path={keyOf(path)}>
      <p className={styles.label} id={id}>
        {label}
      </p>
      <Issues path={path} />
      {keys.map((key, index) => (
        <div key={key} className={styles.line}>
          <div className={styles.leaf} data-sides={sides.length}>
            {sidesAt(index).map((side) => (
              <LeafSide
                key={side.lang ?? ''}
                name={name}
                label={`${label} ${index + 1}`}
                schema={items}
                side={side}
                isLine
                isRequired
                onChange={(value) => set([side.path], value ?? '')}
              />
            ))}
          </div>
          <EntryButtons title={`${label} ${index + 1}`} {...{ index, length, move, remove }} />
        </div>
      ))}
      <Button
        look="add"
        Icon={Plus}
        onClick={() =>
          insert(
            length,
            sides.map(() => newValue(items)),
          )
        }
      >
        {words.form.addTo(label)}
      </Button>
    </fieldset>
  )
}
