// Packs the press kit, content/media/press/press-kit.zip: the mark in the company's colour and pictures as JPEG, which editorial
// systems take. Run again after a change of the mark or of one of the pictures: node tools/pressKit.ts
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { parse } from 'yaml'

const content = join(import.meta.dirname, '../content')
const media = join(content, 'media')
const marks = ['brand/mark.svg', 'brand/mark-on-dark.svg']
const pictures = [
  'banners/home-block.webp',
  'banners/feed.webp',
  'banners/home-barn.webp',
  'banners/fertigation.webp',
  'banners/low-carbon.webp',
  'banners/cold-chain.webp',
  'banners/farm-design.webp',
  'banners/supply-chain.webp',
]

const { accent } = parse(await readFile(join(content, 'site.yaml'), 'utf8')) as { accent: string }
const coloured = marks.map(async (name): Promise<Entry> => {
  const drawing = await readFile(join(media, name), 'utf8')
  return { name: basename(name), bytes: Buffer.from(drawing.replaceAll('currentColor', accent)) }
})
const developed = pictures.map(async (name): Promise<Entry> => {
  const bytes = await sharp(join(media, name))
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer()
  return { name: basename(name, '.webp').concat('.jpg'), bytes }
})
await mkdir(join(media, 'press'), { recursive: true })
await writeFile(join(media, 'press/press-kit.zip'), zip(await Promise.all([...coloured, ...developed])))

type Entry = { name: string; bytes: Buffer }

/** Entries in a ZIP file as they are: JPEG does not shrink further. Without a date, so that the same files make the same archive. */
function zip(entries: Entry[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of entries) {
    const told = described(name, bytes)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), told, Buffer.from(name), bytes])
    const central = Buffer.alloc(14)
    central.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), told, central, Buffer.from(name))
    parts.push(local)
    offset += local.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(index.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, index, Buffer.from('PK\x05\x06'), end])
}

/** What the header of an entry and its line in the directory both say: version, checksum, sizes and length of the name. */
function described(name: string, bytes: Buffer): Buffer {
  const said = Buffer.alloc(26)
  said.writeUInt16LE(20, 0)
  said.writeUInt16LE(0x21, 8) // the first of January 1980, where the dates of ZIP begin
  said.writeUInt32LE(crc32(bytes), 10)
  said.writeUInt32LE(bytes.length, 14)
  said.writeUInt32LE(bytes.length, 18)
  said.writeUInt16LE(Buffer.byteLength(name), 22)
  return said
}
