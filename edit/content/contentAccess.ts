import { setTimeout as sleep } from 'node:timers/promises'
import type { ItemName, OpenedItem, Versions } from '#contract/edit/items.ts'
import { subjects } from '../repository/subjects.ts'
import type { Editor, Repository } from '../repository/types.ts'
import type { ContentAccess, ItemContent, WrittenItem } from './access.ts'
import { brokenElsewhere } from './brokenElsewhere.ts'
import { type Checks, openChecks } from './checks/checks.ts'
import { rewrittenEditions, withItsPdfs } from './editions.ts'
import { type ItemIndex, openItemIndex } from './index/itemIndex.ts'
import { dataFrom, type FileChange, readItem, removeItem, writeItem } from './items.ts'
import { titlesOf } from './itemTitles.ts'
import { filesOfItem, kindOf, mediaKind } from './kinds.ts'
import { type Overviews, openOverviews } from './overviews/overviews.ts'
import { untranslatedProblems } from './translation/problems.ts'
import { listWaiting } from './waitingItems.ts'

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
    return known ? filesOfItem(known, id) : []
  }

  /** Saves changes of an item that was read with these versions, and says what is wrong with it now. */
  async function save(
    repository: Repository,
    { versions, ...name }: ItemName & { versions: Versions },
    changes: readonly FileChange[],
    by: Editor,
    subject: string,
  ): Promise<WrittenItem> {
    const given = changes.map((change) => ({ ...change, version: versions[change.path] ?? null }))
    const saved = await repository.save(given, by, `${subject}${[name.kind, name.id].filter(Boolean).join(' ')}`)
    const { checks } = of(repository)
    await Promise.race([checks.settled(), sleep(timeout, undefined, { ref: false })])
    const [places, isChecked] = [paths(name), checks.isFresh()]
    const problems = [...checks.problemsOf(places), ...untranslatedProblems(repository, [name])]
    return { ...saved, versions: await versionsOf(repository, places), problems, isChecked }
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
    brokenElsewhere: (repository, paths) => brokenElsewhere(repository, of(repository).checks, paths),
    problemsWith: (repository, others) => of(repository).checks.problemsWith(others),
    filesOf: ({ folder }, { kind, id, data }) => writeItem(folder, kind, id, data),
    async readItemAt(repository, name, revision) {
      const kind = kindOf(name.kind)
      if (!kind) return undefined
      const texts = paths(name).map(async (path) => [path, await repository.textAt(revision, path)] as const)
      const files = (await Promise.all(texts)).flatMap(([path, text]) =>
        text === undefined ? [] : [[path, Buffer.from(text)] as const],
      )
      return dataFrom(kind, name.id, new Map(files))
    },
    async writeItem(repository, { kind, id, versions, ...content }, by) {
      const places = paths({ kind, id })
      if (places.length === 0 || kind === mediaKind) return undefined
      const changes = changesOf(repository.folder, { kind, id }, places, content)
      return save(repository, { kind, id, versions }, changes, by, subjects.save)
    },
    async removeItem(repository, item, by) {
      const changes = removeItem(repository.folder, item.kind, item.id)
      return changes.length > 0 ? save(repository, item, changes, by, subjects.remove) : undefined
    },
    titlesOf: (repository, files) => titlesOf(repository, of(repository).index, files),
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
  const [index, checks] = [openItemIndex(repository), openChecks(repository)]
  return { index, checks, overviews: openOverviews(repository, index, checks) }
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

async function versionsOf(repository: Repository, places: readonly string[]): Promise<Versions> {
  const read = places.map(async (path) => [path, (await repository.read(path))?.version ?? null] as const)
  return Object.fromEntries(await Promise.all(read))
}
