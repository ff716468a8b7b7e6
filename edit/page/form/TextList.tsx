import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { newValue } from '#edit/content/options.ts'
import { useLanguage } from '../language.tsx'
import { type FieldProps, keyOf, type Side, useForm, useIssues } from './context.ts'
import styles from './Form.module.css'
import { LeafInput } from './LeafInput.tsx'
import { useItemKeys } from './useItemKeys.ts'

/** A list of single values, each a line, in one language or two. */
export function TextList({ name, label, schema, sides }: FieldProps) {
  const { words } = useLanguage()
  const { editLists, set } = useForm()
  const id = useId()
  const items = schema.items ?? {}
  const lists = sides.map(({ value }) => (Array.isArray(value) ? value : []))
  const length = Math.max(...lists.map((list) => list.length))
  const keys = useItemKeys(length)
  const paths = sides.map(({ path }) => path)
  const issues = useIssues(paths[0] ?? [])
  const line = (index: number) => `${label} ${index + 1}`
  const move = (at: number, to: number) => {
    keys.move(at, to)
    editLists(paths, { do: 'move', at, to })
  }
  const remove = (at: number) => {
    keys.remove(at)
    editLists(paths, { do: 'remove', at })
  }
  const add = () => {
    keys.insert(length)
    const values = sides.map(() => newValue(items))
    editLists(paths, { do: 'insert', at: length, value: values[0] }, values)
  }
  return (
    <fieldset className={styles.textList} aria-labelledby={id} data-path={keyOf(paths[0] ?? [])}>
      <p className={styles.label} id={id}>
        {label}
      </p>
      {issues.length > 0 && <p className={styles.issue}>{issues.join(' ')}</p>}
      {keys.keys.map((key, index) => (
        <div key={key} className={styles.line}>
          <div className={styles.leaf} data-sides={sides.length}>
            {sides.map(({ lang, path }, side) => (
              <TextLine
                key={lang ?? ''}
                name={name}
                label={line(index)}
                side={{ lang, path: [...path, index], value: lists[side]?.[index] }}
                schema={items}
                onChange={(value) => set([[...path, index]], value ?? '')}
              />
            ))}
          </div>
          <LineButtons line={line(index)} index={index} length={length} onMove={move} onRemove={remove} />
        </div>
      ))}
      <button type="button" className={styles.add} onClick={add}>
        <Plus aria-hidden size={16} /> {words.form.addTo(label)}
      </button>
    </fieldset>
  )
}

interface TextLineProps {
  name: string
  label: string
  schema: FieldProps['schema']
  side: Side
  onChange(value: unknown): void
}

function TextLine({ name, label, schema, side: { lang, path, value }, onChange }: TextLineProps) {
  const { words } = useLanguage()
  const id = useId()
  const issues = useIssues(path)
  return (
    <div className={styles.side} data-path={keyOf(path)}>
      <label className="visually-hidden" htmlFor={id}>
        {label} {lang && words.languages[lang]}
      </label>
      <LeafInput
        id={id}
        name={name}
        schema={schema}
        lang={lang}
        value={value}
        isRequired
        describedBy={issues.length > 0 ? `${id}-issue` : undefined}
        onChange={onChange}
      />
      {issues.length > 0 && (
        <p className={styles.issue} id={`${id}-issue`}>
          {issues.join(' ')}
        </p>
      )}
    </div>
  )
}

interface LineButtonsProps {
  line: string
  index: number
  length: number
  onMove(at: number, to: number): void
  onRemove(at: number): void
}

function LineButtons({ line, index, length, onMove, onRemove }: LineButtonsProps) {
  const { form } = useLanguage().words
  return (
    <>
      <LineButton say={form.up(line)} isOff={index === 0} act={() => onMove(index, index - 1)} Icon={ArrowUp} />
      <LineButton
        say={form.down(line)}
        isOff={index === length - 1}
        act={() => onMove(index, index + 1)}
        Icon={ArrowDown}
      />
      <LineButton say={form.remove(line)} isOff={false} act={() => onRemove(index)} Icon={Trash2} />
    </>
  )
}

interface LineButtonProps {
  say: string
  isOff: boolean
  act(): void
  Icon: typeof ArrowUp
}

const LineButton = ({ say, isOff, act, Icon }: LineButtonProps) => (
  <button
    type="button"
    className={styles.icon}
    aria-label={say}
    title={say}
    aria-disabled={isOff}
    onClick={() => !isOff && act()}
  >
    <Icon aria-hidden size={16} />
  </button>
)
