import { expect, test, vi } from 'vitest'
import { newFileKey } from '#sealing/attachment.ts'
import { newId } from '#sealing/bytes.ts'
import { openFile } from '#sealing/reassemble.ts'
import { sealInWorker } from './sealInWorker.ts'

test('where no worker can be started the page itself seals a file, whole and in its parts', async () => {
  vi.stubGlobal('Worker', undefined)
  const bytes = Uint8Array.from({ length: 2_300_000 }, (_, at) => (at * 31) % 251)
  const fileKey = await newFileKey()
  const sealed = await sealInWorker(new Blob([bytes]), fileKey)
  const parts = await Array.fromAsync(sealed)
  expect(parts).toHaveLength(3)
  const entry = { id: newId(), name: 'film.bin', type: '', size: bytes.length, sha256: sealed.digest() }
  const opened = await openFile(parts, fileKey, entry)
  expect(Buffer.from(await new Response(opened).arrayBuffer()).equals(Buffer.from(bytes))).toBe(true)
})
