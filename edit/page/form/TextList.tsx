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
import { useValueNames } from './useValueNames.ts'

/** A list of single values, each a line, in one language or two. */
export function TextList({ name, label, schema, sides }: FieldProps) {
  const { words } = useLanguage()
  const { set } = useForm()
  const id = useId()
  const items = schema.items ?? {}
  const { keys, length, sidesAt, insert, move, remove } = useEntries(sides)
  const path = sides[0]?.path ?? []
  const names = useValueNames(path)
  const titleAt = (index: number) => names[index] ?? `${label} ${index + 1}`
  // Of what has so many values and no others none is added, moved or taken out.
  const isWhole = schema.minItems === schema.maxItems && length === schema.minItems
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
                label={titleAt(index)}
                schema={items}
                side={side}
                isLine={names[index] === undefined}
                isRequired
                onChange={(value) => set([side.path], value ?? '')}
              />
            ))}
          </div>
          {!isWhole && <EntryButtons title={titleAt(index)} {...{ index, length, move, remove }} />}
        </div>
      ))}
      {!isWhole && (
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
      )}
    </fieldset>
  )
}
