import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { ItemName, OpenedItem, Path } from '#contract/edit/items.ts'
import { valueAt } from '#edit/content/issues.ts'
import type { Kind } from '#edit/content/kinds.ts'
import { isData, newValue, type Schema } from '#edit/content/options.ts'
import { knownSchema } from '#edit/content/schemas.ts'
import { siteLanguages } from '#server/content/shapes/fields.ts'
import { Button } from '../Button.tsx'
import { Question } from '../Dialog.tsx'
import { type FormApi, FormContext, type Side } from '../form/context.ts'
import { Field, ItemMembers } from '../form/Field.tsx'
import form from '../form/Form.module.css'
import { focusField, pathIn } from '../form/focusField.ts'
import { useLanguage } from '../language.tsx'
import { ItemPdfs } from '../media/ItemPdfs.tsx'
import styles from '../Page.module.css'
import { PreviewBeside } from '../preview/PreviewBeside.tsx'
import { ItemReview } from '../review/ItemReview.tsx'
import { SinceLastSeen } from '../review/SinceLastSeen.tsx'
import { ReviewProvider } from '../review/useReview.tsx'
import { useChoices } from '../useChoices.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { useDiscard } from './DiscardDialog.tsx'
import { ItemBar } from './ItemBar.tsx'
import type { ItemPageProps } from './itemProps.ts'
import { useDataTitle } from './itemTitle.ts'
import { LimitsNote } from './LimitsNote.tsx'
import { MenuPlace } from './MenuPlace.tsx'
import { QuoteDays } from './QuoteDays.tsx'
import { StaleFields } from './StaleFields.tsx'
import { StaleProvider } from './stale.tsx'
import { useItemIssues } from './useIssues.ts'
import { useItem } from './useItem.ts'

interface ItemFormProps extends ItemPageProps {
  kind: Kind
  item: OpenedItem
  reopen(): void
}

/** The form of an item, with what is wrong, what is unsaved, and its one Save. */
export function ItemForm(props: ItemFormProps) {
  const { name, kind, fresh, onWork, onFirstSave, reopen } = props
  const item = useItem(name, props.item, fresh)
  const discard = useDiscard(props, item)
  const schema = knownSchema(kind)
  const [isAsked, setAsked] = useState(false)
  const isNew = fresh !== undefined && !isAsked
  const isRestored = item.restored !== 'no' && item.isDirty
  const { store, told, count, leaveField } = useItemIssues(kind, schema, { ...item, isNew })
  const choices = useChoices(kind.id)
  const isPublic = ['published', 'changed'].includes(props.item.state)
  const save = async () => {
    setAsked(true)
    if (!item.isDirty || item.save.isPending) return !item.isDirty
    const isSaved = (await item.save.mutateAsync().catch(() => undefined)) !== undefined
    if (isSaved && fresh !== undefined) {
      onFirstSave()
      reopen()
    }
    return isSaved
  }
  useTellWork(onWork, item, useDataTitle()(name, item.data), save)
  useSaveKey(() => void save())
  useAskedField(name.at)
  const api = useFormApi(item, { issues: store, choices, kind: kind.id, isPublic })
  return (
    <FormContext value={api}>
      <StaleProvider name={name} isSaved={fresh === undefined}>
        <ReviewProvider name={name} isSaved={fresh === undefined} base={item.base} data={item.data}>
          {(onFocus) => (
            <PreviewBeside name={name} data={item.data}>
              {(preview) => (
                <form
                  className={styles.page}
                  onBlur={leaveField}
                  onFocus={onFocus}
                  onSubmit={(event) => {
                    event.preventDefault()
                    void save()
                  }}
                >
                  <ItemBar {...props} item={item} told={told} count={count} preview={preview} onDiscard={discard.ask} />
                  {isRestored && <RestoredDraft isOld={item.restored === 'old'} onDiscard={discard.ask} />}
                  <Remarks name={name} isSaved={fresh === undefined} limits={props.item.limits} />
                  <Belongings name={name} isSaved={fresh === undefined} item={item} />
                  <div className={`${styles.fields} ${form.members}`}>
                    <Body kind={kind} schema={schema} data={item.data} set={item.replace} />
                  </div>
                </form>
              )}
            </PreviewBeside>
          )}
        </ReviewProvider>
        <PageChoices pages={choices.pages} />
        {discard.dialog}
        {item.conflict && <ConflictDialog name={name} conflict={item.conflict} onSettled={item.settle} />}
      </StaleProvider>
    </FormContext>
  )
}

/** What fields do with the item; the same as long as nothing but its data changes. */
function useFormApi(
  item: ReturnType<typeof useItem>,
  { issues, choices, kind, isPublic }: Pick<FormApi, 'issues' | 'choices' | 'kind' | 'isPublic'>,
): FormApi {
  const typed = useRef(item.data)
  typed.current = item.data
  // biome-ignore lint/correctness/useExhaustiveDependencies: both only dispatch
  return useMemo(() => {
    const { set, editLists } = item
    const at = (path: Path) => valueAt(typed.current, path)
    return { set, editLists, valueAt: at, issues, choices, kind, isPublic }
  }, [issues, choices, kind, isPublic])
}

/** What is to be known of an item before its fields. */
const Remarks = ({ name, isSaved, limits }: Pick<OpenedItem, 'limits'> & { name: ItemName; isSaved: boolean }) => (
  <>
    <LimitsNote limits={limits} />
    <ItemReview />
    {isSaved && <SinceLastSeen name={name} />}
    <StaleFields />
  </>
)

/** What belongs to an item and is no field of it: its trading days, its entry in the menu, its PDFs. */
const Belongings = ({
  name,
  isSaved,
  item,
}: {
  name: ItemName
  isSaved: boolean
  item: ReturnType<typeof useItem>
}) => (
  <>
    {(name.kind === 'stock' || name.kind === 'bond') && <QuoteDays kind={name.kind} />}
    {name.kind === 'page' && isSaved && <MenuPlace id={name.id} data={item.data} />}
    <ItemPdfs name={name} data={item.data} onKept={item.takeNamedPdf} />
  </>
)

/** What was typed before, and is in the form again. */
export function RestoredDraft({ isOld, onDiscard }: { isOld: boolean; onDiscard(): void }) {
  const { words } = useLanguage()
  return (
    <p className={styles.marked} role="status">
      {isOld ? words.item.restoredOld : words.item.restored}{' '}
      <Button look="link" onClick={onDiscard}>
        {words.item.discardDraft}
      </Button>
    </p>
  )
}

/** What fields for links propose. */
const PageChoices = ({ pages }: { pages: readonly { value: string; label: string }[] }) => (
  <datalist id="edit-pages">
    {pages.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </datalist>
)

/** The frame of the program knows what is unsaved, and how it is saved. */
function useTellWork(
  onWork: ItemPageProps['onWork'],
  { isDirty, save: { isPending: isSaving } }: ReturnType<typeof useItem>,
  typed: string,
  act: () => Promise<boolean>,
) {
  const save = useEffectEvent(act)
  const title = useRef(typed)
  title.current = typed
  useEffect(() => {
    onWork({ title: () => title.current, isDirty, isSaving, save: () => save() })
    return () => onWork(undefined)
  }, [isDirty, isSaving, onWork])
}

/** Ctrl+S, or Command+S. */
function useSaveKey(act: () => void) {
  const save = useEffectEvent(act)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      save()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

/** The field that the address names gets the focus. */
function useAskedField(at: string | undefined) {
  useEffect(() => {
    if (at !== undefined) void focusField(pathIn(at))
  }, [at])
}

interface BodyProps {
  kind: Kind
  schema: Schema
  data: unknown
  set(data: unknown): void
}

function Body({ kind, schema, data, set }: BodyProps) {
  const { words, actions, kinds } = useLanguage()
  const [isAsking, setAsking] = useState(false)
  if (kind.form === 'bilingual') {
    const side: Side = { path: [], value: data }
    if (schema.type === 'array')
      return <Field name={kind.id} label={kinds[kind.id] ?? ''} schema={schema} sides={[side]} isRequired />
    return <ItemMembers schema={schema} sides={[side]} />
  }
  const twins = isData(data) ? data : {}
  const [main, ...others] = siteLanguages()
  const langs = siteLanguages().filter((lang) => lang in twins)
  const sides = langs.map((lang): Side => ({ lang, path: [lang], value: twins[lang] }))
  const missing = others.find((lang) => !(lang in twins))
  const isWhole = missing === undefined
  return (
    <>
      <ItemMembers schema={schema} sides={sides} />
      {kind.folder !== undefined && main !== undefined && others.length > 0 && (
        <p>
          <Button
            look={isWhole ? 'dangerLink' : 'link'}
            onClick={() =>
              missing === undefined ? setAsking(true) : set({ ...twins, [missing]: twinOf(twins[main], schema) })
            }
          >
            {isWhole ? words.item.removeTwin : words.item.addTwin}
          </Button>
        </p>
      )}
      {isAsking && (
        <Question
          title={words.item.removeTwin}
          onYes={() => {
            set(main === undefined ? twins : { [main]: twins[main] })
            setAsking(false)
          }}
          onClose={() => setAsking(false)}
        >
          <p>{actions.removeTwinAsk}</p>
        </Question>
      )}
    </>
  )
}

/** A page to be translated: blocks, pictures and numbers of the one in the main language, texts as they are there. */
const twinOf = (page: unknown, schema: Schema): unknown => (isData(page) ? structuredClone(page) : newValue(schema))
