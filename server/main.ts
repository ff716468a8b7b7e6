import { once } from 'node:events'
import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { buildApp } from './app.ts'
import { tellBorrowedWords } from './borrowedWords.ts'
import { openContentSource } from './content/contentSource.ts'
import type { ContentSource } from './content/followedContent.ts'
import { type Problem, problemText } from './content/problems.ts'
import { wordsOf } from './content/words/index.ts'
import { faultText } from './faults.ts'
import { heldLog } from './heldLog.ts'
import { createDrainableServer, type DrainableServer } from './http/drainableServer.ts'
import { answerWhile } from './http/starting.ts'
import { createLog, type Log } from './log.ts'
import { openReports } from './openReports.ts'
import { openWhenShowable } from './openWhenShowable.ts'
import { takePrepared } from './prepared.ts'
import { createReadiness, type Readiness } from './readiness.ts'
import { openSsrBundle, type SsrBundle } from './render/ssrBundle.ts'
import { addressAt, readSettings, type Settings, unknownSettings } from './settings.ts'
import type { SiteStore } from './site.ts'
import { openMetrics, type SiteMetrics } from './siteMetrics.ts'
import { facilityLines, placesLines } from './startReport.ts'
import { openTracker } from './tracker.ts'

type OpenBundle = (folder: string) => Promise<SsrBundle | undefined>

/**
 * Starts the site: listens at once, then reads the content. Ends the process with status 1 and the reason when it cannot start, and with
 * 0, after what runs has been answered, when it is told to.
 */
export async function main(
  env: Record<string, string | undefined> = process.env,
  openBundle: OpenBundle = openSsrBundle,
) {
  let settings: Settings | undefined
  try {
    settings = readSettings(env)
    const log = createLog(settings.logLevel)
    for (const sentence of unknownSettings(env)) log.warn(sentence)
    await serve(settings, log, openBundle)
  } catch (error) {
    console.error(settings ? faultText(error, settings) : String(error instanceof Error ? error.message : error))
    process.exit(1) // what has been opened by then would keep it
  }
}

async function serve(settings: Settings, log: ReturnType<typeof createLog>, openBundle: OpenBundle) {
  const onStop = stopper()
  const server = await listen(settings)
  const address = addressOf(server.server, settings)
  const source = await openContentSource(settings, log)
  for (const line of placesLines(settings, address)) log.info(line)
  await takePrepared(settings, log)
  const metrics = await openMetrics(settings, source)
  const { site, bundle, complaints, tracker } = await openParts(settings, { source, log, server, metrics, openBundle })
  const { git } = source
  const contentHook = hookOf(settings, source)
  const readiness = createReadiness(site, () => server.isDraining)
  metrics.tell({ site, complaints, readiness })
  const parts = { settings, site, bundle, tracker, complaints, contentHook, git, server, readiness }
  const app = await buildApp({ ...parts, withFiles: true, loggerInstance: log, extend: metrics.measure })
  onStop(async () => {
    log.info(`Told to end: serving for ${settings.drainSeconds} s more`)
    server.drain()
    await pause(settings.drainSeconds * 1_000)
    await app.close()
    await source.close()
    await complaints?.close()
    await site.close()
    metrics.close()
    log.info('Ended')
  })
  await tellReady(site, readiness, { log, address })
  // Not beside the pictures: the node waits for those, and each takes memory.
  const readPdfs = () => void site.readPdfs()
  readPdfs()
  site.onSwap(readPdfs)
}

interface Opening {
  source: ContentSource
  log: ReturnType<typeof createLog>
  server: DrainableServer
  metrics: SiteMetrics
}

/** Opens what the site consists of. What is on and off is said first, whatever there is to tell of files and keys. */
async function openParts(settings: Settings, { openBundle, log, ...own }: Opening & { openBundle: OpenBundle }) {
  const held = heldLog(log)
  try {
    const site = await openShown(settings, { ...own, log: held.log, logNow: log })
    const bundle = await openBundle(settings.dist)
    const complaints = await openReports({ settings, log: held.log, site })
    const tracker = await openTracker(settings, held.log)
    for (const line of facilityLines(settings, { site, complaints, tracker })) log.info(line)
    held.release()
    if (bundle) tellBorrowedWords(bundle, site, settings, log)
    return { site, bundle, complaints, tracker }
  } finally {
    held.release()
  }
}

/** Says where the site is: that it is ready when `/readyz` says so too, and before that what is still missing. */
async function tellReady(site: SiteStore, readiness: Readiness, { log, address }: { log: Log; address: string }) {
  const { done, total } = site.pictures.progress
  if (done < total) log.info(`The site answers at ${address}; ${total - done} pictures are still to be prepared`)
  await site.pictures.finished()
  if (readiness() === 'ready') log.info(`The site is ready: ${address}`)
}

/** Does what it is given when the process is told to end, and ends at once when it is told again. Before that there is nothing to finish. */
function stopper() {
  let stop: () => Promise<unknown> = async () => process.exit(0)
  const signals = ['SIGTERM', 'SIGINT'] as const
  const onSignal = () => {
    const finish = stop
    stop = async () => process.exit(0)
    void finish()
  }
  for (const signal of signals) process.on(signal, onSignal)
  return (finish: () => Promise<unknown>) => {
    stop = finish
  }
}

async function listen(settings: Settings): Promise<DrainableServer> {
  const server = createDrainableServer(settings, answerWhile('starting'))
  server.server.listen(settings.port, settings.host)
  await once(server.server, 'listening')
  return server
}

/** Opens the site; says, as long as it cannot be shown, what keeps it from that. */
async function openShown(
  settings: Settings,
  { source, log, logNow, server, metrics }: Omit<Opening, 'log'> & { log: Log; logNow: Log },
): Promise<SiteStore> {
  const wait = () => server.answerWith(answerWhile('beingPrepared'))
  await source.ready(wait)
  let told = ''
  const onRefused = (problems: readonly Problem[]) => {
    metrics.tell({ refused: problems })
    wait()
    const texts = problems.map((problem) => problemText(problem, settings.lang))
    if (texts.join() !== told) for (const text of texts) logNow.error(wordsOf(settings.lang).notShown(text))
    told = texts.join()
  }
  return openWhenShowable({ settings, source, log, onRefused })
}

const hookOf = ({ contentGit, contentHookSecret: secret }: Settings, source: ContentSource) =>
  contentGit !== '' && secret !== '' ? { secret, ask: source.ask } : undefined

function addressOf(server: Server, { host, port }: Settings) {
  const address = server.address()
  return addressAt(host, typeof address === 'object' && address ? address.port : port)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
