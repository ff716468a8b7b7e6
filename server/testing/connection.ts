import { type Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Sent, Wire } from './hostile/request.ts'

/** How long an answer may take; the server has to close or answer before. */
const timeout = 10_000
const emptyChunk = '0\r\n\r\n'

/** Sends a request as a client does. Status 0: the connection ended without an answer; -1: nothing came in time. */
export async function send(port: number, agent: Agent, { method, path, headers, body }: Sent) {
  let response: IncomingMessage | undefined
  try {
    response = await new Promise<IncomingMessage>((resolve, reject) => {
      const own = body.length > 0 || method === 'POST' ? { 'content-length': String(body.length) } : {}
      const sent = request({ host: '127.0.0.1', port, agent, method, path, headers: { ...headers, ...own } }, resolve)
      sent.on('error', reject).setTimeout(timeout, () => sent.destroy(new Error('late')))
      sent.end(body)
    })
    return { status: response.statusCode ?? 0, body: String(await buffer(response)) }
  } catch (error) {
    return { status: error instanceof Error && error.message === 'late' ? -1 : 0, body: String(error) }
  }
}

/** Sends bytes over a connection of their own and waits until the server has closed it or, after an answer, says no more. */
export function sendBytes(port: number, { bytes, afterwards }: Wire): Promise<{ status: number; body: string }> {
  return new Promise((resolve) => {
    const received: Buffer[] = []
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    const done = (status?: number) => {
      clearTimeout(timer)
      socket.destroy()
      const text = Buffer.concat(received).toString()
      const body = /\r\n\r\n(.*?)(?=HTTP\/1\.1 \d|$)/s.exec(text)?.[1] ?? ''
      resolve({ status: status ?? worstOf(text), body: body === emptyChunk ? '' : body })
    }
    const timer = setTimeout(() => done(received.length > 0 ? undefined : -1), timeout)
    socket.on('error', () => undefined) // `close` follows
    socket.on('close', () => done())
    socket.on('end', () => done())
    socket.on('data', (data: Buffer) => {
      received.push(data)
      timer.refresh()
      if (received.length === 1) setTimeout(done, 300).unref()
    })
    socket.write(bytes, () => {
      if (afterwards === 'end') socket.end()
      // Reset, as a network does; what was sent before is with the server then.
      if (afterwards === 'break') setTimeout(() => (socket.destroyed ? undefined : socket.resetAndDestroy()), 5)
    })
  })
}

/** The status of the first answer or, where several came, one that tells of a failure. */
function worstOf(text: string): number {
  const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))
  return statuses.find((status) => status >= 500) ?? statuses[0] ?? 0
}
