import { once } from 'node:events'
import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { buildApp } from './app.ts'
import { openComplaintService } from './complaints/service.ts'
import { ContentError, problemText } from './content/problems.ts'
import { watchContent } from './content/watchContent.ts'
import { wordsOf } from './content/words/index.ts'
import { createHttpServer } from './http/httpServer.ts'
import { answerWhileStarting } from './http/starting.ts'
import { openTracker } from './http/tracker.ts'
import { openSsrBundle } from './render/ssrBundle.ts'
import { readSettings, type Settings } from './settings.ts'
import { openSite } from './site.ts'

/** Starts the site: listens at once, then reads the content. Ends the process with status 1 and the reason when it cannot start. */
export async function main(env: Record<string, string | undefined> = process.env) {
  let server: Server | undefined
  let settings: Settings | undefined
  try {
    settings = readSettings(env)
    server = await listen(settings)
    await serve(settings, server)
  } catch (error) {
    if (settings && error instanceof ContentError) {
      const { lang } = settings
      console.error(`${wordsOf(lang).refused}\n`)
      for (const problem of error.problems) console.error(`  ${problemText(problem, lang)}`)
    } else {
      console.error(error instanceof Error ? error.message : error)
    }
    process.exitCode = 1
    server?.close()
  }
}

async function listen(settings: Settings): Promise<Server> {
  const server = createHttpServer(settings, answerWhileStarting)
  server.listen(settings.port, settings.host)
  await once(server, 'listening')
  return server
}

async function serve(settings: Settings, server: Server) {
  const site = await openSite(settings, console)
  const bundle = await openSsrBundle(settings.dist)
  const complaints = await openComplaintService({ settings, log: console })
  const tracker = await openTracker(settings, console)
  const logger = { level: settings.logLevel }
  const app = await buildApp({ settings, site, bundle, tracker, complaints, server, logger })
  const unwatch = await watchContent(settings.content, async () => void (await site.reload()))
  const stop = async () => {
    await unwatch()
    await app.close()
    await complaints.close()
    await site.close()
  }
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())
  const { done, total } = site.pictures.progress
  if (done < total) console.log(`${total - done} pictures are still to be prepared; pages are served meanwhile`)
  console.log(`\nThe site is ready: ${addressOf(server, settings)}\n`)
}

function addressOf(server: Server, { host, port }: Settings) {
  const address = server.address()
  return `http://${host}:${typeof address === 'object' && address ? address.port : port}`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
