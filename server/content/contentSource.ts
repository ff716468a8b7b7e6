import { existsSync } from 'node:fs'
import type { Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import { type ContentSource, openFollowedContent } from './followedContent.ts'
import { watchContent } from './watchContent.ts'

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
