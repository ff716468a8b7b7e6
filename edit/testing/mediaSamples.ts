import { crc32, deflateRawSync, deflateSync } from 'node:zlib'

/** An MP4 of so many bytes: boxes without anything to see. */
export function filmOf(bytes: number): Buffer {
  const box = (type: string, content: Buffer) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(content.length + 8)
    head.write(type, 4, 'latin1')
    return Buffer.concat([head, content])
  }
  const [ftyp, moov] = [box('ftyp', Buffer.from('isom\0\0\0\0isom')), box('moov', Buffer.alloc(8))]
  return Buffer.concat([ftyp, moov, box('mdat', Buffer.alloc(bytes - ftyp.length - moov.length - 8))])
}

/** A PNG of one colour whose rows are packed: 50,000 × 50,000 pixels take less than 1 MB. */
export function bombOf(side: number): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(content.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side)
  head.writeUInt32BE(side, 4)
  head.set([1, 0], 8) // one bit of grey
  const rows = deflateSync(Buffer.alloc(Math.ceil(side / 8 + 1) * side), { level: 9 })
  const sign = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([sign, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

/** A ZIP with one file in it. */
export function zipOf(name: string, text: string): Buffer {
  const [packed, own] = [deflateRawSync(text), Buffer.from(name)]
  const head = Buffer.alloc(30)
  head.write('PK\x03\x04', 'latin1')
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(crc32(text), 14)
  head.writeUInt32LE(packed.length, 18)
  head.writeUInt32LE(text.length, 22)
  head.writeUInt16LE(own.length, 26)
  return Buffer.concat([head, own, packed])
}

interface SamplePdf {
  /** Lines with the size of their letters, from above; Chinese too. */
  lines?: readonly (readonly [text: string, size: number])[]
  title?: string
  /** What else the catalogue of the document says. */
  catalog?: string
  /** Objects after the eighth. */
  objects?: readonly string[]
  /** Content of the page in place of lines. */
  content?: Buffer
  filter?: string
}

/** A PDF as a registry makes it: fonts that are not in it, texts in GBK without a table of their letters. */
export function pdfOf({ lines = [], title, catalog = '', objects: more = [], content, filter }: SamplePdf): Buffer {
  const shown = lines.map(([text, size], at) => `BT /F1 ${size} Tf 60 ${780 - at * 26} Td <${gbk(text)}> Tj ET`)
  const stream = content ?? Buffer.from(shown.join('\n'))
  const objects = [
    `<</Type/Catalog/Pages 2 0 R ${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 4 0 R>>>>/Contents 7 0 R>>',
    '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/GBK-EUC-H/DescendantFonts[5 0 R]>>',
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 2>>/FontDescriptor 6 0 R/DW 1000/W[1 95 500 814 939 500]>>',
    '<</Type/FontDescriptor/FontName/STSong-Light/Flags 4/FontBBox[0 0 1000 1000]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80>>',
    Buffer.concat([
      Buffer.from(`<</Length ${stream.length}${filter ? `/Filter/${filter}` : ''}>>stream\n`),
      stream,
      Buffer.from('\nendstream'),
    ]),
    `<</Title<feff${Buffer.from(title ?? '', 'utf16le')
      .swap16()
      .toString('hex')}>>>`,
    ...more,
  ]
  let body = Buffer.from('%PDF-1.7\n')
  const offsets: number[] = []
  for (const [at, object] of objects.entries()) {
    offsets.push(body.length)
    body = Buffer.concat([body, Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')])
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const tail = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R/Info 8 0 R>>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.concat([body, Buffer.from(tail)])
}

/** Letters of GBK by what they decode to: Node reads it and does not write it. */
const codes = new Map<string, string>()
function gbk(text: string): string {
  if (codes.size === 0) {
    const decoder = new TextDecoder('gbk')
    for (let high = 0x81; high <= 0xfe; high++)
      for (let low = 0x40; low <= 0xfe; low++) {
        const code = Buffer.from([high, low])
        const letter = decoder.decode(code)
        if (letter.length === 1 && !codes.has(letter)) codes.set(letter, code.toString('hex'))
      }
  }
  return [...text].map((letter) => codes.get(letter) ?? Buffer.from(letter, 'latin1').toString('hex')).join('')
}
