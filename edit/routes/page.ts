import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { EditError } from '../editError.ts'
import { csrfOf, policyOf } from '../guard.ts'
import type { Previews } from '../preview/previews.ts'

/** The built page and its files. The page gets its token, and a nonce for the style elements that the editor of Markdown writes. */
export async function pageRoutes(app: FastifyInstance, folder: string, secret: Buffer, previews: Previews | undefined) {
  await app.register(fastifyStatic, { root: folder, serve: false, cacheControl: false, dotfiles: 'deny' })
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = request.params['*'] || 'index.html'
    if (path === 'index.html' && !existsSync(join(folder, path))) throw new EditError('beingBuilt')
    if (path.startsWith('api/')) throw new EditError('notFound')
    if (path !== 'index.html') return reply.sendFile(path)
    const nonce = randomBytes(16).toString('base64')
    const page = await readFile(join(folder, path), 'utf8')
    const filled = page.replace('{{csrf}}', csrfOf(secret, request.editor)).replace('{{nonce}}', nonce)
    const policy = policyOf({ nonce, frames: previews?.addresses.at(request.headers.host ?? '') })
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(filled)
  })
}
