import type { FastifyInstance } from 'fastify'
import type { Review } from '../review/review.ts'
import { addCall } from './call.ts'

/** Comments, and asking somebody to look. */
export function reviewRoutes(app: FastifyInstance, review: Review) {
  addCall(app, 'reviews', (_, { editor }) => review.of(editor))
  addCall(app, 'review', async (name, { editor }) => ({ threads: await review.threadsOf(name, editor) }))
  addCall(app, 'people', async (_, { editor }) => ({
    people: (await review.people()).filter(({ mail }) => mail !== editor.mail),
  }))
  addCall(app, 'say', (said, { editor }) => review.say(said, editor))
}
