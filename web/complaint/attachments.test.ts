import { expect, test } from 'vitest'
import { en } from '../words/complaint.en.ts'
import { pick, sentOf } from './attachments.ts'

/** A photograph of one byte, with its maker's name as a comment. */
const photograph = () => {
  const comment = [0xff, 0xfe, 0, 5, ...Buffer.from('Zoe')]
  const picture = [0xff, 0xda, 0, 2, 0x11, 0xff, 0xd9]
  return new File([Uint8Array.from([0xff, 0xd8, ...comment, ...picture])], 'a.jpg', { type: 'image/jpeg' })
}
const textOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer()).toString('latin1')

test('a photograph is sent without what tells about its maker, unless its sender keeps that', async () => {
  const { added } = await pick({ files: [photograph()], folders: [] }, { there: () => [], words: en.files })
  const [attachment] = added
  if (!attachment) throw new Error('it was not taken')
  expect(await textOf(sentOf(attachment).blob)).not.toContain('Zoe')
  expect(await textOf(sentOf({ ...attachment, keepOriginal: true }).blob)).toContain('Zoe')
})

test('the largest file is as large as the words say, in the unit in which sizes are written', async () => {
  const sized = (size: number) => Object.defineProperty(new File([], 'a.bin'), 'size', { value: size })
  const take = (...sizes: number[]) =>
    pick({ files: sizes.map(sized), folders: [] }, { there: () => [], words: en.files })
  expect((await take(50_000_001)).refused[0]?.sentence).toBe(en.files.tooLarge('a.bin', '50 MB'))
  expect((await take(50_000_000)).refused).toEqual([])
})

test('a file that is no photograph is sent as it is', async () => {
  const file = new File(['Zoe'], 'a.txt', { type: 'text/plain' })
  const { added } = await pick({ files: [file], folders: [] }, { there: () => [], words: en.files })
  expect(added.map((attachment) => sentOf(attachment))).toEqual([{ name: 'a.txt', type: 'text/plain', blob: file }])
})
