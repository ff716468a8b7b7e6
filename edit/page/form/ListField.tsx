import { ArrowDown, ArrowUp, ChevronRight, Copy, Plus, Trash2 } from 'lucide-react'
import { type ComponentType, type ReactNode, useId, useState } from 'react'
import { isData, namesOf, newValue, optionFor, optionsOf, type Schema } from '#edit/content/options.ts'
import { useLanguage } from '../language.tsx'
import { AddEntry, Options } from './AddEntry.tsx'
import { type FieldProps, keyOf, type MembersProps, type Side, useForm, useIssueCount, useIssues } from './context.ts'
import styles from './Form.module.css'
import lists from './List.module.css'
import { titleOf } from './titles.ts'
import { useItemKeys } from './useItemKeys.ts'

interface ListFieldProps extends FieldProps {
  /** Draws the fields of an open entry. Handed in, for they may be lists themselves. */
  Members: ComponentType<MembersProps>
}

/** A list of entries that open one by one. What is done to the list is done in both languages. */
export function ListField({ name, label, schema, sides, Members }: ListFieldProps) {
  const { words } = useLanguage()
  const { keys, open, values, length, paths, toggle, insert, ...actions } = useEntries(sides)
  const issues = useIssues(paths[0] ?? [])
  const options = optionsOf(schema.items ?? {})
  const only = options.length === 1 ? options[0] : undefined
  const [insertAt, setInsertAt] = useState<number>()
  const add = (at: number, option: Schema) => {
    setInsertAt(undefined)
    insert(
      at,
      sides.map(() => newValue(option)),
    )
  }
  return (
    <div className={lists.list} data-path={keyOf(paths[0] ?? [])}>
      <h2 className={lists.listTitle}>
        {label} <span className={lists.count}>{words.form.count(length)}</span>
      </h2>
      {issues.length > 0 && <p className={styles.issue}>{issues.join(' ')}</p>}
      <ol className={lists.entries}>
        {keys.map((key, index) => (
          <Entry
            key={key}
            onInsert={() => (only ? add(index + 1, only) : setInsertAt(insertAt === index + 1 ? undefined : index + 1))}
            schema={schema.items ?? {}}
            index={index}
            length={length}
            isOpen={open.has(key)}
            onToggle={(isOpen) => toggle(key, isOpen)}
            sides={sides.map(({ lang, path }, side) => ({
              lang,
              path: [...path, index],
              value: values[side]?.[index],
            }))}
            Members={Members}
            {...actions}
          >
            {insertAt === index + 1 && (
              <Options name={name} options={options} onAdd={(option) => add(index + 1, option)} />
            )}
          </Entry>
        ))}
      </ol>
      <AddEntry name={name} options={options} label={label} onAdd={(option) => add(length, option)} />
    </div>
  )
}

/** The entries of a list, which of them are open, and what is done to them. */
function useEntries(sides: readonly Side[]) {
  const { editLists } = useForm()
  const values = sides.map(({ value }) => (Array.isArray(value) ? value : []))
  const length = Math.max(...values.map((list) => list.length))
  const keys = useItemKeys(length)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const paths = sides.map(({ path }) => path)
  const toggle = (key: string, isOpen: boolean) =>
    setOpen((before) => {
      const next = new Set(before)
      if (isOpen) next.add(key)
      else next.delete(key)
      return next
    })
  const insert = (at: number, added: readonly unknown[]) => {
    const key = keys.insert(at)
    toggle(key, true)
    editLists(paths, { do: 'insert', at, value: added[0] }, added)
  }
  const move = (at: number, to: number) => {
    keys.move(at, to)
    editLists(paths, { do: 'move', at, to })
  }
  const remove = (at: number) => {
    keys.remove(at)
    editLists(paths, { do: 'remove', at })
  }
  const duplicate = (at: number) =>
    insert(
      at + 1,
      values.map((list) => structuredClone(list[at])),
    )
  return { keys: keys.keys, open, values, length, paths, toggle, insert, move, remove, duplicate }
}

interface EntryProps extends Pick<ListFieldProps, 'Members'> {
  schema: Schema
  index: number
  length: number
  isOpen: boolean
  sides: readonly Side[]
  onToggle(isOpen: boolean): void
  move(at: number, to: number): void
  remove(at: number): void
  duplicate(at: number): void
  onInsert(): void
  /** What can be inserted below it. */
  children?: ReactNode
}

function Entry({ schema, index, length, isOpen, sides, onToggle, Members, children, ...actions }: EntryProps) {
  const { words, values, lang } = useLanguage()
  const id = useId()
  const value = sides.find((side) => side.value !== undefined)?.value
  const option = optionFor(schema, value) ?? optionsOf(schema)[0] ?? schema
  const count = useIssueCount(sides.map(({ path }) => path))
  const names = namesOf(option).length > 0 ? kindNames(value, values) : ''
  const title = titleOf(sides, lang) || words.form.entry(index + 1)
  return (
    <li
      className={lists.entry}
      data-open={isOpen || undefined}
      data-paths={sides.map(({ path }) => keyOf(path)).join(' ')}
    >
      <div className={lists.entryHead}>
        <button
          type="button"
          className={lists.entryToggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onToggle(!isOpen)}
        >
          <ChevronRight aria-hidden size={18} />
          {names !== '' && <span className={lists.entryKind}>{names}</span>}
          <span className={lists.entryTitle}>{title}</span>
          {count > 0 && <span className={lists.badge}>{words.list.problems(count)}</span>}
        </button>
        <EntryActions title={title} index={index} length={length} {...actions} />
      </div>
      {isOpen && (
        <div className={`${lists.entryBody} ${styles.members}`} id={id}>
          <Members schema={option} sides={sides} label={title} />
        </div>
      )}
      {children}
    </li>
  )
}

type EntryActionsProps = Pick<EntryProps, 'index' | 'length' | 'move' | 'remove' | 'duplicate' | 'onInsert'> & {
  title: string
}

function EntryActions({ title, index, length, move, remove, duplicate, onInsert }: EntryActionsProps) {
  const { words, actions } = useLanguage()
  const buttons = [
    { say: words.form.up(title), Icon: ArrowUp, isOff: index === 0, act: () => move(index, index - 1) },
    { say: words.form.down(title), Icon: ArrowDown, isOff: index === length - 1, act: () => move(index, index + 1) },
    { say: actions.insert(title), Icon: Plus, isOff: false, act: onInsert },
    { say: words.form.duplicate(title), Icon: Copy, isOff: false, act: () => duplicate(index) },
    { say: words.form.remove(title), Icon: Trash2, isOff: false, act: () => remove(index) },
  ]
  return (
    <div className={lists.entryActions}>
      {buttons.map(({ say, Icon, isOff, act }) => (
        <button
          key={say}
          type="button"
          className={styles.icon}
          aria-label={say}
          title={say}
          aria-disabled={isOff}
          onClick={() => !isOff && act()}
        >
          <Icon aria-hidden size={16} />
        </button>
      ))}
    </div>
  )
}

const kindNames = (value: unknown, words: Record<string, string>) =>
  isData(value)
    ? ['type', 'kind', 'data']
        .map((field) => value[field])
        .filter((name) => typeof name === 'string')
        .map((name) => words[name] ?? name)
        .join(' · ')
    : ''
