import { once } from 'node:events'
import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { createDrainableServer } from './drainableServer.ts'

/** A listening server that answers when the test says so, and a client that keeps its connections. */
async function listening() {
  const begun: ServerResponse[] = []
  const door = createDrainableServer(readSettings({}), (_request, response) => void begun.push(response))
  door.server.listen(0, '127.0.0.1')
  await once(door.server, 'listening')
  const { port } = door.server.address() as AddressInfo // it listens on a port
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => {
    agent.destroy()
    door.server.closeAllConnections()
    door.server.close()
  })
  return {
    door,
    port,
    begun,
    /** Sends a request, which then runs. */
    async ask() {
      const sent = request({ port, host: '127.0.0.1', agent }).end()
      const answered = once(sent, 'response').then(([response]) => response as IncomingMessage)
      answered.catch(() => undefined) // looked at by the test
      await once(door.server, 'request')
      return { answered, response: begun.at(-1) as ServerResponse } // it has just begun
    },
  }
}
const isRefused = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(false)).on('error', () => resolve(true))
    onTestFinished(() => void socket.destroy())
  })

test('while it drains it answers, and closes each connection with its answer', async () => {
  const { door, ask } = await listening()
  const before = await ask()
  before.response.end('first')
  expect((await before.answered).headers.connection).toBe('keep-alive')
  door.drain()
  const after = await ask()
  after.response.end('second')
  expect((await after.answered).headers.connection).toBe('close')
})

test('what runs when the port is closed is answered, and a connection that says nothing holds nobody up', async () => {
  const { door, port, ask } = await listening()
  const silent = connect(port, '127.0.0.1')
  await once(silent, 'connect')
  const { answered, response } = await ask()
  const closed = door.close()
  expect(await isRefused(port)).toBe(true)
  response.end('at last')
  expect((await answered).statusCode).toBe(200)
  await closed
})

test('what does not end is cut off', async () => {
  const { door, ask } = await listening()
  const { answered } = await ask()
  await door.close(1)
  await expect(answered).rejects.toThrow()
})
