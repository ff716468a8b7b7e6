import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { type CallName, callPath, type Lang } from '#contract/paths.ts'
import { buildApp } from '../app.ts'
import { openShell } from '../stores/shell.ts'
import { openSite, type SiteStore } from '../stores/site.ts'
import { createSample, type Sample } from './sample.ts'

export interface Served {
  sample: Sample
  site: SiteStore
  app: FastifyInstance
  /** What the site said while it ran. */
  log: string[]
  /** Asks a call in a language; `query` may hold whatever a careless or hostile client sends. */
  ask(name: CallName, lang: Lang, query?: string | Record<string, string>): Promise<LightMyRequestResponse>
  get(url: string, headers?: InjectOptions['headers']): Promise<LightMyRequestResponse>
  /** Sends a path as it stands, over a real connection: `get` tidies dots and slashes away first. */
  send(method: string, path: string): Promise<{ status: number; body: string }>
  close(): Promise<void>
}

/** The whole server over a sample of its own, asked without a port. */
export async function serve(env: Record<string, string> = {}): Promise<Served> {
  const sample = await createSample(env)
  const log: string[] = []
  const site = await openSite(sample.settings, { info: (line) => log.push(line), error: (line) => log.push(line) })
  const app = await buildApp({ settings: sample.settings, site, shell: await openShell(sample.settings.dist) })
  const get: Served['get'] = (url, headers = {}) => app.inject({ url, headers })
  return {
    sample,
    site,
    app,
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
    async close() {
      await app.close()
      site.close()
      await sample.dispose()
    },
  }
}
