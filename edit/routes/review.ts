import type { FastifyInstance } from 'fastify'
import type { Repository } from '../repository/repository.ts'
import type { Review } from '../review/review.ts'
import { addCall } from './call.ts'

/** Comments, and asking somebody to look. */
export function reviewRoutes(app: FastifyInstance, repository: Repository, review: Review) {
  repository.onPublished((paths, by) => review.end(paths, by))
  addCall(app, 'reviews', (_, { editor }) => review.of(editor))
  addCall(app, 'review', async (name, { editor }) => ({ threads: await review.threadsOf(name, editor) }))
  addCall(app, 'people', async (_, { editor }) => ({
    people: (await review.people()).filter(({ mail }) => mail !== editor.mail),
  }))
  addCall(app, 'say', (said, { editor }) => review.say(said, editor))
}
