import type { FastifyRequest } from 'fastify'
import { type SentenceName, sentence } from '../words/index.ts'
import { langOf } from './failures.ts'

/** What an answer says that is no success, beside its outcome. */
export const conflictOf = (request: FastifyRequest, error: SentenceName, paths: readonly string[]) => ({
  error,
  message: sentence(error, langOf(request), paths),
  names: paths,
})
