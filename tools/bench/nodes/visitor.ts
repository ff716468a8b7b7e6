import { Agent, request } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { proxiedHost } from '../../../server/testing/proxies.ts'

/** What came back, or why nothing did. */
export interface Answer {
  status: number
  body: Buffer
  fault?: string
}

/** A visitor behind a proxy of this machine, on an address of its own (127.x.y.z) and connections that are kept. */
export function visitor(port: number, address: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 6, rejectUnauthorized: false, servername: proxiedHost })
  const ask = (path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Answer> =>
    new Promise((resolve) => {
      const fail = (error: Error) => resolve({ status: 0, body: Buffer.alloc(0), fault: error.message })
      const to = { host: '127.0.0.1', port, localAddress: address, agent, path, method }
      const sent = request({ ...to, headers: { host: proxiedHost, ...headers } }, (response) => {
        // A body that was cut off is a failure as well.
        buffer(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), fail)
      })
      sent.on('error', fail)
      sent.end(body)
    })
  return {
    ask,
    /** The same as `fetch`, for clients that are given one. */
    fetch: (async (path, { method, headers, body } = {}) => {
      const bytes = body instanceof Uint8Array ? body : body === undefined ? undefined : String(body)
      const answer = await ask(String(path), { method, headers: headers as Record<string, string>, body: bytes })
      if (answer.fault !== undefined) throw new Error(answer.fault)
      return new Response(new Uint8Array(answer.body), { status: answer.status })
    }) as typeof fetch,
    close: () => agent.destroy(),
  }
}
interface Asked {
  method?: string | undefined
  headers?: Record<string, string>
  body?: Uint8Array | string | undefined
}

/** Addresses of this machine that nobody has asked from yet, each for a visitor. */
export function* loopbackAddresses() {
  for (let at = 0; ; at++) yield `127.9.${(at >> 8) & 255}.${at & 255}`
}
