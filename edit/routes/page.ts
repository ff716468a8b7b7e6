import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Fault } from '../fault.ts'

/** The built page and its files. */
export async function pageRoutes(app: FastifyInstance, folder: string) {
  await app.register(fastifyStatic, { root: folder, serve: false, cacheControl: false, dotfiles: 'deny' })
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const path = request.params['*'] || 'index.html'
    if (path === 'index.html' && !existsSync(join(folder, path))) throw new Fault('beingBuilt')
    if (path.startsWith('api/')) throw new Fault('notFound')
    return reply.sendFile(path)
  })
}
