import type { Channels, ComplaintBody, ComplaintCall, ComplaintData } from '#contract/complaints.ts'
import { complaintPaths, type Lang } from '#contract/paths.ts'
import { CallError } from '../../data/callError.ts'

export interface ComplaintCalls {
  channels(): Promise<Channels>
  post<N extends ComplaintCall>(name: N, body: ComplaintBody<N>): Promise<ComplaintData<N>>
  upload(frame: Uint8Array<ArrayBuffer>): Promise<void>
}

interface Options {
  lang: Lang
  /** What to say when no answer comes. */
  unreachable: string
  /** Where the server is; empty for the same origin. */
  origin?: string
  /** What to say when something other than the site answers with this status, such as a proxy in front of it. */
  answered?: (status: number) => string
  /** Where files go, if not to the same place. */
  uploadOrigin?: string
  fetch?: typeof fetch
}

/** Longer than a slow phone needs for 1 MiB; then the part is sent again. */
const timeout = 120_000

/**
 * The calls of the sealed report. Nothing is kept by the browser, no cookie goes along and no address tells the page from which
 * it was made.
 */
export function complaintCalls({
  lang,
  unreachable,
  answered = () => unreachable,
  origin = '',
  uploadOrigin = origin,
  fetch: send = fetch,
}: Options): ComplaintCalls {
  async function ask<T>(address: string, type?: string, body?: BodyInit): Promise<T> {
    let status = 0
    let answer: { code?: number; msg?: string; data?: unknown }
    try {
      const response = await send(address, {
        method: body === undefined ? 'GET' : 'POST',
        headers: type === undefined ? { lang } : { lang, 'content-type': type },
        body,
        cache: 'no-store',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.timeout(timeout),
      })
      if (!response.ok) status = response.status
      answer = await response.json()
    } catch {
      throw new CallError(status === 0 ? unreachable : answered(status), status)
    }
    if (answer.code !== 200) {
      throw new CallError(answer.msg || answered(status), answer.code ?? status, answer.data)
    }
    // The server checked the answer against the same contract that this type comes from.
    return answer.data as T
  }
  return {
    channels: () => ask(origin + complaintPaths.channels),
    post: (name, body) => ask(origin + complaintPaths[name], 'application/json', JSON.stringify(body)),
    upload: async (frame) =>
      void (await ask(`${uploadOrigin}${complaintPaths.upload}`, 'application/octet-stream', frame)),
  }
}
