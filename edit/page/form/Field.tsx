import { Plus, X } from 'lucide-react'
import { memo } from 'react'
import { newValue, optionFor, optionsOf } from '#edit/content/options.ts'
import type { Schema } from '#edit/content/schemas.ts'
import { useLanguage } from '../language.tsx'
import { keyOf, type Side, useForm } from './context.ts'
import styles from './Form.module.css'
import { LeafField } from './LeafField.tsx'
import { ListField } from './ListField.tsx'
import { Members } from './Members.tsx'
import { TableField } from './TableField.tsx'
import { TextList } from './TextList.tsx'

export interface FieldProps {
  name: string
  label: string
  schema: Schema
  sides: readonly Side[]
  isRequired: boolean
  /** It may be left out, but not here: the description of a picture that is there. */
  isNeeded?: boolean
}

/** A field of whatever kind its schema is, in one language or two beside each other. */
function AnyField({ name, label, schema, sides, isRequired, isNeeded = false }: FieldProps) {
  const value = sides.find((side) => side.value !== undefined)?.value
  const option = optionFor(schema, value) ?? optionsOf(schema)[0] ?? schema
  const isHolder = option.type === 'object' || option.type === 'array'
  if (isHolder && value === undefined && !isRequired) return <AbsentField label={label} schema={schema} sides={sides} />
  const props = { name, label, schema: option, sides, isRequired, isNeeded }
  if (option.type === 'array') {
    if (option.items?.type === 'array') return <TableField {...props} />
    const isList = optionsOf(option.items ?? {}).every(({ type }) => type === 'object')
    return isList ? <ListField {...props} /> : <TextList {...props} />
  }
  if (option.type !== 'object') return <LeafField {...props} />
  const isPair = Object.keys(option.properties ?? {}).every((key) => key === 'zh' || key === 'en')
  if (isPair) return <Members schema={option} sides={sides} label={label} />
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {label}
        {!isRequired && <RemoveField label={label} sides={sides} />}
      </legend>
      <div className={styles.members}>
        <Members schema={option} sides={sides} label={label} />
      </div>
    </fieldset>
  )
}

const isSameField = (a: FieldProps, b: FieldProps) =>
  a.schema === b.schema &&
  a.label === b.label &&
  a.isRequired === b.isRequired &&
  a.isNeeded === b.isNeeded &&
  a.sides.length === b.sides.length &&
  a.sides.every(({ value, path, lang }, index) => {
    const other = b.sides[index]
    return value === other?.value && lang === other?.lang && path.join('.') === other?.path.join('.')
  })

export const Field = memo(AnyField, isSameField)

function AbsentField({ label, schema, sides }: { label: string; schema: Schema; sides: readonly Side[] }) {
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

function RemoveField({ label, sides }: { label: string; sides: readonly Side[] }) {
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
