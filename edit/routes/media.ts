import type { FastifyInstance } from 'fastify'
import { dayInChina } from '#contract/day.ts'
import { EditError, found } from '../editError.ts'
import { guardHeaders } from '../guard.ts'
import type { MediaLibrary } from '../media/mediaAccess.ts'
import { mediaTypeOf, mostMedia } from '../media/mediaTypes.ts'
import { checkPdf } from '../pdf/checkPdf.ts'
import { proposalOf } from '../pdf/proposal.ts'
import type { Repository } from '../repository/repository.ts'
import { textsOf } from '../words/index.ts'
import { addCall } from './call.ts'

/** Nothing runs in what editors put there, and what is no picture is not opened but saved. */
const closed = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Has a browser save a file under its name, written as RFC 8187 wants it: nothing in it ends the header or begins another part. */
const savedAs = (name: string) =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`

/** Pictures, films and PDFs: as bytes, small, in a list, and what is done with them. */
export async function mediaRoutes(app: FastifyInstance, repository: Repository, library: MediaLibrary) {
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer', bodyLimit: mostMedia }, (_, body, done) =>
    done(null, body),
  )
  readingRoutes(app, repository, library)

  const large = { bodyLimit: mostMedia }
  addCall(app, 'upload', (to, { body, editor }) => library.upload({ ...to, bytes: bytesIn(body) }, editor), large)
  addCall(app, 'replaceMedia', async ({ from, to }, { editor }) => {
    found(await repository.read(to))
    return library.replace(from, to, editor)
  })
  addCall(app, 'moveMedia', ({ from, to, version }, { editor }) => library.move(from, to, version, editor))
  addCall(app, 'describeMedia', async ({ path, texts, versions }, { editor }) => {
    await library.describe(path, texts, versions, editor)
    return {}
  })
  addCall(app, 'removeMedia', async ({ path, version }, { editor }) => {
    await library.remove(path, version, editor)
    return {}
  })
  addCall(app, 'propose', ({ name }, { body }) => proposalFrom(bytesIn(body), name), large)
}

function readingRoutes(app: FastifyInstance, repository: Repository, library: MediaLibrary) {
  addCall(app, 'mediaBytes', async ({ path, as }, _, reply) => {
    const out = as === 'published' ? (await repository.published([path])).get(path) : undefined
    const file = found(as === 'saved' ? await repository.read(path) : out && { bytes: out, version: as })
    const { group, type } = mediaTypeOf(path)
    return reply
      .headers({ 'content-security-policy': closed, etag: `"${file.version}"` })
      .headers(group === 'picture' ? {} : { 'content-disposition': savedAs(path.slice(path.lastIndexOf('/') + 1)) })
      .type(type)
      .send(file.bytes)
  })
  addCall(app, 'mediaList', (query) => library.list(query))
  addCall(app, 'mediaDetails', async ({ path }) => found(await library.details(path)))
  addCall(app, 'thumbnail', async ({ path, width, crop }, request, reply) => {
    const picture = found(await library.thumbnail(path, Number(width), crop))
    const etag = `"${picture.stamp}"`
    // Asked for again each time, as everything here, but not sent again.
    reply.headers({ ...guardHeaders, 'content-security-policy': closed, 'cache-control': 'private, no-cache', etag })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('image/webp').send(picture.bytes)
  })
}

/** What a PDF proposes. One without text proposes its day and nothing else. */
async function proposalFrom(bytes: Buffer, name: string) {
  const text = await checkPdf(bytes)
  const proposal = proposalOf(text, name, dayInChina(Date.now()))
  if (proposal.langs.length > 0) return proposal
  return { ...proposal, note: textsOf('pdfScanned') }
}

function bytesIn(body: unknown): Buffer {
  if (!Buffer.isBuffer(body)) throw new EditError('empty')
  return body
}
