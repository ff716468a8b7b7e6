import { expect, test } from 'vitest'
import { EditError } from '../editError.ts'
import { soundUpload } from './soundUpload.ts'
import { webVttFrom } from './subRip.ts'

const srt = [
  '\uFEFF1',
  '00:00:01,000 --> 00:00:02,500 X1:40 X2:600 Y1:20 Y2:50',
  '<font color="#fff">第一句</font> & <i>more</i>',
  '二 --> 三, 1 < 2',
  '',
  '2',
  '0:00:03,5 --> 0:00:04,25',
  'Last',
  '',
].join('\r\n')
const vtt = `WEBVTT

00:00:01.000 --> 00:00:02.500
第一句 &amp; <i>more</i>
二 --&gt; 三, 1 &lt; 2

00:00:03.500 --> 00:00:04.250
Last
`

test('SubRip becomes WebVTT: times, words, and no colours or places', () => {
  expect(webVttFrom(srt)).toBe(vtt)
  expect(webVttFrom('1\n2\n3')).toBeUndefined()
})

test.each([
  ['media/films/plant.en.vtt', 'media/films/plant.en.vtt'],
  ['media/films/plant.en.srt', 'media/films/plant.en.vtt'],
  ['media/films/Plant.SRT', 'media/films/Plant.vtt'],
])('captions in SubRip that are uploaded as %s are kept as WebVTT', async (given, kept) => {
  const { bytes, path } = await soundUpload(Buffer.from(srt), given, false)
  expect([bytes.toString(), path]).toEqual([vtt, kept])
})

test('what is called .srt and is none is refused, and so is one that is not UTF-8', async () => {
  for (const bytes of [Buffer.from('no captions'), Buffer.from('1\n00:00:01,000 --> 00:00:02,000\n\xd6', 'latin1')])
    await expect(soundUpload(bytes, 'media/a.srt', false)).rejects.toEqual(new EditError('noCaptions'))
})

test('captions that are WebVTT already stay as they are', async () => {
  const bytes = Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nA\n')
  expect((await soundUpload(bytes, 'media/a.en.vtt', false)).bytes).toEqual(bytes)
})
