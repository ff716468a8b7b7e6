import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Fault } from '../fault.ts'
import type { Repository } from '../repository/repository.ts'
import { conflictOf } from './outcomes.ts'
import { read } from './shapes.ts'

/** Bytes that a picture, film or PDF may have. */
export const mostMedia = 30 * 1024 * 1024

const mediaPath = z.string().startsWith('media/')
const mediaQuery = z.object({ path: mediaPath })
const uploadQuery = mediaQuery.extend({ version: z.string().optional(), lang: z.string().optional() })

interface MediaType {
  type: string
  /** Whether bytes begin as files of this kind do. Without it they are shown, but not uploaded: such texts may hold scripts. */
  isIt?: (bytes: Buffer) => boolean
}
const begins =
  (sign: string, at = 0) =>
  (bytes: Buffer) =>
    bytes.toString('latin1', at, at + sign.length) === sign
const either =
  (...signs: ((bytes: Buffer) => boolean)[]) =>
  (bytes: Buffer) =>
    signs.some((isIt) => isIt(bytes))

const types: Record<string, MediaType> = {
  webp: { type: 'image/webp', isIt: (bytes) => begins('RIFF')(bytes) && begins('WEBP', 8)(bytes) },
  jpg: { type: 'image/jpeg', isIt: begins('\xff\xd8\xff') },
  jpeg: { type: 'image/jpeg', isIt: begins('\xff\xd8\xff') },
  png: { type: 'image/png', isIt: begins('\x89PNG\r\n\x1a\n') },
  avif: { type: 'image/avif', isIt: either(begins('ftypavif', 4), begins('ftypmif1', 4)) },
  tif: { type: 'image/tiff', isIt: either(begins('II*\0'), begins('MM\0*')) },
  tiff: { type: 'image/tiff', isIt: either(begins('II*\0'), begins('MM\0*')) },
  pdf: { type: 'application/pdf', isIt: begins('%PDF-') },
  mp4: { type: 'video/mp4', isIt: begins('ftyp', 4) },
  vtt: { type: 'text/vtt', isIt: either(begins('WEBVTT'), begins('\xef\xbb\xbfWEBVTT')) },
  svg: { type: 'image/svg+xml' },
}
const typeOf = (path: string) => types[path.slice(path.lastIndexOf('.') + 1)]

/** Pictures, films and PDFs, as bytes. */
export async function mediaRoutes(app: FastifyInstance, repository: Repository) {
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer', bodyLimit: mostMedia }, (_, body, done) =>
    done(null, body),
  )

  app.get('/api/media', async (request, reply) => {
    const { path } = read(mediaQuery, request.query)
    const file = await repository.read(path)
    if (!file) throw new Fault('notFound')
    return reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .header('etag', `"${file.version}"`)
      .type(typeOf(path)?.type ?? 'application/octet-stream')
      .send(file.bytes)
  })

  app.post('/api/media', { bodyLimit: mostMedia }, async (request, reply) => {
    const { path, version = null } = read(uploadQuery, request.query)
    const { body } = request
    if (!Buffer.isBuffer(body) || !typeOf(path)?.isIt?.(body)) throw new Fault('badMedia', [path])
    const saved = await repository.save([{ path, bytes: body, version }], request.editor, `Uploads ${path}`)
    if (saved.outcome === 'saved') return { ...saved, version: (await repository.read(path))?.version }
    return reply.code(409).send({ ...saved, ...conflictOf(request, 'saveConflict', saved.paths) })
  })
}
