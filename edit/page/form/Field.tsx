import { Plus, X } from 'lucide-react'
import { memo } from 'react'
import { isData, newValue, optionFor, optionsOf } from '#edit/content/options.ts'
import type { Schema } from '#edit/content/schemas.ts'
import { useLanguage } from '../language.tsx'
import { FocusField } from '../media/FocusField.tsx'
import { ChartNumbers } from './ChartNumbers.tsx'
import { type Side, useForm } from './context.ts'
import styles from './Form.module.css'
import { LeafField } from './LeafField.tsx'
import { ListField } from './ListField.tsx'
import { OnlyField } from './OnlyField.tsx'
import { TableField } from './TableField.tsx'
import { TextList } from './TextList.tsx'

export interface FieldProps {
  name: string
  label: string
  schema: Schema
  sides: readonly Side[]
  isRequired: boolean
}

/** A field of whatever kind its schema is, in one language or two beside each other. */
function AnyField({ name, label, schema, sides, isRequired }: FieldProps) {
  const value = sides.find((side) => side.value !== undefined)?.value
  const option = optionFor(schema, value) ?? optionsOf(schema)[0] ?? schema
  const isHolder = option.type === 'object' || option.type === 'array'
  if (isHolder && value === undefined && !isRequired) return <AbsentField label={label} schema={schema} sides={sides} />
  const props = { name, label, schema: option, sides, isRequired }
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
    <button type="button" className={styles.add} onClick={add}>
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

const memberOf = (value: unknown, name: string) => (isData(value) ? value[name] : undefined)
const into = (sides: readonly Side[], name: string): Side[] =>
  sides.map(({ lang, path, value }) => ({ lang, path: [...path, name], value: memberOf(value, name) }))

interface MembersProps {
  schema: Schema
  sides: readonly Side[]
  label: string
  /** Of a whole item: words come first, then what is short, then lists. */
  isWhole?: boolean
}

const rankOf = (name: string, { type }: Schema) =>
  name === 'zh' || name === 'en' ? 0 : (type === 'object' || type === 'array') && name !== 'focus' ? 2 : 1

/** The fields of an object, in six columns. Where it speaks both languages itself, their words stand beside each other. */
export function Members({ schema, sides, label, isWhole = false }: MembersProps) {
  const { fields, fieldsOfKinds } = useLanguage()
  const { kind } = useForm()
  const { properties = {}, required = [] } = schema
  const [only] = sides
  const isBilingual = only !== undefined && sides.length === 1 && only.lang === undefined && 'zh' in properties
  const isChart = 'categories' in properties && 'series' in properties
  const members = Object.entries(properties)
  const inOnly = isBilingual ? memberOf(only.value, 'only') : undefined
  if (isWhole) members.sort(([a, one], [b, other]) => rankOf(a, one) - rankOf(b, other))
  return members.map(([name, member]) => {
    if (member.const !== undefined) return null // it tells the kind of block, which stays
    if (isChart && name === 'series') return null // it stands with its categories
    if (isChart && name === 'categories') return <ChartNumbers key={name} sides={sides} />
    if (name === 'focus' && 'picture' in properties)
      return <FocusField key={name} sides={into(sides, name)} pictures={into(sides, 'picture')} />
    const isRequired = required.includes(name)
    if (isBilingual && name === 'only') return <OnlyField key={name} schema={schema} side={only} />
    const title = fieldsOfKinds[`${kind}.${name}`] ?? fields[name] ?? name
    if (!isBilingual || (name !== 'zh' && name !== 'en'))
      return (
        <Field key={name} name={name} label={title} schema={member} sides={into(sides, name)} isRequired={isRequired} />
      )
    if (name === 'en') return null
    const langs = (['zh', 'en'] as const).filter((lang) => lang in properties && (inOnly ?? lang) === lang)
    const words = langs.map(
      (lang): Side => ({
        lang,
        path: [...only.path, lang],
        value: memberOf(only.value, lang),
      }),
    )
    if (member.type === 'object') return <Members key="words" schema={member} sides={words} label={label} />
    const isAlone = Object.keys(properties).length === langs.length
    const own = isAlone ? label : (fields.name ?? label)
    return <Field key="words" name={name} label={own} schema={member} sides={words} isRequired={isRequired} />
  })
}
