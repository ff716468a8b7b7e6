import type { Lang } from '#contract/paths.ts'
import type { Path } from '#edit/content/issues.ts'
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
  problems: number
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
  state: ItemState
  faults?: FileFault[]
  texts?: Record<string, string>
}
export type SavedItem =
  | { outcome: 'saved'; versions: Versions; problems: ServerProblem[] }
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
  by: string
  at: string
  message: string
  published: boolean
}
export interface ItemName {
  kind: string
  id: string
}

/** What the program refused, with its sentence where it gave one. */
export class Refusal extends Error {
  readonly text: Partial<Record<Lang, string>>
  readonly isOffline: boolean
  /** Nobody is signed in, or no longer. */
  readonly isStranger: boolean

  constructor(text: Partial<Record<Lang, string>>, { isOffline = false, isStranger = false } = {}) {
    super(text.en ?? 'refused')
    this.text = text
    this.isOffline = isOffline
    this.isStranger = isStranger
  }
}

export const api = {
  me: () => get<Me>('me'),
  items: (kind?: string, find?: string) => get<{ items: ItemSummary[] }>('items', { kind, find }),
  item: ({ kind, id }: ItemName) => get<OpenedItem>('item', { kind, id }),
  /** The data as it was saved in a revision; `undefined` where the item was not there. */
  itemAt: ({ kind, id }: ItemName, revision: string) => get<{ data?: unknown }>('item', { kind, id, revision }),
  history: ({ kind, id }: ItemName) => get<{ revisions: Revision[] }>('history', { kind, id }),
  waiting: () => get<{ items: WaitingItem[] }>('waiting'),
  save: (item: ItemName & { data: unknown; versions: Versions }) => post<SavedItem>('item', item),
  saveTexts: (item: ItemName & { texts: Record<string, string>; versions: Versions }) => post<SavedItem>('item', item),
  publish: (items: readonly ItemName[]) => post<{ outcome: string }>('publish', { items }),
  discard: (items: readonly ItemName[]) => post<unknown>('discard', { items }),
  signOut: () => post<{ to: string }>('sign-out', {}),
  undo: (revision: string) => post<{ outcome: string }>('undo', { revision }),
}

const get = <T>(path: string, query: Record<string, string | undefined> = {}): Promise<T> => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1])
  return call<T>(`/api/${path}${given.length > 0 ? `?${new URLSearchParams(given)}` : ''}`, {})
}

const post = <T>(path: string, body: unknown): Promise<T> =>
  call<T>(`/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf': token() },
    body: JSON.stringify(body),
  })

const token = () => document.querySelector<HTMLMetaElement>('meta[name="csrf"]')?.content ?? ''

async function call<T>(address: string, init: RequestInit): Promise<T> {
  let response: Response
  try {
    response = await fetch(address, init)
  } catch {
    throw new Refusal({}, { isOffline: true })
  }
  const body: unknown = await response.json().catch(() => undefined)
  // A conflict is an answer like others, whatever its status.
  if (response.ok || (isData(body) && body.outcome === 'conflict')) return body as T
  const isStranger = response.status === 401
  throw new Refusal(isData(body) ? sentencesOf(body.message ?? body.error) : {}, { isStranger })
}

const isData = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const sentencesOf = (message: unknown): Partial<Record<Lang, string>> =>
  typeof message === 'string' ? { zh: message, en: message } : isData(message) ? message : {}
