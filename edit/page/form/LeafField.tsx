import { useId, useState } from 'react'
import type { Schema } from '#edit/content/options.ts'
import { timeOf } from '#server/content/schedule.ts'
import { useLanguage } from '../language.tsx'
import { FieldComments } from '../review/FieldComments.tsx'
import { type FieldProps, keyOf, type Side, useForm, useIssues } from './context.ts'
import styles from './Form.module.css'
import { Issues } from './Issues.tsx'
import { isSwitchOf, LeafInput } from './LeafInput.tsx'
import { StaleHint } from './StaleHint.tsx'
import { SuddenChange } from './SuddenChange.tsx'
import { useDescribing } from './useDescribing.tsx'

/** What both languages as a rule have alike: pictures, links, numbers, choices. Texts they never have. */
const isShared = ({ type, enum: some, 'x-input': input }: Schema) =>
  type !== 'string' || some !== undefined || (input !== undefined && input !== 'markdown' && input !== 'paragraph')

/** What now and then is not alike: a picture with words in it, a number in other units, a draft or moment of one language. */
const maySplit = ({ type, 'x-input': input }: Schema) => type !== 'string' || input === 'file' || input === 'moment'

/** How much of a row a field needs. */
function widthOf({ type, enum: some, 'x-input': input }: Schema): 'short' | 'half' | undefined {
  if (type !== 'string' || some || ['day', 'moment', 'hour', 'code'].includes(input ?? '')) return 'short'
  return input === 'markdown' || input === 'paragraph' ? undefined : 'half'
}

/** A single value: one input, or one in each language. Of what both have alike there is one input, until somebody wants two. */
export function LeafField({ name, label, schema, sides, isRequired, isNeeded }: FieldProps) {
  const { words } = useLanguage()
  const { set } = useForm()
  const described = useDescribing(sides)
  const [isSplit, setSplit] = useState(false)
  const [first] = sides
  const canJoin = sides.length === 2 && isShared(schema)
  const isJoined = canJoin && !isSplit && sides.every(({ value }) => value === first?.value)
  const shown = isJoined && first ? [{ ...first, lang: undefined }] : sides
  const toggle = () => {
    if (!isJoined && first) {
      set(
        sides.map(({ path }) => path),
        first.value,
      )
    }
    setSplit(isJoined)
  }
  return (
    <div
      className={styles.leaf}
      data-sides={shown.length}
      data-width={shown.length === 1 ? widthOf(schema) : undefined}
    >
      {shown.map((side) => (
        <LeafSide
          key={side.lang ?? ''}
          name={name}
          label={label}
          schema={schema}
          side={side}
          isRequired={isRequired}
          isNeeded={isNeeded}
          onChange={(value) => set(isJoined ? sides.map(({ path }) => path) : [side.path], value)}
          onChosen={(name) => void described.take(isJoined ? sides : [side], name)}
        />
      ))}
      {described.hint}
      {canJoin && (!isJoined || maySplit(schema)) && (
        <button type="button" className={styles.split} onClick={toggle}>
          {isJoined ? words.form.differs : words.form.same}
          <span className="visually-hidden">{words.pair('', label)}</span>
        </button>
      )}
    </div>
  )
}

interface LeafSideProps extends Omit<FieldProps, 'sides'> {
  side: Side
  /** Of a list, whose title says what it is: its label is for those who hear it. */
  isLine?: boolean
  onChange(value: unknown): void
  onChosen?(name: string): void
}

/** The field of a value in one language, or in all. */
export function LeafSide({ name, label, schema, side, isRequired, isNeeded, isLine, ...given }: LeafSideProps) {
  const { onChange, onChosen = () => {} } = given
  const { words } = useLanguage()
  const { lang, path, value } = side
  const id = useId()
  const issues = useIssues(path)
  const isSwitch = isSwitchOf(schema)
  return (
    <div className={styles.side} data-switch={isSwitch || undefined} data-path={keyOf(path)}>
      <label className={isLine ? 'visually-hidden' : styles.label} htmlFor={id} id={`${id}-label`}>
        {label} {lang && <span className={styles.language}>{words.languages[lang]}</span>}{' '}
        {schema['x-input'] === 'moment' && <span className={styles.optional}>{words.form.china}</span>}{' '}
        {!isRequired && !isNeeded && !isSwitch && <span className={styles.optional}>{words.form.optional}</span>}
      </label>
      <LeafInput
        id={id}
        name={name}
        schema={schema}
        lang={lang}
        value={value}
        isRequired={isRequired}
        describedBy={issues.length > 0 ? `${id}-issue` : undefined}
        onChange={onChange}
        onChosen={onChosen}
      />
      <Issues path={path} id={`${id}-issue`} />
      <SuddenChange path={path} value={value} />
      <LeavesHint name={name} value={value} />
      <StaleHint path={path} label={label} />
      <FieldComments path={path} label={label} />
    </div>
  )
}

/** What readers see now leaves the site as a draft, and until a time that is to come. */
function LeavesHint({ name, value }: { name: string; value: unknown }) {
  const { actions } = useLanguage()
  const { isPublic } = useForm()
  const isTimed = name === 'publishAt' && typeof value === 'string' && timeOf(value) > Date.now()
  const hint = isTimed ? actions.timeHides : name === 'draft' && value === true ? actions.draftHides : undefined
  if (!isPublic || !hint) return null
  return (
    <p className={styles.warning} role="status">
      {hint}
    </p>
  )
}
