import { once } from 'node:events'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { type CallName, callPath, type Lang } from '#contract/paths.ts'
import { buildApp } from '../app.ts'
import type { openComplaintService } from '../complaints/service.ts'
import { openReports } from '../openReports.ts'
import type { SsrBundle } from '../render/ssrBundle.ts'
import { openSite, type SiteStore } from '../site.ts'
import { openTracker } from '../tracker.ts'
import { testBundle } from './bundle.ts'
import { writeKeys } from './keys.ts'
import type { SampleContent } from './prepared.ts'
import { createSample, type Sample } from './sample.ts'

export interface Served {
  sample: Sample
  site: SiteStore
  app: FastifyInstance
  /** There when the calls of the sealed report were asked for and the content has channels. */
  complaints: Awaited<ReturnType<typeof openComplaintService>> | undefined
  /** What the site said while it ran. */
  log: string[]
  /** Asks a call in a language; `query` may hold whatever a careless or hostile client sends. */
  ask(name: CallName, lang: Lang, query?: string | Record<string, string>): Promise<LightMyRequestResponse>
  get(url: string, headers?: InjectOptions['headers']): Promise<LightMyRequestResponse>
  /** Sends a path as it stands, over a real connection: `get` tidies dots and slashes away first. */
  send(method: string, path: string): Promise<{ status: number; body: string }>
  /** Lets milliseconds pass for what counts them: challenges, limits, what is deleted after a time. */
  pass(milliseconds: number): void
  close(): Promise<void>
}

/** The whole server over a sample of its own, asked without a port. */
export async function serve(
  env: Record<string, string> = {},
  wanted: {
    content?: SampleContent
    complaints?: boolean
    /** `keys/channels.yaml`, signed with the root key of tests, in place of the one that names nobody. */
    keys?: string
    bundle?: SsrBundle
    tracker?: string
    unprepared?: boolean
    before?: (sample: Sample) => Promise<void>
  } = {},
): Promise<Served> {
  const sample = await createSample(env, wanted.content)
  if (wanted.unprepared) await rm(join(sample.settings.data, 'pictures'), { recursive: true })
  await wanted.before?.(sample)
  if (wanted.keys !== undefined) await writeKeys(sample.settings.keys, wanted.keys)
  const log: string[] = []
  const settings = sample.settings
  const logger = { info: (line: string) => log.push(line), error: (line: string) => log.push(line) }
  let passed = 0
  const site = await openSite(settings, logger)
  const complaints = wanted.complaints
    ? await openReports({ settings, log: logger, now: () => Date.now() + passed, site })
    : undefined
  const bundle = wanted.bundle ?? testBundle
  if (wanted.tracker !== undefined) {
    await mkdir(settings.data, { recursive: true })
    await writeFile(join(settings.data, 'tracker.js'), wanted.tracker)
  }
  const tracker = await openTracker(settings, logger)
  const app = await buildApp({ settings, site, bundle, tracker, complaints })
  const get: Served['get'] = (url, headers = {}) => app.inject({ url, headers })
  return {
    sample,
    site,
    app,
    complaints,
    log,
    get,
    ask: (name, lang, query = '') =>
      get(`${callPath(name, sample.settings.sitePrefix)}?${new URLSearchParams(query)}`, { lang }),
    async send(method, path) {
      if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
      const { port } = app.server.address() as AddressInfo
      const sent = request({ host: '127.0.0.1', port, method, path }).end()
      const [response] = (await once(sent, 'response')) as [IncomingMessage]
      return { status: response.statusCode ?? 0, body: await text(response) }
    },
    pass(milliseconds) {
      passed += milliseconds
    },
    async close() {
      await app.close()
      await complaints?.close()
      await site.close()
      await sample.dispose()
    },
  }
}
