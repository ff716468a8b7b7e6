import { existsSync } from 'node:fs'
import type { Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import { openFollowedContent } from './followedContent.ts'
import { watchContent } from './watchContent.ts'

/** Where the content comes from: a folder that people write, or a Git repository. */
export interface ContentSource {
  /** The folder as it is to be read now. With Git each revision has its own. */
  readonly folder: string
  /** What is known of the repository; undefined for a folder. */
  readonly git?: FollowedState
  /** Settles when there is something to read. `onWait` is called while nothing has come yet. @throws Error when there is no such folder. */
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

/** Opens what the settings name. */
export async function openContentSource(settings: Settings, log: Log): Promise<ContentSource> {
  if (settings.contentGit !== '') return openFollowedContent(settings, log)
  let unwatch: (() => Promise<void>) | undefined
  return {
    folder: settings.content,
    async ready() {
      if (!existsSync(settings.content)) throw new Error(`CONTENT_DIR: there is no folder ${settings.content}`)
    },
    async follow(onChange) {
      unwatch = await watchContent(settings.content, onChange)
    },
    ask: () => undefined,
    close: async () => unwatch?.(),
  }
}
