import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EditError } from '../editError.ts'
import { openAnnotations } from './annotations.ts'
import {
  type Branches,
  editingBranch,
  mergePublished,
  readPartialState,
  readState,
  type State,
  setBranch,
} from './branches.ts'
import { openContentFolder } from './contentFolder.ts'
import { openGit } from './git.ts'
import { assertVersion, cleanUp, lockFolder, prepare } from './opening.ts'
import { isBelow } from './paths.ts'
import { publish } from './publishing.ts'
import { createQueue } from './queue.ts'
import { reading } from './reading.ts'
import { openRemote } from './remote.ts'
import { discard, note, save, undo, versionOf } from './saving.ts'
import { blobOf, blobsOf, differences, type Entry, entriesOf } from './trees.ts'
import type { Repository, Rights } from './types.ts'
import type { Upstream } from './upstream.ts'
import { openView } from './view.ts'

export type * from './types.ts'

export interface RepositoryOptions {
  /** Folder of the program: the repository, and a copy of what is being edited. */
  data: string
  /** The content folder, where no other repository is followed. */
  content: string
  /** Address of the repository that the site follows; empty for the content folder. */
  remote: string
  branch: string
  secondEyes?: readonly string[]
  rights?: Rights | undefined
  log: { error(line: string): void }
  now?: () => number
}

/** Opens the repository, and makes it at the first run. @throws EditError. */
export async function openRepository(options: RepositoryOptions): Promise<Repository> {
  const { data, content, remote, branch, secondEyes = [], rights, log, now = Date.now } = options
  const git = openGit(join(data, 'content.git'))
  await mkdir(git.folder, { recursive: true, mode: 0o700 })
  const lock = lockFolder(data)
  try {
    await assertVersion(git)
    await cleanUp(data, git.folder)
    const branches: Branches = { git, now, rights, published: `refs/heads/${branch}` }
    await prepare(git, branches.published)
    await assertUpstream(join(git.folder, 'upstream'), remote === '' ? 'folder' : 'repository', data)
    const { queue, upstream } = await openUpstream(branches, { content, remote, data, log })
    return await assemble({ branches, queue, upstream, secondEyes, data, log, release: lock.release })
  } catch (error) {
    lock.release()
    throw error
  }
}

/** What was made for a content folder does not fit another repository, nor the other way round. */
async function assertUpstream(file: string, kind: string, data: string) {
  const known = await readFile(file, 'utf8').catch(() => undefined)
  if (known === undefined) await writeFile(file, kind)
  else if (known !== kind) throw new EditError('otherRepository', [data])
}

type Place = Pick<RepositoryOptions, 'content' | 'remote' | 'data' | 'log'>

/** Both branches are there afterwards. */
async function openUpstream(branches: Branches, { content, remote, data, log }: Place) {
  const queue = createQueue()
  const { git } = branches
  const before = await readPartialState(branches)
  const index = join(data, 'folder.index')
  const folder = remote === '' ? openContentFolder(branches, queue, content, index) : undefined
  if (!folder) await git.text(['config', 'remote.origin.url', remote])
  const upstream: Upstream = folder ?? openRemote(branches, queue)
  if (before.published === undefined) await (folder ? folder.begin() : upstream.fetchBranch())
  else await upstream.fetchBranch().catch((error) => tell(log, error)) // work can go on without it
  const { published = '', editing } = await readPartialState(branches)
  if (editing === undefined) await setBranch(branches, editingBranch, published)
  return { queue, upstream }
}

const tell = (log: RepositoryOptions['log'], error: Error) => log.error(`edit: ${error.message.trim()}`)

interface Parts {
  branches: Branches
  queue: ReturnType<typeof createQueue>
  upstream: Upstream
  secondEyes: readonly string[]
  data: string
  log: RepositoryOptions['log']
  release(): void
}

async function assemble({ branches, queue, upstream, secondEyes, data, log, release }: Parts): Promise<Repository> {
  const { git } = branches
  const folder = join(data, 'editing')
  const view = openView(git, folder, join(data, 'editing.index'))
  const remoteQueue = createQueue()
  const listeners = new Set<(paths: readonly string[]) => void>()
  const hearers: Parameters<Repository['onPublished']>[0][] = []
  let known: State | undefined
  let theirs = new Map<string, Entry>()

  /** Shows what is so now, and tells of it. What was committed stays so even if it cannot be shown: the next time tries again. */
  const show = async () => {
    try {
      const state = await readState(branches)
      const changed = new Set(await view.show(state.editing))
      if (known && known.published !== state.published) {
        for (const { path } of await differences(git, known.published, state.published)) changed.add(path)
      }
      for (const path of new Set(known?.unresolved).symmetricDifference(new Set(state.unresolved))) changed.add(path)
      theirs = state.unresolved.length > 0 ? await entriesOf(git, state.published, state.unresolved) : new Map()
      known = state
      if (changed.size > 0) for (const listener of listeners) listener([...changed])
    } catch (error) {
      tell(log, error as Error) // Git and the disk throw errors
    }
  }
  const change = <T>(work: () => Promise<T>) => queue(() => work().finally(show))
  const remotely = <T>(work: () => Promise<T>) => remoteQueue(() => work().finally(() => queue(show)))
  const update = () =>
    remotely(async () => {
      await upstream.fetchBranch()
      await queue(() => mergePublished(branches))
      await queue(() => git.text(['gc', '--auto', '--quiet'])) // each save leaves some loose objects
    })

  await queue(() => mergePublished(branches))
  await queue(show)
  return {
    folder,
    caches: data,
    async read(path) {
      if (!isBelow(path)) return undefined
      const bytes = await readFile(join(folder, path)).catch(() => undefined)
      const isOpen = known?.unresolved.includes(path)
      if (!bytes) return undefined
      const other = theirs.get(path)
      const version = versionOf({ unresolved: isOpen ? [path] : [] }, path, blobOf(bytes), other?.blob) ?? ''
      if (!isOpen) return { bytes, version }
      return { bytes, version, theirs: other ? ((await blobsOf(git, [other.blob]))[0] ?? null) : null }
    },
    limitsOf: (by, [path]) => (path === undefined ? undefined : branches.rights?.limitsOf(by, path)),
    save: (changes, by, message) => change(() => save(branches, changes, by, message)),
    ...reading(branches, queue),
    ...openAnnotations(branches, queue),
    async publish(paths, by, seen = {}, does = 'publish') {
      const order = { paths, by, seen, secondEyes, does }
      const published = await remotely(() => publish(branches, queue, upstream, order))
      if (published.outcome === 'published')
        for (const listener of hearers) await Promise.resolve(listener(paths, by)).catch((error) => tell(log, error))
      return published
    },
    onPublished: (listener) => void hearers.push(listener),
    discard: (paths, by) => change(() => discard(branches, paths, by)),
    note: (line, by, message) => change(() => note(branches, line, by, message)),
    undo: (revision, by) => change(() => undo(branches, revision, by)),
    update,
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async close() {
      await remoteQueue.idle()
      await queue.idle()
      release()
    },
  }
}
