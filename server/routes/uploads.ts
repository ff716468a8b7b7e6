import type { FastifyInstance } from 'fastify'
import { done } from '#contract/complaints.ts'
import { failure, success } from '#contract/envelope.ts'
import { complaintPaths } from '#contract/paths.ts'
import { frameHeader, readFrame } from '#contract/upload.ts'
import { faultOfPart } from '#sealing/shape.ts'
import { mostParts, partBytes } from '#sealing/sizes.ts'
import type { ComplaintService } from '../complaints/service.ts'
import { Refusal } from '../http/failures.ts'
import {
  enforceLimit,
  enforceWork,
  forbidCaching,
  refuseFault,
  refuseWhenUnavailable,
  sendData,
} from './complaintRules.ts'

/** Parts that may wait for their complaints at a time: 4 GiB. */
const mostWaiting = 4_096
const keptFor = 24 * 60 * 60 * 1000

const octets = 'application/octet-stream'
const envelope = success(done)

/** The same bytes, not copied: they are a megabyte. */
const held = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength)

/** The upload call: one part of a sealed file at a time; the same part again changes nothing. */
export function uploadRoutes(app: FastifyInstance, { uploads, limits, now }: ComplaintService) {
  forbidCaching(app)
  app.addContentTypeParser(
    octets,
    { parseAs: 'buffer', bodyLimit: frameHeader + partBytes },
    (_request, body, parsed) => parsed(null, body),
  )
  const schema = {
    summary: `One part of a sealed file: id (16 bytes), work (8), number (2, from 0 to ${mostParts - 1}), SHA-256 (32), then at most 1 MiB`,
    operationId: 'upload',
    consumes: [octets],
    response: { 200: envelope, 400: failure, 409: failure, 413: failure, 428: failure, 429: failure, 503: failure },
  }
  app.post(complaintPaths.upload, { bodyLimit: frameHeader + partBytes, schema }, async (request, reply) => {
    enforceLimit(request, 'part', limits, reply)
    const frame = Buffer.isBuffer(request.body) ? readFrame(request.body) : undefined
    if (!frame) throw new Refusal(400, 'wrongField', { name: 'body' })
    const upload = held(frame.id)
    enforceWork(upload.toString('base64url'), frame.work, limits)
    refuseFault(faultOfPart(frame.number, frame.bytes))
    const saved = await refuseWhenUnavailable(
      (async () => {
        if ((await uploads.waiting()) >= mostWaiting) throw new Refusal(503, 'storeUnavailable')
        return uploads.putPart(
          { upload, number: frame.number, digest: held(frame.digest), body: held(frame.bytes) },
          new Date(now() + keptFor).toISOString().slice(0, 13),
        )
      })(),
    )
    switch (saved) {
      case 'stored':
        return sendData(request, reply, envelope, { saved: 'new' })
      case 'known':
        return sendData(request, reply, envelope, { saved: 'known' })
      case 'wrongDigest':
        throw new Refusal(400, 'damagedPart')
      case 'differs':
        throw new Refusal(409, 'otherPart')
      case 'claimed':
        throw new Refusal(409, 'claimedUpload')
    }
  })
}
