import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Lang } from '#contract/paths.ts'
import { timeOf } from '#server/content/schedule.ts'
import { type Issue, issuesOf } from './issues.ts'
import { type Kind, type KindId, kindOf, kinds, onlyItem, pathsOf } from './kinds.ts'
import { inOrder, isData } from './options.ts'
import { type Schema, schemaOf } from './schemas.ts'
import { type Fault, readYaml, writeYaml } from './yamlFile.ts'

export type State = 'published' | 'changed' | 'new' | 'draft' | 'scheduled'
/** What Git says of files that are saved and not published, by path. */
export type Unpublished = ReadonlyMap<string, 'new' | 'changed' | 'removed'>

export interface Summary {
  kind: KindId
  id: string
  /** Of a single file there is none: the page has a name for it. */
  title: Partial<Record<Lang, string>>
  date?: string
  state: State
  publishAt?: string
  /** How many things are wrong with the files by themselves. */
  problems: number
}

export interface Item {
  /** Of a bilingual kind as in its file; of twins `{ zh, en }`, without a language that has no file. */
  data: unknown
  paths: string[]
  issues: Issue[]
  /** What keeps files from being read at all. `data` lacks these files; `texts` has them as they are. */
  faults: (Fault & { path: string })[]
  texts: Record<string, string>
}

/** A file to be saved; `null` removes it. */
export interface FileChange {
  path: string
  bytes: Buffer | null
}

export interface Search {
  kind?: string | undefined
  /** Words that title or id hold, in any order. */
  find?: string | undefined
  unpublished?: Unpublished
  now?: number
}

/** The items of a content folder, the newest first, then by title. */
export function listItems(folder: string, search: Search = {}): Summary[] {
  const { kind: only, find = '', unpublished = new Map(), now = Date.now() } = search
  const words = find.toLowerCase().split(/\s+/).filter(Boolean)
  return kinds
    .filter(({ id }) => only === undefined || id === only)
    .flatMap((kind) => idsIn(folder, kind).map((id) => summaryOf(folder, kind, id, unpublished, now)))
    .filter(({ id, title }) => {
      const text = [id, ...Object.values(title)].join('\n').toLowerCase()
      return words.every((word) => text.includes(word))
    })
    .sort(
      (a, b) => (b.date ?? '').localeCompare(a.date ?? '') || (a.title.zh ?? a.id).localeCompare(b.title.zh ?? b.id),
    )
}

function idsIn(folder: string, kind: Kind): string[] {
  if (kind.folder === undefined) return filesOf(folder, kind, onlyItem(kind)).length > 0 ? [onlyItem(kind)] : []
  const ending = kind.form === 'twins' ? /\.(zh|en)\.yaml$/ : /\.yaml$/
  const names = globSync('**/*.yaml', { cwd: join(folder, kind.folder) }).map((name) => name.replaceAll('\\', '/'))
  const ids = new Set(names.filter((name) => ending.test(name)).map((name) => name.replace(ending, '')))
  return [...ids].filter((id) => pathsOf(kind, id))
}

const filesOf = (folder: string, kind: Kind, id: string): string[] =>
  Object.values(pathsOf(kind, id) ?? {}).filter((path) => existsSync(join(folder, path)))

interface Known {
  stamp: string
  data: unknown
  problems: number
}
/** What was read of items, by their first file; read again when a file changed. */
const known = new Map<string, Known>()

function knownItem(folder: string, kind: Kind, id: string): Known {
  const files = filesOf(folder, kind, id)
  const stamp = files
    .map((path) => {
      const { mtimeMs, ctimeMs, size, ino } = statSync(join(folder, path))
      return [path, mtimeMs, ctimeMs, size, ino].join(' ')
    })
    .join('\n')
  const name = join(folder, `${kind.id} ${id}`)
  const before = known.get(name)
  if (before?.stamp === stamp) return before
  const { data, issues, faults } = readItem(folder, kind.id, id) ?? { data: undefined, issues: [], faults: [] }
  const head = headOf(data)
  const now = { stamp, data: head, problems: issues.length + faults.length }
  known.set(name, now)
  return now
}

/** The few fields that a list shows. */
function headOf(data: unknown): unknown {
  if (!isData(data)) return undefined
  const words = (side: unknown) => (isData(side) ? { title: side.title ?? side.name, ...scheduleOf(side) } : undefined)
  const { date } = data
  return { date, ...scheduleOf(data), zh: words(data.zh), en: words(data.en) }
}

const scheduleOf = ({ draft, publishAt, until }: Record<string, unknown>) => ({ draft, publishAt, until })

function summaryOf(folder: string, kind: Kind, id: string, unpublished: Unpublished, now: number): Summary {
  const { data, problems } = knownItem(folder, kind, id)
  const head = (data ?? {}) as Record<string, unknown> & Partial<Record<Lang, Record<string, unknown>>>
  const isText = (value: unknown): value is string => typeof value === 'string'
  const [zh, en] = [head.zh?.title, head.en?.title]
  const timed = kind.form === 'twins' ? (head.zh ?? head.en ?? {}) : head
  const { date } = head
  const publishAt = isText(timed.publishAt) ? timed.publishAt : undefined
  return {
    kind: kind.id,
    id,
    title: kind.folder === undefined ? {} : { ...(isText(zh) ? { zh } : {}), ...(isText(en) ? { en } : {}) },
    ...(isText(date) && kind.folder !== undefined ? { date } : {}),
    state: stateOf(filesOf(folder, kind, id), timed.draft === true, publishAt, unpublished, now),
    ...(publishAt ? { publishAt } : {}),
    problems,
  }
}

function stateOf(
  paths: readonly string[],
  isDraft: boolean,
  publishAt: string | undefined,
  unpublished: Unpublished,
  now: number,
): State {
  if (isDraft) return 'draft'
  const saved = paths.map((path) => unpublished.get(path)).filter((state) => state !== undefined)
  if (saved.length > 0) return saved.every((state) => state === 'new') ? 'new' : 'changed'
  return publishAt !== undefined && timeOf(publishAt) > now ? 'scheduled' : 'published'
}

/** One item; `undefined` where there is none of this kind and id. */
export function readItem(folder: string, kindId: string, id: string): Item | undefined {
  const kind = kindOf(kindId)
  const places = kind && pathsOf(kind, id)
  if (!kind || !places) return undefined
  const files = filesOf(folder, kind, id)
  if (files.length === 0) return undefined
  const item: Item = { data: undefined, paths: Object.values(places), issues: [], faults: [], texts: {} }
  const twins: Record<string, unknown> = {}
  for (const [side, path] of Object.entries(places)) {
    if (!files.includes(path)) continue
    const bytes = readFileSync(join(folder, path))
    const { data, faults } = readYaml(bytes)
    if (faults.length > 0) {
      item.faults.push(...faults.map((fault) => ({ ...fault, path })))
      item.texts[path] = bytes.toString()
    } else twins[side] = data ?? {}
  }
  item.data = kind.form === 'twins' ? twins : twins.both
  if (item.faults.length === 0) item.issues = issuesOf(kind, item.data)
  return item
}

/**
 * The files that an item with this data is made of, as far as they differ from what is in the folder. Without data, all are removed; of
 * twins, that of a language without data.
 * @throws RangeError where no item of this kind can have this id
 */
export function writeItem(folder: string, kindId: string, id: string, data: unknown): FileChange[] {
  const kind = kindOf(kindId)
  const places = kind && pathsOf(kind, id)
  if (!kind || !places) throw new RangeError(`no ${kindId} can be called ${id}`)
  const schema = knownSchema(kind)
  return Object.entries(places).flatMap(([side, path]): FileChange[] => {
    const part = kind.form === 'twins' ? (data as Record<string, unknown> | null | undefined)?.[side] : data
    const file = join(folder, path)
    const before = existsSync(file) ? readFileSync(file) : undefined
    if (part === undefined || part === null) return before ? [{ path, bytes: null }] : []
    const isSound = before !== undefined && readYaml(before).faults.length === 0
    const bytes = writeYaml(isSound ? before : undefined, inOrder(schema, part))
    return before?.equals(bytes) ? [] : [{ path, bytes }]
  })
}

const schemas = new Map<Kind, Schema>()
function knownSchema(kind: Kind): Schema {
  const schema = schemas.get(kind) ?? schemaOf(kind)
  schemas.set(kind, schema)
  return schema
}
