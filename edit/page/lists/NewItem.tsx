import { useId, useState } from 'react'
import { dayInChina } from '#contract/day.ts'
import type { ItemName } from '#contract/edit/items.ts'
import type { Lang } from '#contract/paths.ts'
import { langs } from '#contract/paths.ts'
import { hasMadeId, isItemId, type Kind, kindOf } from '#edit/content/kinds.ts'
import { isData, newValue, type Schema } from '#edit/content/options.ts'
import { knownSchema } from '#edit/content/schemas.ts'
import { withValue } from '#edit/content/withValue.ts'
import { freePath } from '#edit/media/fileName.ts'
import { siteLanguages } from '#server/content/shapes/fields.ts'
import { api } from '../api.ts'
import { Dialog, DialogForm } from '../Dialog.tsx'
import { Failure } from '../Failure.tsx'
import { useLanguage } from '../language.tsx'
import { AnnouncementPdf } from '../media/AnnouncementPdf.tsx'
import { useAnnouncementPdf } from '../media/useAnnouncementPdf.ts'
import styles from '../Page.module.css'
import { proposedName } from './proposedName.ts'

export interface Begun extends ItemName {
  data: unknown
}

export interface NewItemProps {
  kind: string
  /** Data and title of the item that is to be copied. */
  from?: unknown
  title?: string
  /** Of a new announcement, as it was dropped. */
  pdf?: File | undefined
  /** Where that PDF lies by itself, until the announcement has it. */
  kept?: { path: string; version: string } | undefined
  onBegun(begun: Begun): void
  onClose(): void
}

/** Asks for what a new item needs before it has a form: its day, its name in addresses, its title. */
export function NewItem({ kind: kindId, from, title, pdf: dropped, kept, onBegun, onClose }: NewItemProps) {
  const { words, kinds } = useLanguage()
  const kind = kindOf(kindId)
  const schema = kind && knownSchema(kind)
  const isDated = schema?.properties?.date !== undefined
  const { day, setDay, fileName, titles, setTitles, pdf } = useHead(dropped)
  const [given, setGiven] = useState<string>()
  const [refused, setRefused] = useState<{ id: string; say: string }>()
  const [failure, setFailure] = useState<unknown>()
  if (!kind || !schema) return null
  // As long as nobody has written another one.
  const name = given ?? (proposedName(kind, titles.en ?? '') || fileName)
  const slug = name.trim()
  const isPage = kind.folder === 'pages'
  const isWaiting = pdf.isReading || pdf.sending !== undefined
  const isMade = hasMadeId(kind)
  const id = isDated && kind.id !== 'report' ? `${day}-${slug || (isMade ? 'post' : '')}` : slug
  const refuse = (say: string) => setRefused({ id, say })
  const create = async () => {
    if (slug === '' && !isMade) return refuse(words.create.nameless)
    if (!isItemId(kind, id)) return refuse(isPage ? words.create.wrongRoute : words.create.wrong)
    const free = await freeId(kindId, id)
    if (free !== id && !isMade) return refuse(words.create.taken)
    const begun = withHead(from ?? emptyOf(kind, schema), isDated ? day : undefined, titles)
    await pdf.keep(free, kept).then(() => onBegun({ kind: kindId, id: free, data: pdf.filled(begun) }), setFailure)
  }
  return (
    <Dialog
      title={title === undefined ? words.pair(words.create.title, kinds[kindId] ?? kindId) : words.create.copy(title)}
      onClose={onClose}
    >
      <DialogForm yes={words.create.create} isReady={!isWaiting} onSubmit={() => void create()} onClose={onClose}>
        {kindId === 'announcement' && <AnnouncementPdf pdf={pdf} />}
        {isDated && <Ask label={words.create.date} type="date" value={day} onChange={setDay} />}
        <TitleAsks
          isPerson={kind.id === 'leader'}
          titles={titles}
          onChange={(title) => setTitles({ ...titles, ...title })}
        />
        {!isMade && (
          <NameAsk
            isPage={isPage}
            id={slug === '' ? undefined : id}
            refusal={refused?.id === id ? refused.say : ''}
            value={name}
            onChange={setGiven}
          />
        )}
        <Failure error={failure} />
      </DialogForm>
    </Dialog>
  )
}

/** The id, or the first like it that no item of the kind has. */
async function freeId(kind: string, id: string): Promise<string> {
  const known = await api.items({ kind, find: id, count: 1_000 }).catch(() => undefined)
  return freePath(id, known?.items.map((item) => item.id) ?? [])
}

/** Of an item that has nothing yet. */
const emptyOf = ({ form }: Kind, schema: Schema) =>
  form === 'twins' ? Object.fromEntries(siteLanguages().map((lang) => [lang, newValue(schema)])) : newValue(schema)

type Titles = Partial<Record<Lang, string>>
const written = (titles: Titles): Titles => Object.fromEntries(Object.entries(titles).filter(([, title]) => title))

/** Day, titles and name of a new item, as they are typed or stand in its PDF. */
function useHead(dropped: File | undefined) {
  const [day, setDay] = useState(() => dayInChina(Date.now()))
  const [fileName, setFileName] = useState('')
  const [titles, setTitles] = useState<Titles>({})
  const pdf = useAnnouncementPdf(dropped, (head) => {
    if (head.day) setDay(head.day)
    setFileName((before) => before || (head.name ?? ''))
    setTitles((before) => ({ ...head.titles, ...written(before) }))
  })
  return { day, setDay, fileName, titles, setTitles, pdf }
}

interface TitleAsksProps {
  isPerson: boolean
  titles: Titles
  onChange(titles: Titles): void
}

function TitleAsks({ isPerson, titles, onChange }: TitleAsksProps) {
  const { create } = useLanguage().words
  return siteLanguages().map((lang) => (
    <Ask
      key={lang}
      label={(isPerson ? create.names : create.titles)[lang]}
      value={titles[lang] ?? ''}
      onChange={(title) => onChange({ [lang]: title })}
    />
  ))
}

interface NameAskProps extends Pick<AskProps, 'refusal' | 'value' | 'onChange'> {
  isPage: boolean
  id: string | undefined
}

function NameAsk({ isPage, id, ...shared }: NameAskProps) {
  const { create } = useLanguage().words
  return (
    <Ask
      label={isPage ? create.route : create.name}
      hint={isPage ? create.routeHint : create.hint}
      result={id === undefined ? '' : create.becomes(id)}
      {...shared}
    />
  )
}

interface AskProps {
  label: string
  type?: string
  hint?: string
  /** What comes of it. */
  result?: string
  refusal?: string
  value: string
  onChange(value: string): void
}

function Ask({ label, type = 'text', hint, result, refusal, value, onChange }: AskProps) {
  const id = useId()
  return (
    <div className={styles.ask}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        value={value}
        required={type === 'date'}
        aria-describedby={hint ? `${id}-hint` : undefined}
        aria-invalid={refusal ? true : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint && (
        <p
          id={`${id}-hint`}
          className={styles.hint}
          data-refused={refusal ? true : undefined}
          role={refusal ? 'alert' : undefined}
        >
          {refusal || hint} {!refusal && result}
        </p>
      )}
    </div>
  )
}

/** The data with its day and titles, as a draft: nobody sees it before it is meant to be seen. */
function withHead(data: unknown, day: string | undefined, titles: Titles): unknown {
  const dated = day === undefined ? data : withValue(data, ['date'], day)
  return langs.reduce<unknown>((whole, lang) => {
    const side = isData(whole) ? whole[lang] : undefined
    if (!isData(side) || !titles[lang]) return whole
    return withValue(whole, [lang, 'name' in side && !('title' in side) ? 'name' : 'title'], titles[lang])
  }, dated)
}
