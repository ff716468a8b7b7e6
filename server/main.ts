import { once } from 'node:events'
import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { buildApp } from './app.ts'
import { openComplaintService } from './complaints/service.ts'
import { type ContentSource, openContentSource } from './content/contentSource.ts'
import { type Problem, problemText } from './content/problems.ts'
import { wordsOf } from './content/words/index.ts'
import { createHttpServer } from './http/httpServer.ts'
import { answerWhile } from './http/starting.ts'
import { openTracker } from './http/tracker.ts'
import { createLog, type Log } from './log.ts'
import { createMetrics, serveMetrics } from './metrics.ts'
import { openWhenShowable } from './openWhenShowable.ts'
import { openSsrBundle } from './render/ssrBundle.ts'
import { readSettings, type Settings } from './settings.ts'
import type { SiteStore } from './site.ts'

/** Starts the site: listens at once, then reads the content. Ends the process with status 1 and the reason when it cannot start. */
export async function main(env: Record<string, string | undefined> = process.env) {
  const servers: Server[] = []
  try {
    const settings = readSettings(env)
    await serve(settings, servers)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
    for (const server of servers) server.close()
  }
}

async function serve(settings: Settings, servers: Server[]) {
  const log = createLog(settings.logLevel)
  const server = await listen(settings)
  servers.push(server)
  const source = await openContentSource(settings, log)
  const { measured, site } = await openMeasured(settings, { source, log, server, servers })
  const bundle = await openSsrBundle(settings.dist)
  const complaints = await openComplaintService({ settings, log })
  const tracker = await openTracker(settings, log)
  const contentHook = hookOf(settings, source)
  const app = await buildApp({ settings, site, bundle, tracker, complaints, contentHook, server, loggerInstance: log })
  const stop = async () => {
    measured?.close()
    await source.close()
    await app.close()
    await complaints.close()
    await site.close()
  }
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())
  const { done, total } = site.pictures.progress
  if (done < total) log.info(`${total - done} pictures are still to be prepared; pages are served meanwhile`)
  console.log(`\nThe site is ready: ${addressOf(server, settings)}\n`)
}

async function listen(settings: Settings): Promise<Server> {
  const server = createHttpServer(settings, answerWhile('starting'))
  server.listen(settings.port, settings.host)
  await once(server, 'listening')
  return server
}

/** What keeps the site from being shown is measured as well. */
async function openMeasured(
  settings: Settings,
  { source, log, server, servers }: { source: ContentSource; log: Log; server: Server; servers: Server[] },
) {
  let site: SiteStore | undefined
  let refused: readonly Problem[] = []
  const registry = createMetrics({
    problems: () => site?.problems ?? refused,
    changedAt: () => site?.changedAt,
    git: () => source.git,
  })
  const { metricsPort } = settings
  const measured = metricsPort === undefined ? undefined : await serveMetrics(settings, metricsPort, registry)
  if (measured) servers.push(measured)
  const wait = () => {
    server.removeAllListeners('request')
    server.on('request', answerWhile('beingPrepared'))
  }
  await source.ready(wait)
  let told = ''
  const onRefused = (problems: readonly Problem[]) => {
    refused = problems
    wait()
    const texts = problems.map((problem) => problemText(problem, settings.lang))
    if (texts.join() !== told) for (const text of texts) log.error(wordsOf(settings.lang).notShown(text))
    told = texts.join()
  }
  site = await openWhenShowable({ settings, source, log, onRefused })
  return { measured, site }
}

const hookOf = ({ contentGit, contentHookSecret: secret }: Settings, source: ContentSource) =>
  contentGit !== '' && secret !== '' ? { secret, ask: source.ask } : undefined

function addressOf(server: Server, { host, port }: Settings) {
  const address = server.address()
  return `http://${host}:${typeof address === 'object' && address ? address.port : port}`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
