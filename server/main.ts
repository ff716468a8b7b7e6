import { fileURLToPath } from 'node:url'
import { buildApp } from './app.ts'
import { preferMemory } from './frugal.ts'
import { openBundle } from './render/bundle.ts'
import { readSettings } from './settings.ts'
import { openComplaints } from './stores/complaints/open.ts'
import { ContentError, describe } from './stores/content/problems.ts'
import { watchContent } from './stores/content/watch.ts'
import { openSite } from './stores/site.ts'
import { openTracker } from './tracker.ts'

/** Starts the site and prints its address. Ends the process with status 1 and the reason when it cannot start. */
export async function main(env: Record<string, string | undefined> = process.env) {
  try {
    const settings = readSettings(env)
    const log = { info: (line: string) => console.log(line), error: (line: string) => console.error(line) }
    const site = await openSite(settings, log)
    const bundle = await openBundle(settings.dist)
    const complaints = await openComplaints({ settings, site, log })
    const tracker = await openTracker(settings, log)
    const app = await buildApp({ settings, site, bundle, tracker, complaints, logger: { level: settings.logLevel } })
    const address = await app.listen({ port: settings.port, host: settings.host })
    const unwatch = await watchContent(settings.content, async () => void (await site.reload()))
    const stop = async () => {
      await unwatch()
      await app.close()
      await complaints.close()
      site.close()
    }
    process.once('SIGTERM', () => void stop())
    process.once('SIGINT', () => void stop())
    preferMemory()
    console.log(`\nThe site is ready: ${address}\n`)
  } catch (error) {
    if (error instanceof ContentError) {
      console.error('The content cannot be used. What to mend:\n')
      for (const problem of error.problems) console.error(`  ${describe(problem)}`)
    } else {
      console.error(error instanceof Error ? error.message : error)
    }
    process.exitCode = 1
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
