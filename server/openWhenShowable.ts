import { setTimeout as pause } from 'node:timers/promises'
import type { ContentSource } from './content/followedContent.ts'
import { ContentError, type Problem } from './content/problems.ts'
import type { Log } from './log.ts'
import type { Settings } from './settings.ts'
import { openSite, type SiteStore } from './site.ts'

/** Milliseconds after which content that cannot be shown is read again, even if nothing is known to have changed. */
const retryAfter = 60_000

interface Options {
  settings: Settings
  source: ContentSource
  log: Log
  /** Told what keeps the site from being shown, each time the content was read. */
  onRefused(problems: readonly Problem[]): void
}

/**
 * Opens the site, and keeps it at what its source holds. While a file that it cannot be without is broken and never was good, it waits
 * until somebody has mended it: a start that fails helps nobody, and everybody who could read the log can read it now.
 */
export async function openWhenShowable({ settings, source, log, onRefused }: Options): Promise<SiteStore> {
  let site: SiteStore | undefined
  let changes = 0
  let change = Promise.withResolvers<void>()
  const onChange = async () => {
    changes++
    change.resolve()
    await site?.reload()
  }
  await source.follow(onChange, () => site?.folder ?? source.folder)
  for (;;) {
    const seen = changes
    change = Promise.withResolvers()
    try {
      site = await openSite(settings, log, { folderNow: () => source.folder })
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      onRefused(error.problems)
      await Promise.race([change.promise, pause(retryAfter, undefined, { ref: false })])
      continue
    }
    if (changes !== seen) await site.reload()
    return site
  }
}
