import { expect, test } from 'vitest'
import { sourceOf } from './source.ts'
import { expectRefusal } from './testing/sample.ts'

const bytesOf = async (source: ReadableStream<Uint8Array>) =>
  Buffer.from(await new Response(source as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer())

test.each([0, 1, 1024 * 1024, 2_500_000])('a file of %i bytes is read as it is', async (size) => {
  const bytes = Buffer.alloc(size, 'qingsui')
  expect((await bytesOf(sourceOf(new Blob([bytes])))).equals(bytes)).toBe(true)
})

test('a file that changes, moves or goes while it is read is called so', async () => {
  const blob = new Blob([new Uint8Array(2_500_000)])
  let reads = 0
  const slice = (from: number, to: number) =>
    reads++ === 0
      ? Blob.prototype.slice.call(blob, from, to)
      : { arrayBuffer: () => Promise.reject(new DOMException()) }
  const changing = Object.defineProperty(new Blob(), 'slice', { value: slice })
  await expectRefusal(() => bytesOf(sourceOf(changing)), 'file-changed')
})
