import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { createHttpServer } from './httpServer.ts'

/** A listening server with limits in seconds. */
async function listening(limits: Record<string, string>) {
  const server = createHttpServer(readSettings(limits), (_request, response) => response.end('answered'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return server
}
function connected(server: Server): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  return socket
}
/** All that came until the server closed the connection, and after how many milliseconds. */
async function untilClosed(socket: Socket) {
  const begun = performance.now()
  let said = ''
  socket.on('data', (data) => {
    said += data
  })
  await once(socket, 'close')
  return { said, after: performance.now() - begun }
}
const patient = { CONNECTION_TIMEOUT: '60', HEADERS_TIMEOUT: '60', REQUEST_TIMEOUT: '60' }

test('a connection that says nothing is let go', async () => {
  const { said, after } = await untilClosed(connected(await listening({ ...patient, CONNECTION_TIMEOUT: '1' })))
  expect(said).toBe('')
  expect(after).toBeGreaterThan(500)
})

test('a head that never ends is let go, however busy it looks', async () => {
  const socket = connected(await listening({ ...patient, HEADERS_TIMEOUT: '1' }))
  socket.write('GET / HTTP/1.1\r\n')
  const dripping = setInterval(() => socket.write('x: y\r\n'), 100)
  onTestFinished(() => clearInterval(dripping))
  expect((await untilClosed(socket)).said).toMatch(/^HTTP\/1.1 408 /)
})

test('a body that never ends is let go', async () => {
  const server = await listening({ ...patient, HEADERS_TIMEOUT: '1', REQUEST_TIMEOUT: '1' })
  server.removeAllListeners('request') // nobody answers before the body is there
  const socket = connected(server)
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nhalf')
  expect((await untilClosed(socket)).said).toMatch(/^HTTP\/1.1 408 /)
})

test('connections beyond the limit are refused, and taken again when one has ended', async () => {
  const server = await listening({ ...patient, MAX_CONNECTIONS: '2' })
  const answered = async (socket: Socket) => {
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
    return String((await Promise.race([once(socket, 'data'), once(socket, 'close')]))[0])
  }
  const held = [connected(server), connected(server)]
  for (const socket of held) expect(await answered(socket)).toContain('answered')
  expect(await answered(connected(server))).not.toContain('answered')
  held[0]?.end()
  await expect.poll(() => answered(connected(server))).toContain('answered')
})
