import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PictureError } from '#server/content/pictures/pictureError.ts'
import { EditError } from '../editError.ts'
import { bombOf, filmOf, pdfOf, zipOf } from '../testing/mediaSamples.ts'
import { soundUpload } from './soundUpload.ts'

const grey = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#8a8' } })
const jpeg = await grey(60, 40).jpeg().toBuffer()
const text = (words: string) => Buffer.from(words)
const svg = (inner: string, more = '') =>
  text(`<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" ${more}>${inner}</svg>`)

/** Why a file is refused. */
async function refused(bytes: Buffer, path: string, isReplacement = false) {
  const error = await soundUpload(bytes, path, isReplacement).then(
    () => new Error('it was taken'),
    (error: unknown) => error,
  )
  if (error instanceof EditError) return error.reason
  if (error instanceof PictureError) return error.reason.is
  throw error
}

test.each([
  ['a script', svg('<script>alert(1)</script>')],
  ['a handler', svg('', 'onload="alert(1)"')],
  ['a page in it', svg('<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>')],
  ['something from elsewhere', svg('<image href="https://evil.example/a.png"/>')],
  ['a script as address', svg('<a href="javas&#99;ript:alert(1)"><path/></a>')],
  [
    'entities that grow',
    text('<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>'),
  ],
])('a drawing with %s is refused, whatever its name says', async (_what, drawing) => {
  for (const path of ['media/a.svg', 'media/a.png', 'media/a.jpg'])
    expect(await refused(drawing, path)).toBe('activeDrawing')
})

test('a plain drawing is kept, without what tells of its maker', async () => {
  const { bytes, path } = await soundUpload(svg('<metadata>Han</metadata><path d="M0 0"/>'), 'media/a.svg', false)
  expect([path, bytes.includes('Han'), bytes.includes('<path')]).toEqual(['media/a.svg', false, true])
})

test('what is behind a picture, or noted in it, is not kept', async () => {
  const zip = zipOf('evil.js', 'alert(1)')
  const noted = await grey(60, 40)
    .withExif({ IFD0: { Make: '<?php echo 1 ?>' }, IFD3: { GPSLatitude: '1' } })
    .jpeg()
    .toBuffer()
  for (const behind of [zip, text('<script>alert(1)</script>'), filmOf(1_000)]) {
    const { bytes } = await soundUpload(Buffer.concat([noted, behind]), 'media/a.jpg', false)
    for (const trace of ['PK\x03\x04', 'evil', '<script', '<?php', 'ftyp', 'Exif'])
      expect(bytes.includes(Buffer.from(trace, 'latin1')), trace).toBe(false)
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  }
})

test('a picture stands upright and is no longer than 4000 pixels; its ending is what it is', async () => {
  const turned = await grey(5_000, 100).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { bytes, path } = await soundUpload(turned, 'media/news/IMG.png', false)
  const { format, width, height, orientation } = await sharp(bytes).metadata()
  expect([path, format, width, height, orientation]).toEqual(['media/news/IMG.jpg', 'jpeg', 80, 4_000, undefined])
})

test('what replaces a picture gets its form, so that its name stays true', async () => {
  const { bytes, path } = await soundUpload(jpeg, 'media/a.webp', true)
  expect([path, (await sharp(bytes).metadata()).format]).toEqual(['media/a.webp', 'webp'])
  expect(await refused(svg('<path/>'), 'media/a.webp', true)).toBe('notPhotograph')
  expect(await refused(jpeg, 'media/a.svg', true)).toBe('notDrawing')
  expect(await refused(jpeg, 'media/a.pdf', true)).toBe('otherKind')
})

test('a picture of 50,000 × 50,000 pixels in less than a megabyte is refused before it is unpacked', async () => {
  const bomb = bombOf(50_000)
  expect(bomb.length).toBeLessThan(1024 * 1024)
  const before = process.memoryUsage().rss
  expect(await refused(bomb, 'media/a.png')).toBe('manyPixels')
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
})

test('half a picture, none, and pictures that cannot be read here are refused', async () => {
  const whole = await grey(800, 800).png({ compressionLevel: 0 }).toBuffer()
  expect(await refused(whole.subarray(0, whole.length / 2), 'media/a.png')).toBe('brokenPicture')
  expect(await refused(Buffer.alloc(0), 'media/a.png')).toBe('empty')
  const heic = Buffer.concat([text('\0\0\0\x18ftypheic\0\0\0\0heicmif1'), Buffer.alloc(200)])
  expect(await refused(heic, 'media/IMG_1.HEIC')).toBe('heicPicture')
})

test.each([
  ['a GIF that is a script', text('GIF89a=1;alert(1)'), 'a.gif', 'unknownKind'],
  ['a GIF that is a script', text('GIF89a=1;alert(1)'), 'a.jpg', 'noPicture'],
  ['a web page', text('<!doctype html><script>alert(1)</script>'), 'a.jpg', 'noPicture'],
  ['a web page', text('<!doctype html><script>alert(1)</script>'), 'a.html', 'unknownKind'],
  ['a web page', text('<!doctype html>'), 'a.csv', 'noTable'],
  ['a program', text('MZ\x90\0'), 'a.exe', 'unknownKind'],
  ['a ZIP', zipOf('a', 'a'), 'a.zip', 'unknownKind'],
  ['a Word file', zipOf('word/document.xml', '<a/>'), 'a.docx', 'unknownKind'],
  ['a Word file', zipOf('word/document.xml', '<a/>'), 'a.pdf', 'noPdf'],
  ['captions that are a page', text('<script>WEBVTT</script>'), 'a.vtt', 'noCaptions'],
  ['captions in GBK', Buffer.concat([text('WEBVTT\n'), Buffer.from([0xc4, 0xe3])]), 'a.vtt', 'noCaptions'],
  ['content', text('a: 1'), 'a.yaml', 'unknownKind'],
  ['a film with a ZIP behind it', Buffer.concat([filmOf(500), zipOf('a', 'a')]), 'a.mp4', 'noFilm'],
  ['a film without an index', text('\0\0\0\x10ftypisom\0\0\0\0'), 'a.mp4', 'noFilm'],
  ['half a film', filmOf(500).subarray(0, 300), 'a.mp4', 'noFilm'],
])('%s is refused (%#)', async (_what, bytes, name, reason) => {
  expect(await refused(bytes, `media/${name}`)).toBe(reason)
})

const page = '<html><script>alert(1)</script></html>'
test.each([
  ['begins as a web page', Buffer.concat([text(page), pdfOf({})]), 'noPdf'],
  ['ends as a web page', Buffer.concat([pdfOf({}), text(page)]), 'pdfBroken'],
  ['ends as a ZIP', Buffer.concat([pdfOf({}), zipOf('a', 'a')]), 'pdfBroken'],
  ['is cut off', pdfOf({}).subarray(0, 500), 'pdfBroken'],
  ['is one by its first bytes alone', text('%PDF-1.7\nhello\n%%EOF\n'), 'pdfBroken'],
  ['has a script', pdfOf({ catalog: '/OpenAction<</S/JavaScript/JS(app.alert(1))>>' }), 'pdfActive'],
  [
    'carries a file',
    pdfOf({
      catalog: '/Names<</EmbeddedFiles 9 0 R>>',
      objects: ['<</Names[(a.exe)10 0 R]>>', '<</Type/Filespec/F(a.exe)/EF<</F 7 0 R>>>>'],
    }),
    'pdfActive',
  ],
])('a PDF that %s is refused', async (_what, bytes, reason) => {
  expect(await refused(bytes, 'media/a.pdf')).toBe(reason)
})

test('the shipped films, captions, tables and PDFs are taken as they are', async () => {
  const media = join(import.meta.dirname, '../../content/media')
  for (const name of ['films/feed.mp4', 'films/feed.zh.vtt', 'announcements/2025-08-28-h-share-preparation.zh.pdf']) {
    const bytes = readFileSync(join(media, name))
    expect((await soundUpload(bytes, `media/${name}`, false)).bytes.equals(bytes), name).toBe(true)
  }
  expect((await soundUpload(text('日期,价格\n'), 'media/a.csv', false)).path).toBe('media/a.csv')
})
