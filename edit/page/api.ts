import type { Lang } from '#contract/paths.ts'
import type { Path } from '#edit/content/issues.ts'
import type { Act } from '#edit/repository/subjects.ts'
import type { Versions } from './item/keptDrafts.ts'

export type ItemState = 'published' | 'changed' | 'new' | 'draft' | 'scheduled'

export interface Me {
  name: string
  mail: string
  role: 'writer' | 'publisher'
  lang?: Lang
  canPublish: boolean
  canSignOut?: boolean
}
export interface ItemSummary {
  kind: string
  id: string
  title: Partial<Record<Lang, string>>
  date?: string
  state: ItemState
  publishAt?: string
  until?: string
  problems: number
  untranslated?: number
}
export interface ItemQuery {
  kind?: string | undefined
  find?: string | undefined
  state?: ItemState | undefined
  from?: number
  count?: number
}
/** What the site's checks find, with its sentence in each language. `path` lies within the data of the item. */
export interface ServerProblem {
  path?: Path
  file?: string
  line?: number
  text: Record<Lang, string>
}
export interface FileFault {
  path: string
  line: number
  code: string
  quote?: string
}
export interface OpenedItem {
  data: unknown
  versions: Versions
  problems: ServerProblem[]
  /** If not, `api.problems` says more in a moment. */
  isChecked?: boolean
  state: ItemState
  faults?: FileFault[]
  texts?: Record<string, string>
}
export type SavedItem =
  | { outcome: 'saved'; versions: Versions; problems: ServerProblem[]; isChecked?: boolean }
  | { outcome: 'conflict'; paths?: string[] }
export interface WaitingItem {
  kind: string
  id: string
  title: Partial<Record<Lang, string>>
  state: 'new' | 'changed' | 'removed'
  by: string
  at: string
  problems?: number
}
export interface Revision {
  revision: string
  /** The revision that it followed; the first has none. */
  parent?: string
  by: string
  at: string
  message: string
  act: Act
  published: boolean
}
/** Where an item is seen as it is being written. */
export interface ShownPreview {
  origin: string
  pages: Record<Lang, string>
  /** The languages in which there is that page. */
  langs: Lang[]
  /** Whether the page is what is written, or what it last was when it could be shown. */
  isShown: boolean
  problems: ServerProblem[]
}
export interface ItemName {
  kind: string
  id: string
}
type Titled = ItemName & Pick<ItemSummary, 'title'>
export interface CalendarEntry extends Titled {
  state: ItemState
  does: 'publish' | 'end'
  at: string
  /** In China, `2026-11-27`. */
  day: string
}
export interface Release {
  revision: string
  by: string
  writers: string[]
  at: string
  items: (Titled & { isRemoved: boolean })[]
  others: number
}
/** A text whose other language changed after it was made, and what stood there then and stands there now. */
export interface StaleField {
  name: string
  lang: Lang
  path: Path
  source: string
  now: string
  by: string
  at: string
}
export type StaleItem = Titled & { fields: StaleField[] }
export type Doing = 'reading' | 'typing' | 'unsaved'
export interface Other {
  name: string
  doing: Doing
  isSelf: boolean
}

/** What the program refused, with its sentence where it gave one. */
export class Refusal extends Error {
  readonly text: Partial<Record<Lang, string>>
  readonly isOffline: boolean
  /** Nobody is signed in, or no longer. */
  readonly isStranger: boolean
  /** What has to be mended first. */
  readonly problems: readonly (ServerProblem & Partial<ItemName>)[]

  constructor(
    text: Partial<Record<Lang, string>>,
    { isOffline = false, isStranger = false, problems = [] }: Partial<Omit<Refusal, keyof Error | 'text'>> = {},
  ) {
    super(text.en ?? 'refused')
    this.text = text
    this.isOffline = isOffline
    this.isStranger = isStranger
    this.problems = problems
  }
}

export const api = {
  me: () => get<Me>('me'),
  items: (query: ItemQuery) => get<{ items: ItemSummary[]; total: number }>('items', { ...query }),
  /** What is wrong with an item that was saved, as soon as everything is checked. */
  problems: ({ kind, id }: ItemName) => get<{ problems: ServerProblem[] }>('problems', { kind, id }),
  item: ({ kind, id }: ItemName) => get<OpenedItem>('item', { kind, id }),
  /** The data as it was saved in a revision; `undefined` where the item was not there. */
  itemAt: ({ kind, id }: ItemName, revision: string) => get<{ data?: unknown }>('item', { kind, id, revision }),
  history: ({ kind, id }: ItemName) => get<{ revisions: Revision[] }>('history', { kind, id }),
  waiting: () => get<{ items: WaitingItem[] }>('waiting'),
  save: (item: ItemName & { data: unknown; versions: Versions }) => conflicting<SavedItem>('item', item),
  saveTexts: (item: ItemName & { texts: Record<string, string>; versions: Versions }) => post<SavedItem>('item', item),
  /** Brings a removed item back as it last was. */
  restore: ({ kind, id }: ItemName) => post<SavedItem>('restore', { kind, id }),
  /** Shows an item as it is being written; without data as it is saved. */
  preview: (item: ItemName & { data?: unknown }) => post<ShownPreview>('preview', item),
  publish: (items: readonly ItemName[]) => post<{ outcome: string }>('publish', { items }),
  discard: (items: readonly ItemName[]) => post<unknown>('discard', { items }),
  calendar: (month: string) => get<{ entries: CalendarEntry[] }>('calendar', { month }),
  releases: () => get<{ releases: Release[] }>('releases'),
  translations: () => get<{ stale: StaleItem[]; untranslated: ItemSummary[] }>('translations'),
  stale: ({ kind, id }: ItemName) => get<{ fields: StaleField[] }>('stale', { kind, id }),
  markRight: (item: ItemName & { texts: readonly string[] }) => post<unknown>('right', item),
  /** Says what this window does with an item, and asks who else has it open. */
  presence: (here: ItemName & { page: string; doing: Doing | 'gone' }) => post<{ others?: Other[] }>('presence', here),
  signOut: () => post<{ to: string }>('sign-out', {}),
  undo: (revision: string) => post<{ outcome: string }>('undo', { revision }),
}

export const get = <T>(path: string, query: Record<string, string | number | undefined> = {}): Promise<T> => {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  return call<T>(`/api/${path}${given.length > 0 ? `?${new URLSearchParams(given)}` : ''}`, {})
}

export const post = async <T>(path: string, body: unknown): Promise<T> => {
  const answer = await conflicting<T>(path, body)
  if (isData(answer) && answer.outcome === 'conflict') throw new Refusal(sentencesOf(answer.message))
  return answer
}

/** Of what can be settled here a conflict is an answer like others, whatever its status. */
const conflicting = <T>(path: string, body: unknown): Promise<T> =>
  call<T>(`/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf': token() },
    body: JSON.stringify(body),
  })

export const token = () => document.querySelector<HTMLMetaElement>('meta[name="csrf"]')?.content ?? ''

async function call<T>(address: string, init: RequestInit): Promise<T> {
  let response: Response
  try {
    response = await fetch(address, init)
  } catch {
    throw new Refusal({}, { isOffline: true })
  }
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok || (isData(body) && body.outcome === 'conflict')) return body as T
  const isStranger = response.status === 401
  if (!isData(body)) throw new Refusal({}, { isStranger })
  const problems = Array.isArray(body.problems) ? body.problems : []
  throw new Refusal(sentencesOf(body.texts ?? body.message ?? body.error), { isStranger, problems })
}

const isData = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

export const sentencesOf = (message: unknown): Partial<Record<Lang, string>> =>
  typeof message === 'string' ? { zh: message, en: message } : isData(message) ? message : {}
