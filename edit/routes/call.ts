import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  type EditCall,
  type EditCallName,
  type EditChecked,
  type EditData,
  editCalls,
  editRefusal,
} from '#contract/edit.ts'

type Answer<N extends EditCallName> = EditData<N> | FastifyReply

/** Described alone: what the bytes hold is checked where they are read. */
const bytes = z.any().meta({ type: 'string', format: 'binary' })

/** Registers a call of the contract. What comes is checked and what goes is sieved, each once. */
export function addCall<N extends EditCallName>(
  app: FastifyInstance,
  name: N,
  answer: (asked: EditChecked<N>, request: FastifyRequest, reply: FastifyReply) => Answer<N> | Promise<Answer<N>>,
  limits: { bodyLimit?: number } = {},
) {
  const { method, path: url, summary, query, body, data }: EditCall = editCalls[name]
  const takesBytes = method === 'POST' && !body
  const schema = {
    summary,
    operationId: name,
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(takesBytes && { body: bytes, consumes: ['application/octet-stream'] }),
    response: { 200: data ?? { content: { 'application/octet-stream': { schema: bytes } } }, default: editRefusal },
  }
  app.route({
    method,
    url,
    ...limits,
    schema,
    // Checked by the schema.
    handler: (request, reply) => answer((body ? request.body : request.query) as EditChecked<N>, request, reply),
  })
}
