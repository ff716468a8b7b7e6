import type { Repository } from '../repository/types.ts'
import type { ContentAccess, ItemContent, ItemName, ItemProblem, ReadItem, Versions } from './access.ts'
import { createChecks } from './checks.ts'
import { type FileChange, listItems, readItem, type State, writeItem } from './items.ts'
import { itemOf, kindOf, pathsOf } from './kinds.ts'
import { readYaml } from './yamlFile.ts'

/** Kind of what waits in the media folder; its id is the path. */
const mediaKind = 'file'

/** The content of a repository as the routes ask for it. */
export function createContentAccess(): ContentAccess {
  const checks = createChecks()
  const paths = ({ kind, id }: ItemName): string[] => {
    if (kind === mediaKind) return id.startsWith('media/') ? [id] : []
    const known = kindOf(kind)
    return known ? Object.values(pathsOf(known, id) ?? {}) : []
  }
  const list = async (repository: Repository, query: { kind?: string | undefined; find?: string | undefined }) =>
    listItems(repository.folder, { ...query, unpublished: await unpublishedOf(repository) })
  const stateOf = async (repository: Repository, { kind, id }: ItemName): Promise<State> =>
    (await list(repository, { kind })).find((item) => item.id === id)?.state ?? 'new'
  const problemsOf = async (repository: Repository, name: ItemName): Promise<ItemProblem[]> =>
    checks.problemsOf(repository.folder, paths(name))

  return {
    listItems: list,
    pathsOf: paths,
    async readItem(repository, name): Promise<ReadItem | undefined> {
      const item = readItem(repository.folder, name.kind, name.id)
      if (!item) return undefined
      return {
        data: item.data,
        versions: await versionsOf(repository, item.paths),
        problems: await problemsOf(repository, name),
        state: await stateOf(repository, name),
        ...(item.faults.length > 0 && { faults: item.faults, texts: item.texts }),
      }
    },
    filesOf: ({ folder }, { kind, id, data }) => writeItem(folder, kind, id, data),
    async readItemAt(repository, name, revision) {
      const kind = kindOf(name.kind)
      const places = kind && pathsOf(kind, name.id)
      if (!places) return undefined
      const sides: Record<string, unknown> = {}
      for (const [side, path] of Object.entries(places)) {
        const text = await repository.textAt(revision, path)
        if (text !== undefined) sides[side] = readYaml(Buffer.from(text)).data
      }
      return 'both' in places ? sides.both : Object.keys(sides).length > 0 ? sides : undefined
    },
    async writeItem(repository, { kind, id, versions, ...content }, by) {
      const places = paths({ kind, id })
      if (places.length === 0 || kind === mediaKind) return undefined
      const changes = changesOf(repository.folder, { kind, id }, places, content)
      const given = changes.map((change) => ({ ...change, version: versions[change.path] ?? null }))
      const saved = await repository.save(given, by, messageOf({ kind, id }, changes))
      const problems = await problemsOf(repository, { kind, id })
      return { ...saved, versions: await versionsOf(repository, places), problems }
    },
    async listWaiting(repository) {
      const titles = new Map(listItems(repository.folder).map((item) => [`${item.kind} ${item.id}`, item.title]))
      const waiting = await repository.waiting()
      const items = Map.groupBy(waiting, ({ path }) => {
        const item = itemOf(path)
        return item ? `${item.kind.id} ${item.id}` : `${mediaKind} ${path}`
      })
      return [...items].flatMap(([name, [first, ...others]]) => {
        if (!first) return []
        const [kind = '', ...id] = name.split(' ')
        const isConflict = [first, ...others].some((file) => file.isConflict)
        const { state, by, at } = first
        return [{ kind, id: id.join(' '), title: titles.get(name) ?? {}, state, by, at, isConflict }]
      })
    },
  }
}

function changesOf(
  folder: string,
  { kind, id }: ItemName,
  places: readonly string[],
  content: ItemContent,
): FileChange[] {
  if ('data' in content) return writeItem(folder, kind, id, content.data)
  return Object.entries(content.texts)
    .filter(([path]) => places.includes(path))
    .map(([path, text]) => ({ path, bytes: Buffer.from(text) }))
}

const messageOf = ({ kind, id }: ItemName, changes: readonly FileChange[]) =>
  `${changes.every(({ bytes }) => bytes === null) ? 'Remove' : 'Save'} ${[kind, id].filter(Boolean).join(' ')}`

async function versionsOf(repository: Repository, places: readonly string[]): Promise<Versions> {
  const read = places.map(async (path) => [path, (await repository.read(path))?.version ?? null] as const)
  return Object.fromEntries(await Promise.all(read))
}

const unpublishedOf = async (repository: Repository) =>
  new Map((await repository.waiting()).map(({ path, state }) => [path, state]))
