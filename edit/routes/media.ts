import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { dayInChina } from '#contract/day.ts'
import { Fault } from '../fault.ts'
import { guardHeaders } from '../guard.ts'
import type { MediaLibrary } from '../media/mediaAccess.ts'
import { MediaFault, refusalOf } from '../media/mediaFault.ts'
import { mediaTypeOf, mostMedia } from '../media/mediaTypes.ts'
import { checkPdf } from '../pdf/checkPdf.ts'
import { proposalOf } from '../pdf/proposal.ts'
import type { Repository } from '../repository/repository.ts'
import { langOf, sendFailure } from './failures.ts'
import { read } from './shapes.ts'

const mediaPath = z.string().startsWith('media/').max(300)
const mediaQuery = z.object({ path: mediaPath })
const listQuery = z.object({
  find: z.string().max(200).optional(),
  folder: z.string().max(200).optional(),
  group: z.string().max(20).optional(),
  count: z.coerce.number().int().min(1).max(100_000).optional(),
})
const uploadQuery = mediaQuery.extend({ version: z.string().optional() })
const thumbnailQuery = mediaQuery.extend({
  width: z.enum(['240', '1200']).default('240'),
  crop: z.enum(['phone', 'card']).optional(),
})
const proposalQuery = z.object({ name: z.string().max(300).default('') })
const replaceBody = z.object({ from: mediaPath, to: mediaPath })
const removeBody = mediaQuery.extend({ version: z.string() })
const describeBody = mediaQuery.extend({
  texts: z
    .array(
      z.object({
        lang: z.enum(['zh', 'en']),
        file: z.string(),
        path: z.array(z.union([z.string(), z.number()])),
        text: z.string().max(2_000),
      }),
    )
    .max(500),
  versions: z.record(z.string(), z.string()),
})

/** Nothing runs in what editors put there, and what is no picture is not opened but saved. */
const closed = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Has a browser save a file under its name, written as RFC 8187 wants it: nothing in it ends the header or begins another part. */
const savedAs = (name: string) =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`

/** Pictures, films and PDFs: as bytes, small, in a list, and what is done with them. */
export async function mediaRoutes(
  app: FastifyInstance,
  repository: Repository,
  library: MediaLibrary,
  log: { error(line: string): void },
) {
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer', bodyLimit: mostMedia }, (_, body, done) =>
    done(null, body),
  )
  app.setErrorHandler((error: FastifyError | Fault | MediaFault, request, reply) =>
    error instanceof Fault || !refusalOf(error)
      ? sendFailure(error as FastifyError, request, reply, log.error)
      : sendRefusal(error, request, reply),
  )
  readingRoutes(app, repository, library)

  app.post('/api/media', { bodyLimit: mostMedia }, async (request) => {
    const { path, version } = read(uploadQuery, request.query)
    return library.upload({ path, bytes: bytesOf(request), version }, request.editor)
  })
  app.post('/api/media/replace', async (request) => {
    const { from, to } = read(replaceBody, request.body)
    if (!(await repository.read(to))) throw new Fault('notFound')
    return library.replace(from, to, request.editor)
  })
  app.post('/api/media/describe', async (request) => {
    const { path, texts, versions } = read(describeBody, request.body)
    return library.describe(path, texts, versions, request.editor)
  })
  app.post('/api/media/remove', async (request) => {
    const { path, version } = read(removeBody, request.body)
    return library.remove(path, version, request.editor)
  })
  /** Reads a PDF and keeps nothing of it. */
  app.post('/api/media/proposal', { bodyLimit: mostMedia }, async (request) => {
    const { name } = read(proposalQuery, request.query)
    return proposalFrom(bytesOf(request), name)
  })
}

function readingRoutes(app: FastifyInstance, repository: Repository, library: MediaLibrary) {
  app.get('/api/media', async (request, reply) => {
    const { path } = read(mediaQuery, request.query)
    const file = await repository.read(path)
    if (!file) throw new Fault('notFound')
    const { group, type } = mediaTypeOf(path)
    return reply
      .headers({ 'content-security-policy': closed, etag: `"${file.version}"` })
      .headers(group === 'picture' ? {} : { 'content-disposition': savedAs(path.slice(path.lastIndexOf('/') + 1)) })
      .type(type)
      .send(file.bytes)
  })
  app.get('/api/media/list', async (request) => library.list(read(listQuery, request.query)))
  app.get('/api/media/file', async (request) => {
    const details = await library.details(read(mediaQuery, request.query).path)
    if (!details) throw new Fault('notFound')
    return details
  })
  app.get('/api/media/proposal', async (request) => {
    const { path } = read(mediaQuery, request.query)
    const file = await repository.read(path)
    if (!file || mediaTypeOf(path).group !== 'pdf') throw new Fault('notFound')
    return proposalFrom(file.bytes, path.slice(path.lastIndexOf('/') + 1))
  })
  app.get('/api/media/thumbnail', async (request, reply) => {
    const { path, width, crop } = read(thumbnailQuery, request.query)
    const found = await library.thumbnail(path, Number(width), crop)
    if (!found) throw new Fault('notFound')
    const etag = `"${found.stamp}"`
    // Asked for again each time, as everything here, but not sent again.
    reply.headers({ ...guardHeaders, 'content-security-policy': closed, 'cache-control': 'private, no-cache', etag })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('image/webp').send(found.bytes)
  })
}

/** What a PDF proposes. One without text proposes its day and nothing else. */
async function proposalFrom(bytes: Buffer, name: string) {
  const text = await checkPdf(bytes)
  const proposal = proposalOf(text, name, dayInChina(Date.now()))
  if (proposal.langs.length > 0) return proposal
  return { ...proposal, note: refusalOf(new MediaFault('pdfScanned'))?.texts }
}

function bytesOf({ body }: FastifyRequest): Buffer {
  if (!Buffer.isBuffer(body)) throw new MediaFault('empty')
  return body
}

function sendRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error)
  if (!refusal) throw error
  const { status, error: reason, texts, names } = refusal
  const lang = langOf(request)
  return reply
    .code(status)
    .header('content-language', lang === 'en' ? 'en' : 'zh-CN')
    .send({ error: reason, message: texts[lang], texts, ...(names.length > 0 && { names }) })
}
