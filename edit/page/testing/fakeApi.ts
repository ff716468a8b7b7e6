import { vi } from 'vitest'
import type { ItemSummary, Revision, WaitingItem } from '../api.ts'

interface Stored {
  data: unknown
  version: number
}

/** The program's calls over a few items in memory, and what was asked of it. */
export function fakeApi(begin: Record<string, unknown>) {
  const items = new Map<string, Stored>(Object.entries(begin).map(([name, data]) => [name, { data, version: 1 }]))
  const calls: { method: string; path: string; body: unknown; csrf: string | null }[] = []
  const waiting: WaitingItem[] = []
  const revisions: (Revision & { data: unknown })[] = []
  let isDown = false
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
      return { outcome: 'conflict', paths: [`${name}.yaml`] }
    if (body.data === null) items.delete(name)
    else items.set(name, { data: body.data, version: (items.get(name)?.version ?? 0) + 1 })
    const at = '2026-11-27T00:00:00Z'
    const { kind, id } = body
    waiting.push({ kind, id, title: {}, state: 'changed', by: '韩梅', at })
    const revision = String(revisions.length + 1)
    revisions.unshift({ revision, by: '韩梅', at, message: name, published: false, data: body.data })
    return { outcome: 'saved', versions: versionsOf(name), problems: [] }
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
        return { items: summaries(query.get('kind'), query.get('find') ?? '') }
      case '/api/item': {
        if (body) return save(body)
        const revision = revisions.find((one) => one.revision === query.get('revision'))
        if (revision) return { data: revision.data }
        const item = items.get(name)
        return item && { data: item.data, versions: versionsOf(name), problems: [], state: 'published' }
      }
      case '/api/history':
        return { revisions }
      case '/api/waiting':
        return { items: waiting }
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
    const body = init.body ? JSON.parse(String(init.body)) : undefined
    const csrf = new Headers(init.headers).get('x-csrf')
    calls.push({ method: init.method ?? 'GET', path: url.pathname, body, csrf })
    if (isStranger) return Response.json({ error: 'signIn', message: 'Please sign in first.' }, { status: 401 })
    const found = answer(url.pathname, url.searchParams, body as never)
    const refusal = { message: { zh: '没有找到。', en: 'There is nothing here.' } }
    return Response.json(found ?? refusal, { status: found === undefined ? 404 : 200 })
  })
  return {
    calls,
    dataOf: (name: string) => items.get(name)?.data,
    /** Somebody else saves an item. */
    saveElsewhere(name: string, data: unknown) {
      items.set(name, { data, version: (items.get(name)?.version ?? 0) + 1 })
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
