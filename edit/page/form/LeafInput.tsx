import { type ComponentProps, useState } from 'react'
import type { Lang } from '#contract/paths.ts'
import type { Schema } from '#edit/content/options.ts'
import { provinceNames } from '#web/words/provinces.ts'
import { useLanguage } from '../language.tsx'
import { FileInput } from '../media/FileInput.tsx'
import { type Choice, useForm } from './context.ts'
import { MarkdownEditor } from './MarkdownEditor.tsx'
import { fromLocalTime, toLocalTime } from './moments.ts'
import switches from './Switch.module.css'

interface LeafInputProps {
  id: string
  name: string
  schema: Schema
  lang: Lang | undefined
  value: unknown
  isRequired: boolean
  describedBy: string | undefined
  onChange(value: unknown): void
  onChosen(name: string): void
}

/** Files say yes and no as `1` and `0` here and there. */
const isYesNo = ({ enum: some }: Schema) => some?.length === 2 && some[0] === '0' && some[1] === '1'
export const isSwitchOf = (schema: Schema) => schema.type === 'boolean' || isYesNo(schema)

/** The input that fits a schema. What is emptied and not required goes away. */
export function LeafInput(props: LeafInputProps) {
  const { id, name, schema, lang, value, isRequired, describedBy, onChange, onChosen } = props
  const { choices } = useForm()
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const give = (next: string) => onChange(next === '' && !isRequired ? undefined : next)
  const shared = {
    id,
    'aria-invalid': describedBy !== undefined,
    'aria-describedby': describedBy,
    lang,
  }
  const input = schema['x-input']
  if (isSwitchOf(schema)) return <Switch {...props} />
  if (schema.enum) return <EnumSelect {...props} {...shared} />
  if (schema.type === 'number' || schema.type === 'integer' || Array.isArray(schema.type))
    return <NumberInput {...shared} value={value} onChange={onChange} />
  if (input === 'code' && choices.categories.length > 0)
    return <CategorySelect {...shared} text={text} onChange={give} />
  if (input === 'markdown')
    return <MarkdownEditor id={id} lang={lang} value={text} describedBy={describedBy} onChange={give} />
  if (lang && schema.type === 'string' && input === undefined && !text.includes('\n'))
    return <LongLine {...shared} value={text} onChange={give} />
  if (input === 'paragraph' || text.includes('\n'))
    return <textarea {...shared} rows={rowsFor(text)} value={text} onChange={(event) => give(event.target.value)} />
  if (input === 'moment') {
    return (
      <input
        {...shared}
        type="datetime-local"
        value={toLocalTime(text)}
        onChange={(event) => give(fromLocalTime(event.target.value))}
      />
    )
  }
  if (input === 'file')
    return <FileInput {...shared} schema={schema} value={text} onChange={give} onChosen={onChosen} />
  if (name === 'related' && choices.pages.length > 0) return <PageSelect {...shared} text={text} onChange={give} />
  const type = input === 'day' ? 'date' : input === 'hour' ? 'time' : name === 'accent' ? 'color' : 'text'
  const list = input === 'link' || name === 'linkUrl' ? 'edit-pages' : undefined
  return <input {...shared} type={type} list={list} value={text} onChange={(event) => give(event.target.value)} />
}

/** A line of text that is shown whole, however long it is. */
function LongLine({ value, onChange, ...shared }: Shared & { value: string; onChange(value: string): void }) {
  return (
    <textarea
      {...shared}
      data-line
      rows={Math.max(1, Math.ceil(value.length / 60))}
      value={value}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
      }}
      onChange={(event) => onChange(event.target.value.replaceAll('\n', ' '))}
    />
  )
}

const rowsFor = (text: string) => Math.min(Math.max(2, Math.ceil(text.length / 42)), 8)

function Switch({ id, value, schema, isRequired, onChange, describedBy }: LeafInputProps) {
  const [on, off] = isYesNo(schema) ? ['1', '0'] : [true, false]
  const isOn = (value ?? schema.default) === on
  return (
    <input
      id={id}
      className={switches.switch}
      type="checkbox"
      checked={isOn}
      aria-describedby={describedBy}
      onChange={({ target: { checked } }) =>
        onChange(!isRequired && checked === (schema.default === on) ? undefined : checked ? on : off)
      }
    />
  )
}

type Shared = Pick<ComponentProps<'select'>, 'id' | 'aria-describedby' | 'aria-invalid' | 'lang'>

function EnumSelect({ id, schema, name, value, isRequired, onChange, ...shared }: LeafInputProps & Shared) {
  const { lang, words, values } = useLanguage()
  const provinces: Record<string, string> = name === 'province' ? provinceNames[lang] : {}
  const text = value === undefined || value === null ? '' : String(value)
  const find = (chosen: string) => schema.enum?.find((option) => String(option) === chosen)
  return (
    <select
      id={id}
      aria-describedby={shared['aria-describedby']}
      value={text}
      onChange={(event) => onChange(find(event.target.value))}
    >
      {(!isRequired || text === '') && <option value="">{words.form.none}</option>}
      {text !== '' && find(text) === undefined && <option value={text}>{text}</option>}
      {schema.enum?.map((option) => (
        <option key={option} value={String(option)}>
          {provinces[option] ?? values[option] ?? option}
        </option>
      ))}
    </select>
  )
}

interface ChoiceSelectProps extends Shared {
  text: string
  onChange(value: string): void
}

const CategorySelect = (props: ChoiceSelectProps) => <ChoiceSelect {...props} options={useForm().choices.categories} />
/** Pages by their titles. */
const PageSelect = (props: ChoiceSelectProps) => <ChoiceSelect {...props} options={useForm().choices.pages} />

function ChoiceSelect({ text, options, onChange, ...shared }: ChoiceSelectProps & { options: readonly Choice[] }) {
  const isKnown = options.some(({ value }) => value === text)
  return (
    <select {...shared} value={text} onChange={(event) => onChange(event.target.value)}>
      {!isKnown && <option value={text}>{text}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

/** A text that is no number stays one; without one there is none. */
const numberIn = (text: string): string | number | null =>
  text.trim() === '' ? null : Number.isFinite(Number(text)) ? Number(text) : text

/** Keeps what is typed until it is a number, such as `-` or `1.`. */
export function NumberInput({
  value,
  onChange,
  ...shared
}: Shared & Pick<ComponentProps<'input'>, 'aria-label'> & { value: unknown; onChange(value: unknown): void }) {
  const [typed, setTyped] = useState<string>()
  const known = value === undefined || value === null ? '' : String(value)
  const isTyped = typed !== undefined && numberIn(typed) === (value ?? null) // else it was changed from elsewhere
  return (
    <input
      {...shared}
      type="text"
      inputMode="decimal"
      value={isTyped ? typed : known}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(numberIn(target.value))
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
