import { ChevronRight, Copy, Plus } from 'lucide-react'
import { type ComponentType, type ReactNode, useId, useState } from 'react'
import { isData, namesOf, newValue, optionFor, optionsOf, type Schema } from '#edit/content/options.ts'
import { Button, IconButton } from '../Button.tsx'
import { useLanguage } from '../language.tsx'
import { AddEntry, Options } from './AddEntry.tsx'
import { type FieldProps, keyOf, type MembersProps, type Side, useForm, useIssueCount } from './context.ts'
import { EntryButtons, type EntryButtonsProps } from './EntryButtons.tsx'
import { withOwnId } from './entryIds.ts'
import { FigureUses } from './FigureUses.tsx'
import styles from './Form.module.css'
import { Issues } from './Issues.tsx'
import lists from './List.module.css'
import { titleOf } from './titles.ts'
import { useEntries } from './useEntries.ts'

interface ListFieldProps extends FieldProps {
  /** Draws the fields of an open entry. Handed in, for they may be lists themselves. */
  Members: ComponentType<MembersProps>
}

/** A list of entries that open one by one. What is done to the list is done in both languages. */
export function ListField({ name, label, schema, sides, Members }: ListFieldProps) {
  const { words } = useLanguage()
  const { kind } = useForm()
  const { keys, values, length, sidesAt, insert, move, remove } = useEntries(sides)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [insertAt, setInsertAt] = useState<number>()
  const options = optionsOf(schema.items ?? {})
  const only = options.length === 1 ? options[0] : undefined
  const path = sides[0]?.path ?? []
  const removal = useRemoval({ values, insert, remove })
  const toggle = (key: string) => setOpen((before) => before.symmetricDifference(new Set([key])))
  const add = (at: number, added: readonly unknown[]) => {
    setInsertAt(undefined)
    toggle(
      insert(
        at,
        added.map((entry, side) => withOwnId(entry, kind, values[side] ?? [])),
      ),
    )
  }
  const addNew = (at: number, option: Schema) =>
    add(
      at,
      sides.map(() => newValue(option)),
    )
  const ask = (at: number) => (only ? addNew(at, only) : setInsertAt(insertAt === at ? undefined : at))
  return (
    <div className={lists.list} data-path={keyOf(path)}>
      <h2 className={lists.listTitle}>
        {label} <span className={lists.count}>{words.form.count(length)}</span>
      </h2>
      <Issues path={path} />
      <ol className={lists.entries}>
        {keys.map((key, index) => (
          <Entry
            key={key}
            schema={schema.items ?? {}}
            sides={sidesAt(index)}
            isOpen={open.has(key)}
            onToggle={() => toggle(key)}
            onInsert={() => ask(index + 1)}
            onDuplicate={() =>
              add(
                index + 1,
                values.map((list) => structuredClone(list[index])),
              )
            }
            {...{ Members, index, length, move, remove: removal.takeOut }}
          >
            {insertAt === index + 1 && (
              <Options name={name} options={options} onAdd={(option) => addNew(index + 1, option)} />
            )}
          </Entry>
        ))}
      </ol>
      {removal.said}
      <AddEntry name={name} options={options} label={label} onAdd={(option) => addNew(length, option)} />
    </div>
  )
}

/** Takes entries out, and offers to put the last one back. */
function useRemoval({ values, insert, remove }: Pick<ReturnType<typeof useEntries>, 'values' | 'insert' | 'remove'>) {
  const { form } = useLanguage().words
  const [removed, setRemoved] = useState<{ at: number; values: readonly unknown[] }>()
  const takeOut = (at: number) => {
    setRemoved({ at, values: values.map((list) => list[at]) })
    remove(at)
  }
  const putBack = () => {
    if (removed) insert(removed.at, removed.values)
    setRemoved(undefined)
  }
  const said = removed && (
    <p className={lists.count} role="status">
      {form.removed}{' '}
      <Button look="link" onClick={putBack}>
        {form.stepBack}
      </Button>
    </p>
  )
  return { takeOut, said }
}

interface EntryProps extends Pick<ListFieldProps, 'Members'>, Omit<EntryButtonsProps, 'title'> {
  schema: Schema
  isOpen: boolean
  sides: readonly Side[]
  onToggle(): void
  onInsert(): void
  onDuplicate(): void
  /** What can be inserted below it. */
  children?: ReactNode
}

function Entry({ schema, isOpen, sides, onToggle, onInsert, onDuplicate, Members, children, ...place }: EntryProps) {
  const { words, actions, values, lang } = useLanguage()
  const id = useId()
  const value = sides.find((side) => side.value !== undefined)?.value
  const option = optionFor(schema, value) ?? optionsOf(schema)[0] ?? schema
  const { kind, choices } = useForm()
  const isFigure = kind === 'figures' && sides[0]?.path[0] === 'items'
  const figure = isFigure && isData(value) ? choices.figures.find(({ id }) => id === value.id) : undefined
  const count = useIssueCount(sides.map(({ path }) => path))
  const names = namesOf(option).length > 0 ? kindNames(value, values) : ''
  const title = titleOf(sides, lang) || words.form.entry(place.index + 1)
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
          onClick={onToggle}
        >
          <ChevronRight aria-hidden size={18} />
          {names !== '' && <span className={lists.entryKind}>{names}</span>}
          {kind === 'calendar' && isData(value) && typeof value.date === 'string' && (
            <span className={lists.entryKind}>{`${value.date} `}</span>
          )}
          <span className={lists.entryTitle}>{title}</span> {figure && <strong>{figure.parts[lang].text}</strong>}
          {count > 0 && <span className={lists.badge}>{words.list.problems(count)}</span>}
        </button>
        <EntryButtons title={title} {...place}>
          <IconButton say={actions.insert(title)} Icon={Plus} onClick={onInsert} />
          <IconButton say={words.form.duplicate(title)} Icon={Copy} onClick={onDuplicate} />
        </EntryButtons>
      </div>
      {isOpen && (
        <div className={`${lists.entryBody} ${styles.members}`} id={id}>
          <Members schema={option} sides={sides} label={title} />
          {isFigure && <FigureUses value={value} />}
        </div>
      )}
      {children}
    </li>
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
