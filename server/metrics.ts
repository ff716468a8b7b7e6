import { once } from 'node:events'
import { createServer } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { FollowedState } from './content/contentSource.ts'
import type { Problem } from './content/problems.ts'
import type { Settings } from './settings.ts'

/** What is measured; it changes while the site runs. */
export interface Measured {
  problems(): readonly Problem[]
  /** When what is shown changed last (milliseconds since 1970); undefined while there is no site. */
  changedAt(): number | undefined
  git(): FollowedState | undefined
}

const severities = ['error', 'warning', 'note'] as const
/** A file that lacks something elsewhere is shown all the same; a note keeps nothing back. */
const severityOf = ({ note, elsewhere }: Problem) => (note ? 'note' : elsewhere ? 'warning' : 'error')

const secondsSince = (moment: number) => (Date.now() - moment) / 1_000

/** The metrics of this process, in the words of Prometheus. Nothing in them tells of visitors or reports. */
export function createMetrics({ problems, changedAt, git }: Measured): Registry {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'content_problems',
    help: 'What is wrong with the content; the log says what.',
    labelNames: ['severity'],
    registers,
    collect() {
      for (const severity of severities) {
        this.set({ severity }, problems().filter((problem) => severityOf(problem) === severity).length)
      }
    },
  })
  new Gauge({
    name: 'content_revision_age_seconds',
    help: 'Seconds since what is shown changed last, or was read first. Missing while there is no site.',
    registers,
    collect() {
      const moment = changedAt()
      if (moment === undefined) this.remove()
      else this.set(secondsSince(moment))
    },
  })
  if (git()) followMetrics(registers, git)
  return registry
}

function followMetrics(registers: Registry[], git: Measured['git']) {
  new Counter({
    name: 'content_git_fetches_total',
    help: 'How often the repository of the content was asked, and how it ended.',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset()
      for (const [outcome, count] of Object.entries(git()?.fetches ?? {})) this.inc({ outcome }, count)
    },
  })
  new Gauge({
    name: 'content_git_reached_age_seconds',
    help: 'Seconds since the repository of the content last answered. Missing while it never has.',
    registers,
    collect() {
      const moment = git()?.reachedAt
      if (moment === undefined) this.remove()
      else this.set(secondsSince(moment))
    },
  })
}

/** Serves them on a port of their own, which visitors do not reach. */
export async function serveMetrics({ metricsHost }: Settings, port: number, registry: Registry) {
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics())
  })
  server.listen(port, metricsHost)
  await once(server, 'listening')
  return server
}
