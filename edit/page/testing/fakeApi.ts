import { vi } from 'vitest'
import type {
  CalendarEntry,
  ItemName,
  ItemProblem,
  ItemSummary,
  Other,
  Release,
  Revision,
  StaleField,
  WaitingItem,
} from '#contract/edit/items.ts'

interface Stored {
  data: unknown
  version: number
}

/** The part of a list that was asked for. */
function page(items: ItemSummary[], query: URLSearchParams) {
  const from = Number(query.get('from') ?? 0)
  return { items: items.slice(from, from + Number(query.get('count') ?? 100)), total: items.length }
}

/** The program's calls over a few items in memory, and what was asked of it. `preview` is what it says of any item. */
export function fakeApi(begin: Record<string, unknown>, preview: object = {}) {
  const items = new Map<string, Stored>(Object.entries(begin).map(([name, data]) => [name, { data, version: 1 }]))
  const calls: { method: string; path: string; body: unknown; csrf: string | null }[] = []
  const waiting: WaitingItem[] = []
  const revisions: (Revision & { data: unknown })[] = []
  const later = new Map<string, ItemProblem[]>()
  let [stale, others]: [StaleField[], Other[]] = [[], []]
  let staleItem: ItemName = { kind: '', id: '' }
  let [calendar, releases]: [CalendarEntry[], Release[]] = [[], []]
  let refused: object[] = []
  const broken = new Map<string, string>()
  const queries: string[] = []
  let isDown = false
  let isKept = false
  let held: Promise<void> | undefined
  let heldSave: Promise<void> | undefined
  let isStranger = false
  const versionsOf = (name: string) => {
    const item = items.get(name)
    return { [`${name}.yaml`]: item ? String(item.version) : null }
  }
  const summaries = (kind: string | null, find: string): ItemSummary[] =>
    [...items]
      .map(([name, { data }]): ItemSummary => {
        const { zh, en, date } = data as Record<string, Record<string, string>> & { date?: string }
        const title = { zh: zh?.title ?? '', en: en?.title ?? '' }
        const [own = '', ...id] = name.split('/')
        return { kind: own, id: id.join('/'), title, ...(date ? { date } : {}), state: 'published', problems: 0 }
      })
      .filter((item) => (!kind || item.kind === kind) && `${item.id} ${item.title.zh}`.includes(find))
  const save = (body: { kind: string; id: string; data: unknown; versions: object }) => {
    const name = `${body.kind}/${body.id}`
    if (JSON.stringify(body.versions) !== JSON.stringify(items.has(name) ? versionsOf(name) : {}))
      return { error: 'saveConflict', message: 'Somebody changed it.', status: 409 }
    if (body.data === null) items.delete(name)
    else items.set(name, { data: body.data, version: (items.get(name)?.version ?? 0) + 1 })
    const at = '2026-11-27T00:00:00Z'
    const { kind, id } = body
    waiting.push({ kind, id, title: {}, state: 'changed', by: '韩梅', at, isConflict: false })
    const revision = String(revisions.length + 1)
    const followed = revisions[0] && { parent: revisions[0].revision }
    const written = { revision, ...followed, by: '韩梅', at, message: name, act: 'save' } as const
    revisions.unshift({ ...written, published: false, data: body.data })
    return { outcome: 'saved', versions: versionsOf(name), problems: [], isChecked: !later.has(name) }
  }
  const undo = (revision: string) => {
    const at = revisions.findIndex((one) => one.revision === revision)
    const [undone, before] = [revisions[at], revisions[at + 1]]
    if (!undone || !before || isKept)
      return { error: 'undoConflict', message: 'This cannot be undone by itself.', status: 409 }
    items.set(undone.message, { data: before.data, version: (items.get(undone.message)?.version ?? 0) + 1 })
    return { outcome: 'saved' }
  }
  const answer = (path: string, query: URLSearchParams, body: never): unknown => {
    const name = `${query.get('kind')}/${query.get('id')}`
    switch (path) {
      case '/api/me':
        return {
          name: '韩梅',
          mail: 'han@example.com',
          role: 'publisher',
          lang: 'en',
          canPublish: true,
          canSignOut: true,
        }
      case '/api/sign-out':
        isStranger = true
        return { to: '#/signed-out' }
      case '/api/items':
        return page(summaries(query.get('kind'), query.get('find') ?? ''), query)
      case '/api/item': {
        if (body && 'texts' in body)
          return { outcome: broken.delete(`${(body as ItemName).kind}/${(body as ItemName).id}`) && 'saved' }
        if (body) return save(body)
        const text = broken.get(name)
        if (text !== undefined) {
          const path = `${name}.yaml`
          const faults = [{ path, line: 1, code: 'fullWidthColon', quote: 'title' }]
          return {
            data: {},
            versions: versionsOf(name),
            problems: [],
            state: 'changed',
            faults,
            texts: { [path]: text },
          }
        }
        const item = items.get(name)
        const isChecked = !later.has(name)
        return item && { data: item.data, versions: versionsOf(name), problems: [], isChecked, state: 'published' }
      }
      case '/api/item-at':
        return { data: revisions.find((one) => one.revision === query.get('revision'))?.data }
      case '/api/problems':
        return { problems: later.get(name) ?? [] }
      case '/api/restore': {
        const { kind, id } = body as ItemName
        const last = revisions.find(({ message, data }) => message === `${kind}/${id}` && data !== null)
        return save({ kind, id, data: last?.data, versions: {} } as never)
      }
      case '/api/stale':
        return { fields: stale }
      case '/api/right': {
        const { texts } = body as { texts: string[] }
        stale = stale.filter((field) => !texts.includes(field.name))
        return { outcome: 'marked' }
      }
      case '/api/translations':
        return {
          stale: stale.length > 0 ? [{ ...staleItem, title: { en: 'Lorries' }, fields: stale }] : [],
          untranslated: [],
        }
      case '/api/presence':
        return { others }
      case '/api/calendar':
        return { entries: calendar.filter(({ day }) => day.startsWith(query.get('month') ?? '')) }
      case '/api/releases':
        return { releases }
      case '/api/history':
        return { revisions }
      case '/api/waiting':
        return { items: waiting }
      case '/api/discard':
        waiting.length = 0
        return { outcome: 'discarded' }
      case '/api/undo':
        return undo((body as { revision: string }).revision)
      case '/api/preview':
        return preview
      case '/api/publish':
        waiting.length = 0
        return { outcome: 'published' }
      default:
        return {}
    }
  }
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (isDown) throw new TypeError('offline')
    const url = new URL(address, 'http://localhost')
    queries.push(url.search)
    const body = init.body ? JSON.parse(String(init.body)) : undefined
    const csrf = new Headers(init.headers).get('x-csrf')
    calls.push({ method: init.method ?? 'GET', path: url.pathname, body, csrf })
    if (url.pathname === '/api/publish' && refused.length > 0)
      return Response.json({ message: 'Please mend it first.', problems: refused }, { status: 422 })
    if (isStranger) return Response.json({ error: 'signIn', message: 'Please sign in first.' }, { status: 401 })
    if (url.pathname === '/api/publish') await held
    if (url.pathname === '/api/item' && body) await heldSave
    const found = answer(url.pathname, url.searchParams, body as never)
    const refusal = { message: 'There is nothing here.' }
    const status = found === undefined ? 404 : ((found as { status?: number }).status ?? 200)
    return Response.json(found ?? refusal, { status })
  })
  return {
    calls,
    queries,
    dataOf: (name: string) => items.get(name)?.data,
    /** Somebody else saves an item. */
    saveElsewhere(name: string, data: unknown) {
      items.set(name, { data, version: (items.get(name)?.version ?? 0) + 1 })
    },
    /** Nothing can be undone. */
    keepHistory() {
      isKept = true
    },
    /** Saving waits. @returns what lets it go on */
    holdSaving() {
      const { promise, resolve } = Promise.withResolvers<void>()
      heldSave = promise
      return resolve
    },
    /** Publishing waits. @returns what lets it go on */
    holdPublishing() {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    /** Somebody else removes an item. */
    removeElsewhere(name: string) {
      items.delete(name)
    },
    /** The checks of an item take longer than opening and saving it. */
    checkLater(name: string, problems: ItemProblem[]) {
      later.set(name, problems)
    },
    setStale(item: ItemName, fields: StaleField[]) {
      ;[staleItem, stale] = [item, fields]
    },
    setOthers(now: Other[]) {
      others = now
    },
    setCalendar(entries: CalendarEntry[]) {
      calendar = entries
    },
    setReleases(made: Release[]) {
      releases = made
    },
    /** The file of an item becomes one that cannot be read, until it is saved as text. */
    breakFile(name: string, text: string) {
      broken.set(name, text)
    },
    /** Publishing is refused for these. */
    refuse(problems: object[]) {
      refused = problems
    },
    /** The session is over. */
    endSession() {
      isStranger = true
    },
    goDown(isGone: boolean) {
      isDown = isGone
    },
  }
}
