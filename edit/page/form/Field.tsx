import { memo, useRef } from 'react'
import { isLang } from '#contract/languages.ts'
import { optionFor, optionsOf, type Schema } from '#edit/content/options.ts'
import { useLanguage } from '../language.tsx'
import { FocusField } from '../media/FocusField.tsx'
import { ChartNumbers } from './ChartNumbers.tsx'
import { type FieldProps, type MembersProps, type Side, useForm, useIssueCount } from './context.ts'
import { makesIds } from './entryIds.ts'
import styles from './Form.module.css'
import { isBilingual, itemParts, memberParts, type Part, wordSides } from './fieldOrder.ts'
import { LeafField } from './LeafField.tsx'
import { ListField } from './ListField.tsx'
import { OnlyField } from './OnlyField.tsx'
import { AbsentField, RemoveField } from './OptionalField.tsx'
import { TableField } from './TableField.tsx'
import { TextList } from './TextList.tsx'

/** A field of whatever kind its schema is, in one language or several beside each other. */
function AnyField({ name, label, schema, sides, isRequired, isNeeded = false }: FieldProps) {
  const value = sides.find((side) => side.value !== undefined)?.value
  const option = optionFor(schema, value) ?? optionsOf(schema)[0] ?? schema
  const isHolder = option.type === 'object' || option.type === 'array'
  if (isHolder && value === undefined && !isRequired) return <AbsentField label={label} schema={schema} sides={sides} />
  const props = { name, label, schema: option, sides, isRequired, isNeeded }
  if (option.type === 'array') {
    if (option.items?.type === 'array') return <TableField {...props} />
    const isList = optionsOf(option.items ?? {}).every(({ type }) => type === 'object')
    return isList ? <ListField {...props} Members={Members} /> : <TextList {...props} Members={Members} />
  }
  if (option.type !== 'object') return <LeafField {...props} />
  const isPair = Object.keys(option.properties ?? {}).every((key) => isLang(key))
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
    return value === other?.value && other?.lang === lang && path.join('.') === other?.path.join('.')
  })

export const Field = memo(AnyField, isSameField)

/** The fields of an object, in six columns. Where it speaks languages itself, their words stand beside each other. */
function Members({ schema, sides, label }: MembersProps) {
  const { fields } = useLanguage()
  const { properties = {}, required = [] } = schema
  const [only] = sides
  if (!only || !isBilingual(schema, sides)) {
    const parts = memberParts(schema, sides)
    return parts.map((part) => <Member key={part.name} part={part} among={parts} sides={sides} schema={schema} />)
  }
  const words = wordSides(schema, only)
  const [main, ...others] = Object.keys(properties).filter(isLang)
  const parts = memberParts(schema, sides).filter(({ name }) => !others.some((lang) => lang === name))
  return parts.map((part) => {
    const { name, schema: member } = part
    if (name !== main) return <Member key={name} part={part} among={parts} sides={sides} schema={schema} />
    if (member.type === 'object') return <Members key="words" schema={member} sides={words} label={label} />
    const isAlone = Object.keys(properties).every((key) => isLang(key))
    const own = isAlone ? label : (fields.name ?? label)
    return (
      <Field key="words" name={name} label={own} schema={member} sides={words} isRequired={required.includes(name)} />
    )
  })
}

/** The fields of a whole item: words first, then what is short, then lists; last when and to whom it is shown. */
export function ItemMembers({ schema, sides }: Omit<MembersProps, 'label'>) {
  const { actions } = useLanguage()
  const { written, settings } = itemParts(schema, sides)
  const all = [...written, ...settings]
  const shown = (parts: readonly Part[]) =>
    parts.map((part) => <Member key={part.name} part={part} among={all} sides={sides} schema={schema} />)
  return (
    <>
      {shown(written)}
      {settings.length > 0 && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{actions.publishing}</legend>
          <div className={styles.members}>{shown(settings)}</div>
        </fieldset>
      )}
    </>
  )
}

/** What the program fills in is shown only when something was wrong with it. */
function MadeField(props: FieldProps) {
  const wasWrong = useRef(false)
  wasWrong.current ||= useIssueCount(props.sides.map(({ path }) => path)) > 0
  return wasWrong.current && <Field {...props} />
}

interface MemberProps {
  part: Part
  /** All fields of the object. */
  among: readonly Part[]
  sides: readonly Side[]
  schema: Schema
}

function Member({ part: { name, schema: member, sides: own, isRequired }, among, sides, schema }: MemberProps) {
  const { fields, fieldsOfKinds } = useLanguage()
  const { kind } = useForm()
  const pictures = among.find((other) => other.name === 'picture')?.sides
  const isChart = among.some((other) => other.name === 'categories') && among.some((other) => other.name === 'series')
  if (member.const !== undefined) return null // it tells the kind of block, which stays
  if (isChart && name === 'series') return null // it stands with its categories
  if (isChart && name === 'categories') return <ChartNumbers sides={sides} />
  if (name === 'focus' && pictures) {
    return <FocusField sides={own} pictures={pictures} />
  }
  const [only] = sides
  if (name === 'only' && only && isBilingual(schema, sides)) return <OnlyField schema={schema} side={only} />
  const Shown = name === 'id' && makesIds(kind) ? MadeField : Field
  return (
    <Shown
      name={name}
      label={fieldsOfKinds[`${kind}.${name}`] ?? fields[name] ?? name}
      schema={member}
      sides={own}
      isRequired={isRequired}
      isNeeded={name === 'alt' && pictures?.some(({ value }) => Boolean(value)) === true}
    />
  )
}
