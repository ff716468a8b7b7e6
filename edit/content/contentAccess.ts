import { setTimeout as sleep } from 'node:timers/promises'
import type { ItemName, OpenedItem, Versions } from '#contract/edit/items.ts'
import { subjects } from '../repository/subjects.ts'
import type { Repository } from '../repository/types.ts'
import type { ContentAccess, ItemContent } from './access.ts'
import { type Checks, openChecks } from './checks/checks.ts'
import { rewrittenEditions, withItsPdfs } from './editions.ts'
import { type ItemIndex, openItemIndex } from './index/itemIndex.ts'
import { type FileChange, readItem, writeItem } from './items.ts'
import { kindOf, pathsOf } from './kinds.ts'
import { type Overviews, openOverviews } from './overviews/overviews.ts'
import { untranslatedProblems } from './translation/problems.ts'
import { listWaiting, mediaKind } from './waitingItems.ts'
import { readYaml } from './yamlFile.ts'

/** How long (milliseconds) a save waits for the check of the whole content; with many thousands of files that takes longer. */
const timeout = 400

/** The content of a repository as the routes ask for it. */
export function createContentAccess(): ContentAccess {
  const opened = new WeakMap<Repository, Opened>()
  const of = (repository: Repository) => {
    const known = opened.get(repository) ?? open(repository)
    opened.set(repository, known)
    return known
  }
  const paths = ({ kind, id }: ItemName): string[] => {
    if (kind === mediaKind) return id.startsWith('media/') ? [id] : []
    const known = kindOf(kind)
    return known ? Object.values(pathsOf(known, id) ?? {}) : []
  }

  return {
    listItems: (repository, query) => of(repository).index.list(query),
    pathsOf: paths,
    async readItem(repository, name): Promise<OpenedItem | undefined> {
      const { index, checks } = of(repository)
      const item = readItem(repository.folder, name.kind, name.id)
      if (!item) return undefined
      return {
        data: item.data,
        versions: await versionsOf(repository, item.paths),
        problems: [...checks.problemsOf(item.paths), ...untranslatedProblems(repository, [name])],
        isChecked: checks.isFresh(),
        state: (await index.summaryOf(name))?.state ?? 'new',
        ...(item.faults.length > 0 && { faults: item.faults, texts: item.texts }),
      }
    },
    async problemsOf(repository, names) {
      const { checks } = of(repository)
      await checks.settled()
      return [
        ...checks.problemsOf(names.flatMap(paths)),
        ...untranslatedProblems(repository, names),
        ...(await rewrittenEditions(repository, names)),
      ]
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
      const { checks } = of(repository)
      await Promise.race([checks.settled(), sleep(timeout, undefined, { ref: false })])
      const untranslated = untranslatedProblems(repository, [{ kind, id }])
      const [problems, isChecked] = [[...checks.problemsOf(places), ...untranslated], checks.isFresh()]
      return { ...saved, versions: await versionsOf(repository, places), problems, isChecked }
    },
    listWaiting: (repository) => listWaiting(repository, of(repository).index),
    overviews: (repository) => of(repository).overviews,
  }
}

interface Opened {
  index: ItemIndex
  checks: Checks
  overviews: Overviews
}

function open(repository: Repository): Opened {
  const index = openItemIndex(repository)
  return { index, checks: openChecks(repository), overviews: openOverviews(repository, index) }
}

function changesOf(
  folder: string,
  { kind, id }: ItemName,
  places: readonly string[],
  content: ItemContent,
): FileChange[] {
  if ('data' in content) return writeItem(folder, kind, id, withItsPdfs(folder, { kind, id }, content.data))
  return Object.entries(content.texts)
    .filter(([path]) => places.includes(path))
    .map(([path, text]) => ({ path, bytes: Buffer.from(text) }))
}

const messageOf = ({ kind, id }: ItemName, changes: readonly FileChange[]) =>
  `${changes.every(({ bytes }) => bytes === null) ? subjects.remove : subjects.save}${[kind, id].filter(Boolean).join(' ')}`

async function versionsOf(repository: Repository, places: readonly string[]): Promise<Versions> {
  const read = places.map(async (path) => [path, (await repository.read(path))?.version ?? null] as const)
  return Object.fromEntries(await Promise.all(read))
}
