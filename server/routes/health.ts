import type { FastifyInstance } from 'fastify'
import type { ComplaintService } from '../complaints/service.ts'
import { channelIds } from '../content/channelIds.ts'
import type { FollowedState } from '../content/followedContent.ts'
import { isProblem } from '../content/problems.ts'
import type { Readiness } from '../readiness.ts'
import type { SiteStore } from '../site.ts'

/** What a node says of itself beside its content. */
export interface Node {
  readiness: Readiness
  complaints: Pick<ComplaintService, 'engine' | 'storeId' | 'isAway' | 'keys'> | undefined
  /** The repository of the content, where it follows one. */
  git: FollowedState | undefined
}

/** `/healthz`: the process answers. `/readyz`: whether it should be sent visitors, and what it shows. `/openapi.json`: the contract. */
export function healthRoutes(app: FastifyInstance, site: SiteStore, node: Node) {
  const schema = { hide: true }
  app.get('/healthz', { schema }, (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', { schema }, (_request, reply) => {
    const state = node.readiness()
    const ready = state === 'ready'
    reply.header('cache-control', 'no-store').code(ready ? 200 : 503)
    return reply.send({
      ready,
      state,
      revision: site.content.revision,
      pictures: site.pictures.progress,
      problems: site.problems.filter(isProblem).length, // how many; the log and the editors' program say which
      ...(node.complaints && reportsOf(node.complaints, site)),
      ...(node.git && { git: gitState(node.git, site) }),
    })
  })
  app.get('/openapi.json', { schema }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(app.swagger()),
  )
}

const reportsOf = (complaints: NonNullable<Node['complaints']>, { content }: SiteStore) => ({
  reports: channelIds(content).size > 0 ? reportsState(complaints) : 'noChannels',
  database: complaints.engine,
  store: complaints.storeId(),
})

const reportsState = ({ isAway, keys }: NonNullable<Node['complaints']>) =>
  keys.channels.length === 0 ? 'noKeys' : isAway() ? 'databaseAway' : 'taken'

/** Which revision is shown, which came last, and whether the repository answered when it was asked last. */
const gitState = ({ newest, isReached, revisionIn }: FollowedState, { folder }: SiteStore) => ({
  shown: revisionIn(folder),
  newest,
  isBehind: newest !== revisionIn(folder),
  isReached,
})
