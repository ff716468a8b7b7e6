import { expect, test } from 'vitest'
import { cleanFileName, freePath, isMediaPath } from './fileName.ts'

test.each([
  ['IMG_0412 (2).JPG', 'img-0412-2.jpg'],
  ['Größe & Übung.jpeg', 'groesse-uebung.jpg'],
  ['Café à Nîmes.PNG', 'cafe-a-nimes.png'],
  ['新厂.png', '新厂.png'],
  ['2026年秋收（二） harvest.webp', '2026年秋收-二-harvest.webp'],
  ['がっこう.png'.normalize('NFD'), 'がっこう.png'],
  ['😀.png', 'news-1.png'],
  ['../../etc/passwd.jpg', 'passwd.jpg'],
  ['C:\\Users\\han\\a.pdf', 'a.pdf'],
  ['.git', 'news-1.git'],
  ['CON.jpg', 'con-file.jpg'],
  ['a\0b.jpg', 'a-b.jpg'],
  [`${'x'.repeat(300)}.jpg`, `${'x'.repeat(60)}.jpg`],
  ['ﬁlm.mp4', 'film.mp4'],
  ['scan.TIFF', 'scan.tif'],
  ['Breeding 2.ZH.VTT', 'breeding-2.zh.vtt'], // as their film asks for them
  ['breeding.de.vtt', 'breeding-de.vtt'],
  ['Plant.EN.srt', 'plant.en.vtt'], // as it is kept
  ['breeding.zh.jpg', 'breeding-zh.jpg'],
])('%s is proposed as %s', (given, clean) => {
  expect(cleanFileName(given, 'news 1')).toBe(clean)
  expect(isMediaPath(`news/${clean}`)).toBe(given !== '.git')
})

test('a name that is taken gets a number; capitals do not count', () => {
  expect(freePath('news/a.jpg', ['news/A.JPG', 'news/a-2.jpg'])).toBe('news/a-3.jpg')
  expect(freePath('news/a.jpg', ['banners/a.jpg'])).toBe('news/a.jpg')
  expect(freePath('news/a.zh.vtt', ['news/a.zh.vtt'])).toBe('news/a-2.zh.vtt')
})

test.each([
  '../x.jpg',
  'a/../../b.jpg',
  'a\0.jpg',
  '.git/x.jpg',
  'news/.git/x.jpg',
  'keys/x.jpg',
  'KEYS/x.jpg',
  'nul.jpg',
  'news/com1.jpg',
  'lpt9/x.jpg',
  '/etc/x.jpg',
  'a//b.jpg',
  'a b.jpg',
  'a\\b.jpg',
  '新 厂.jpg',
  '新厂\u202e.jpg',
  'が.jpg'.normalize('NFD'),
  'a',
  '',
])('%j is no name for a new file', (path) => expect(isMediaPath(path)).toBe(false))
