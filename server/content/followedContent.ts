import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import { coalesced } from './coalesced.ts'
import { openClone } from './git/clone.ts'
import { openRevisions } from './git/revisions.ts'

/** Where the content comes from: a folder that people write, or a Git repository. */
export interface ContentSource {
  /** The folder as it is to be read now. With Git each revision has its own. */
  readonly folder: string
  /** What is known of the repository; undefined for a folder. */
  readonly git?: FollowedState
  /** Settles when there is something to read. `onWait` is called while nothing has come yet. */
  ready(onWait: () => void): Promise<void>
  /** From now on `onChange` is called after every change, once at a time. `inUse` is the folder that is still shown. */
  follow(onChange: () => Promise<void>, inUse: () => string): Promise<void>
  /** Looks at once whether there is something new. */
  ask(): void
  close(): Promise<void>
}

export interface FollowedState {
  /** How often the repository was asked, and how it ended. */
  readonly fetches: Record<'new' | 'same' | 'failed', number>
  /** When it last answered (milliseconds since 1970); undefined while it never has. */
  readonly reachedAt: number | undefined
  /** Whether it answered when it was asked last. */
  readonly isReached: boolean
  /** The revision that came last; undefined before the first. Twelve digits of its commit, as all revisions here. */
  readonly newest: string | undefined
  /** The revision whose files a folder holds. */
  revisionIn(folder: string): string
}

/** Milliseconds between two looks at the repository, and while nothing has come yet. */
const [everyMinute, soon] = [60_000, 5_000]

type Changing<T> = { -readonly [K in keyof T]: T[K] }
type FollowSettings = Pick<Settings, 'data' | 'contentGit' | 'contentBranch'>

/**
 * Content that follows a branch of a Git repository: every minute, and whenever it is asked to. Starts with what came last, so that
 * the repository may be away; a first start waits for it. Each revision is a folder of its own, which stands whole before it is read.
 */
export async function openFollowedContent(
  { data, contentGit, contentBranch }: FollowSettings,
  log: Log,
): Promise<ContentSource> {
  const clone = await openClone({ folder: join(data, 'content.git'), remote: contentGit, branch: contentBranch })
  const revisions = openRevisions(clone.git, join(data, 'content'))
  const state: Changing<FollowedState> = {
    fetches: { new: 0, same: 0, failed: 0 },
    reachedAt: undefined,
    isReached: false,
    newest: undefined,
    revisionIn: (folder) => short(basename(folder)),
  }
  const tell = outageTeller(log)
  let revision: string | undefined
  let folder = ''

  /** Takes the last revision that has come. Returns whether it is another one than before. */
  async function fetchContent(): Promise<boolean> {
    const head = await clone.head()
    state.newest = head && short(head)
    if (head === undefined || head === revision) return false
    folder = await revisions.folderOf(head)
    revision = head
    return true
  }
  /** Returns whether there is something new. Never throws: a repository that is away ends nothing. */
  async function update(): Promise<boolean> {
    try {
      await clone.update().catch((error) => {
        state.isReached = false
        throw error
      })
      Object.assign(state, { reachedAt: Date.now(), isReached: true })
      const isNew = await fetchContent()
      state.fetches[isNew ? 'new' : 'same']++
      tell(undefined)
      if (isNew) log.info(`content: took revision ${revision}`)
      return isNew
    } catch (error) {
      state.fetches.failed++
      tell(error as Error) // Git and the disk throw errors
      return false
    }
  }

  let timer: NodeJS.Timeout | undefined
  let changes: ReturnType<typeof coalesced> | undefined
  return {
    get folder() {
      return folder
    },
    git: state,
    async ready(onWait) {
      await fetchContent().catch(tell)
      while (revision === undefined && !(await update())) {
        onWait()
        await pause(soon)
      }
    },
    async follow(onChange, inUse) {
      changes = coalesced(async () => {
        if (await update()) await onChange()
        await revisions.tidy([folder, inUse()]).catch(tell)
        await clone.pack().catch(tell)
      })
      changes.ask()
      timer = setInterval(changes.ask, everyMinute).unref()
    },
    ask: () => changes?.ask(),
    async close() {
      clearInterval(timer)
      await changes?.idle()
    },
  }
}

const short = (commit: string) => commit.slice(0, 12)

/** Tells once what keeps the content from being followed, and that it is over. */
function outageTeller(log: Log) {
  let told: string | undefined
  return (error: Error | undefined) => {
    if (error && error.message !== told) log.error(`content: the repository cannot be followed: ${error.message}`)
    if (!error && told !== undefined) log.info('content: the repository is followed again')
    told = error?.message
  }
}
