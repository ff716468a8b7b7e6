import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { done } from '#contract/complaints.ts'
import { failure, success } from '#contract/envelope.ts'
import { complaintPaths } from '#contract/paths.ts'
import { frameHeader, readFrame } from '#contract/upload.ts'
import { partDigest } from '#sealing/proofOfWork.ts'
import { faultOfPart } from '#sealing/shape.ts'
import { mostParts, partBytes } from '#sealing/sizes.ts'
import { type ComplaintService, quarterAfter } from '../complaints/service.ts'
import { partLifetime } from '../complaints/uploadQuota.ts'
import type { Stored } from '../complaints/uploads.ts'
import { HttpError } from '../httpError.ts'
import type { Settings } from '../settings.ts'
import { guardComplaintCalls } from './complaintGuard.ts'
import { encode64, enforceLimit, enforceWork, refuseFault, refuseWhenUnavailable, sendData } from './complaintRules.ts'

const octets = 'application/octet-stream'
const envelope = success(done)

/** The same bytes, not copied: they are a megabyte. */
const held = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength)

/** The upload call: one part of a sealed file at a time; the same part again changes nothing. */
export function uploadRoutes(app: FastifyInstance, service: ComplaintService, settings: Settings) {
  const { uploads, quota, diskSpace, nonces, now } = service
  guardComplaintCalls(app, { settings, type: octets, failures: service.failures })
  app.addContentTypeParser(
    octets,
    { parseAs: 'buffer', bodyLimit: frameHeader + partBytes },
    (_request, body, parsed) => parsed(null, body),
  )
  const refused = [400, 403, 409, 413, 415, 428, 429, 503].map((status) => [status, failure] as const)
  const schema = {
    summary: `One part of a sealed file: id (16 bytes), nonce (33) and proof (8) of the work, number (2, from 0 to ${mostParts - 1}), SHA-256 (32), then at most 1 MiB`,
    operationId: 'upload',
    consumes: [octets],
    body: z.any().meta({ type: 'string', format: 'binary' }), // described alone: the frame is checked as it is read
    response: { 200: envelope, ...Object.fromEntries(refused) },
  }
  app.post(complaintPaths.upload, { bodyLimit: frameHeader + partBytes, schema }, async (request, reply) => {
    const frame = Buffer.isBuffer(request.body) ? readFrame(request.body) : undefined
    if (!frame) throw new HttpError(400, 'wrongField', { name: 'body' })
    refuseFault(faultOfPart(frame.number, frame.bytes))
    const [upload, digest, body] = [held(frame.id), held(frame.digest), held(frame.bytes)]
    const subject = partDigest({ upload: encode64(upload), number: frame.number, sha256: encode64(digest) })
    enforceWork(nonces, quota.bits(request.ip), subject, frame)
    enforceLimit(quota.minutesToWait(request.ip), reply)
    const put = async () => {
      if (!(await diskSpace.takesFiles())) throw new HttpError(503, 'noRoomForFiles')
      return uploads.putPart({ upload, number: frame.number, digest, body }, quarterAfter(now() + partLifetime))
    }
    const stored = await refuseWhenUnavailable(put())
    if (stored === 'stored') {
      quota.add(request.ip, body.length)
      diskSpace.took(body.length)
    }
    return sendData(request, reply, envelope, { saved: storedOrRefusal(stored) })
  })
}

/** @throws HttpError */
function storedOrRefusal(stored: Stored): 'new' | 'known' {
  switch (stored) {
    case 'stored':
      return 'new'
    case 'known':
      return 'known'
    case 'wrongDigest':
      throw new HttpError(400, 'damagedPart')
    case 'differs':
      throw new HttpError(409, 'otherPart')
    case 'claimed':
      throw new HttpError(409, 'claimedUpload')
  }
}
