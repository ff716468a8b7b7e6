import { Agent, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { complaintPaths } from '../../../contract/paths.ts'
import { json, octets } from '../../../server/testing/hostile/request.ts'

/** A report that is ready to be sent: the frames of its file, each in pieces that others may share, and the call `save`. */
export interface Submission {
  frames: Uint8Array[][]
  save: Buffer
}

/** Milliseconds that each call took; `failure` is what ended it early. */
export interface Outcome {
  parts: number[]
  save?: number
  failure?: string
}

/** Sends one report as a browser does: over a connection of its own, part after part, then the report. */
export async function submit(port: number, { frames, save }: Submission): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const outcome: Outcome = { parts: [] }
  try {
    for (const frame of frames) outcome.parts.push(await timed(port, agent, complaintPaths.upload, octets, frame))
    outcome.save = await timed(port, agent, complaintPaths.save, json, [save])
  } catch (error) {
    outcome.failure = error instanceof Error ? error.message : String(error)
  }
  agent.destroy()
  return outcome
}

async function timed(port: number, agent: Agent, path: string, type: string, pieces: Uint8Array[]): Promise<number> {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
  const began = performance.now()
  const { status, body } = await new Promise<{ status: number; body: string }>((resolve, reject) => {
    const headers = { lang: 'en', 'content-type': type, 'content-length': String(length) }
    const sent = request({ host: '127.0.0.1', port, agent, method: 'POST', path, headers }, async (response) => {
      resolve({ status: response.statusCode ?? 0, body: String(await buffer(response)) })
    })
    sent.on('error', reject)
    for (const piece of pieces) sent.write(piece)
    sent.end()
  })
  if (status !== 200 || JSON.parse(body).data.saved !== 'new') throw new Error(`${path} answered ${status}: ${body}`)
  return performance.now() - began
}
