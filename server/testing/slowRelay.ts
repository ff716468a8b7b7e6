import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'

/** A port on loopback that leads to a socket, in each direction so many milliseconds later. */
export async function openSlowRelay(socketPath: string, milliseconds: number) {
  const open = new Set<Socket>()
  const later = () =>
    new Transform({
      transform(chunk, _encoding, done) {
        setTimeout(() => done(null, chunk), milliseconds)
      },
    })
  const server = createServer((near) => {
    const far = connect(socketPath)
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => undefined).on('close', () => open.delete(socket))
    }
    near.pipe(later()).pipe(far)
    far.pipe(later()).pipe(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port, // it listens on a port
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}
