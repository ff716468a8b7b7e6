import type { Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import { assertContentFolder } from './contentFolder.ts'
import { type ContentSource, openFollowedContent } from './followedContent.ts'
import { watchContent } from './watchContent.ts'

/** Opens what the settings name. @throws Error with a sentence where they name no folder that is there. */
export async function openContentSource(settings: Settings, log: Log): Promise<ContentSource> {
  if (settings.contentGit !== '') return openFollowedContent(settings, log)
  assertContentFolder(settings)
  let unwatch: (() => Promise<void>) | undefined
  return {
    folder: settings.content,
    ready: async () => undefined,
    async follow(onChange) {
      unwatch = await watchContent(settings.content, onChange)
    },
    ask: () => undefined,
    close: async () => unwatch?.(),
  }
}
