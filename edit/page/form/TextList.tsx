import { Plus } from 'lucide-react'
import { type ComponentType, useId } from 'react'
import { isData, newValue, optionFor } from '#edit/content/options.ts'
import { Button } from '../Button.tsx'
import { useLanguage } from '../language.tsx'
import { type FieldProps, keyOf, type MembersProps, type Side, useForm } from './context.ts'
import { EntryButtons } from './EntryButtons.tsx'
import styles from './Form.module.css'
import { Issues } from './Issues.tsx'
import { LeafSide } from './LeafField.tsx'
import { useEntries } from './useEntries.ts'
import { useValueNames } from './useValueNames.ts'

interface TextListProps extends FieldProps {
  /** Draws a value that has a text in each language. Handed in, for its fields may be lists themselves. */
  Members: ComponentType<MembersProps>
}

/** A list of single values, each a line, in one language or two. */
export function TextList({ name, label, schema, sides, Members }: TextListProps) {
  const { words } = useLanguage()
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
              <Value
                key={side.lang ?? ''}
                label={titleAt(index)}
                isLine={names[index] === undefined}
                {...{ name, side, Members }}
                schema={items}
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

interface ValueProps extends Pick<TextListProps, 'name' | 'label' | 'schema' | 'Members'> {
  side: Side
  isLine: boolean
}

function Value({ name, label, schema, side, isLine, Members }: ValueProps) {
  const { set } = useForm()
  if (isData(side.value))
    return <Members schema={optionFor(schema, side.value) ?? schema} sides={[side]} label={label} />
  return (
    <LeafSide
      {...{ name, label, schema, side, isLine }}
      isRequired
      onChange={(value) => set([side.path], value ?? '')}
    />
  )
}
