import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type FilePart, newFileKey, sealFile } from './attachment.ts'
import { openFile } from './reassemble.ts'
import { faultOfPart } from './shape.ts'
import { partCount, sealedFileSize } from './sizes.ts'
import { expectRefusal, fileKey, numbers, seed } from './testing/sample.ts'

const KiB = 1024
const any = numbers(seed)
const random = (size: number) => Uint8Array.from({ length: size }, () => any(256))
const streamOf = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]).stream()
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64url')
const take = (file: AsyncIterable<FilePart>): Promise<FilePart[]> => Array.fromAsync(file)
const all = async (stream: ReadableStream<Uint8Array>) => Buffer.from(await new Response(stream).arrayBuffer())

async function sealed(bytes: Uint8Array<ArrayBuffer>) {
  const file = await sealFile(streamOf(bytes), bytes.length, fileKey)
  const parts = await take(file)
  return { file, parts, entry: { size: bytes.length, sha256: file.digest() } }
}

const big = random(2_050 * KiB)
const whole = await sealed(big)

describe('a sealed file', () => {
  // Around the chunk of 64 KiB, the step of 256 KiB and the part of 1 MiB, where counting goes wrong first.
  const sizes = [0, 1, 65_535, 65_536, 65_537, 261_894, 261_895, 261_896, 1_048_075, 1_048_076, 1_048_576]
  test.each(sizes)('of %i bytes opens again, in parts that the server takes', async (size) => {
    const bytes = big.slice(0, size)
    const { file, parts, entry } = await sealed(bytes)
    expect(entry.sha256).toBe(digest(bytes))
    expect(parts.map(({ number }) => number)).toEqual(Array.from({ length: file.parts }, (_, number) => number))
    expect(parts.reduce((sum, part) => sum + part.bytes.length, 0)).toBe(file.size)
    expect(file.size).toBe(sealedFileSize(size))
    for (const { number, bytes, sha256 } of parts) {
      expect(faultOfPart(number, bytes)).toBeNull()
      expect(sha256).toBe(digest(bytes))
    }
    expect((await all(await openFile(parts, fileKey, entry))).equals(bytes)).toBe(true)
  })

  test('shows its size to the next 256 KiB only', async () => {
    const shown = (size: number) => [sealedFileSize(size), partCount(size)]
    expect(shown(1)).toEqual(shown(250_000))
    expect(shown(3_000_000)).toEqual(shown(3_100_000))
    expect(shown(52_428_800)).toEqual([50 * KiB * KiB + 256 * KiB, 51])
  })

  test('is other bytes each time', async () => {
    const [first, again] = [whole.parts[0], (await sealed(big)).parts[0]]
    expect(first?.sha256).not.toBe(again?.sha256)
  })

  test('is read no faster than its parts are taken, and closed when nobody takes more', async () => {
    let pulled = 0
    const cancelled = Promise.withResolvers<void>()
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 64 * KiB
        controller.enqueue(new Uint8Array(64 * KiB))
      },
      cancel() {
        cancelled.resolve()
      },
    })
    for await (const { number } of await sealFile(endless, 50 * KiB * KiB, fileKey)) {
      expect(number).toBe(0)
      break
    }
    expect(pulled).toBeLessThan(1_600 * KiB)
    await cancelled.promise
  })

  test('that changed since it was picked is refused', async () => {
    for (const size of [9, 11]) {
      const file = await sealFile(streamOf(random(10)), size, fileKey)
      expect((await expectRefusal(() => take(file), 'file-changed')).detail).toEqual({ size: 10, limit: size })
      expect(() => file.digest()).toThrow('has not been read')
    }
  })

  test('of more than 50 MiB is refused before it is read', () =>
    expectRefusal(() => sealFile(streamOf(random(1)), 52_428_801, fileKey), 'too-long'))

  test('that cannot be read fails with the reason of the browser', async () => {
    const gone = new ReadableStream<Uint8Array>({
      pull() {
        throw new DOMException('gone', 'NotReadableError')
      },
    })
    await expect(sealFile(gone, 10, fileKey).then(take)).rejects.toThrow('gone')
  })
})

describe('a file that is put together', () => {
  const open = async (parts: readonly FilePart[], change: object = {}, key = fileKey) =>
    all(await openFile(parts, key, { ...whole.entry, ...change }))
  const [first, second, third] = whole.parts
  if (!first || !second || !third) throw new Error('three parts were expected')

  test('opens with its own key only', async () => {
    expect((await open(whole.parts)).equals(big)).toBe(true)
    const other = await newFileKey()
    await expectRefusal(() => open(whole.parts, {}, other), 'unreadable')
  })

  test.each<[string, FilePart[], number]>([
    ['missing at the end', [first, second], 2],
    ['missing at the start', [second, third], 0],
    ['twice', [first, second, second, third], 2],
    ['out of order', [first, third, second], 1],
    ['too many', [first, second, third, { ...second, number: 3 }], 3],
    ['cut', [first, { ...second, bytes: second.bytes.slice(1) }, third], 1],
    ['under the digest of another', [first, { ...second, sha256: third.sha256 }, third], 1],
  ])('is refused when a part is %s, and the part is named', async (_, parts, number) => {
    expect((await expectRefusal(() => open(parts), 'part')).detail.number).toBe(number)
  })

  test('is refused when parts are mixed with those of another sealing', async () => {
    const other = await sealed(big)
    await expectRefusal(() => open([first, other.parts[1] ?? second, third]), 'unreadable')
  })

  test('is refused when it is not the file of the report', async () => {
    await expectRefusal(() => open(whole.parts, { sha256: digest(random(8)) }), 'other-file')
    await expectRefusal(() => open(whole.parts, { size: big.length - 1 }), 'padding')
    await expectRefusal(() => open(whole.parts, { size: big.length + 1 }), 'padding')
  })

  test('passes on why its parts could not be fetched', async () => {
    async function* broken() {
      yield first as FilePart // just held
      throw new TypeError('network')
    }
    await expect(openFile(broken(), fileKey, whole.entry).then(all)).rejects.toThrow('network')
  })
})
