import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { freePort } from '../../../server/testing/freePort.ts'
import { startServer, stopServer, writeKeys } from './server.ts'

const folder = mkdtempSync(join(tmpdir(), 'complaint-server-'))
afterEach(() => rmSync(folder, { recursive: true }))

test('the server of the long runs answers the calls of the report', async () => {
  const { folder: keys } = await writeKeys(folder)
  const port = await freePort()
  const server = await startServer({ DATA_DIR: join(folder, 'data'), KEYS_DIR: keys, PORT: String(port) })
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/compliance/complaint/channels/notoken`, {
      headers: { lang: 'en' },
    })
    expect(await response.json()).toMatchObject({ code: 200 })
  } finally {
    await stopServer(server)
  }
})
