import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Issue, issuesOf } from './issues.ts'
import { type Kind, kindOf, pathsOf } from './kinds.ts'
import { inOrder } from './options.ts'
import { knownSchema } from './schemas.ts'
import { type Fault, readYaml, writeYaml } from './yamlFile.ts'

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

const filesOf = (folder: string, kind: Kind, id: string): string[] =>
  Object.values(pathsOf(kind, id) ?? {}).filter((path) => existsSync(join(folder, path)))

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

/** The data of an item that has these files, as `readItem` gives it; undefined where it has none of them. */
export function dataFrom(kind: Kind, id: string, files: ReadonlyMap<string, Buffer>): unknown {
  const places: Record<string, string> = pathsOf(kind, id) ?? {}
  const sides = Object.entries(places).flatMap(([side, path]) => {
    const bytes = files.get(path)
    return bytes ? [[side, readYaml(bytes).data] as const] : []
  })
  const data = Object.fromEntries(sides)
  return 'both' in places ? data.both : sides.length > 0 ? data : undefined
}

/** What removes an item; nothing where there is none. */
export function removeItem(folder: string, kindId: string, id: string): FileChange[] {
  const kind = kindOf(kindId)
  return kind ? filesOf(folder, kind, id).map((path) => ({ path, bytes: null })) : []
}

/**
 * The files that an item with this data is made of, as far as they differ from what is in the folder. Of twins, that of a language without
 * data is removed.
 * @throws RangeError where no item of this kind can have this id
 */
export function writeItem(folder: string, kindId: string, id: string, data: unknown): FileChange[] {
  const kind = kindOf(kindId)
  const places = kind && pathsOf(kind, id)
  if (!kind || !places) throw new RangeError(`no ${kindId} can be called ${id}`)
  const schema = knownSchema(kind)
  return Object.entries(places).flatMap(([side, path]): FileChange[] => {
    const part = kind.form === 'twins' ? (data as Record<string, unknown>)[side] : data
    const file = join(folder, path)
    const before = existsSync(file) ? readFileSync(file) : undefined
    if (part === undefined || part === null) return before ? [{ path, bytes: null }] : []
    const isSound = before !== undefined && readYaml(before).faults.length === 0
    const bytes = writeYaml(isSound ? before : undefined, inOrder(schema, part))
    return before?.equals(bytes) ? [] : [{ path, bytes }]
  })
}
