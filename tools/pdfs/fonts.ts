import { inflateSync } from 'node:zlib'
import { type Glyph, isOutline, outlineFont } from './outlines.ts'
import { stream } from './write.ts'

/**
 * Chromium writes the characters of a Chinese or variable font as drawings, one object each (Type 3). Here each such font
 * becomes a font of outlines with the same codes: a third of the size, and sharper on a screen. A font that holds anything
 * but plain outlines stays as it was.
 */
export function withOutlineFonts(objects: Map<number, Buffer>): Map<number, Buffer> {
  const made = new Map(objects)
  const drawings = new Set<number>()
  let next = Math.max(...objects.keys()) + 1
  for (const [id, object] of objects) {
    const text = object.toString('latin1')
    if (!text.includes('/Subtype /Type3')) continue
    const font = readFont(text, objects)
    if (!font) continue
    const [descriptor, file] = [next++, next++]
    made.set(file, stream('/Subtype /Type1C', outlineFont(font.name, font.glyphs)))
    made.set(
      descriptor,
      Buffer.from(
        `<</Type /FontDescriptor /FontName /${font.name} /Flags 4 /FontBBox ${font.box} /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 733 /StemV 90 /FontFile3 ${file} 0 R>>`,
      ),
    )
    made.set(
      id,
      Buffer.from(
        `<</Type /Font /Subtype /Type1 /BaseFont /${font.name} /FirstChar ${font.first} /LastChar ${font.last} /Widths ${font.widths} /Encoding <</Type /Encoding /Differences [${font.codes.map(({ code, name }) => `${code} /${name}`).join(' ')}]>> /ToUnicode ${font.unicode} 0 R /FontDescriptor ${descriptor} 0 R>>`,
      ),
    )
    for (const drawing of font.drawings) drawings.add(drawing)
  }
  for (const drawing of drawings) made.delete(drawing)
  return made
}

function readFont(text: string, objects: Map<number, Buffer>) {
  const read = (pattern: RegExp) => text.match(pattern)?.[1] ?? ''
  const scale = Number(read(/\/FontMatrix \[([\d.]+) 0 0 -[\d.]+ 0 0\]/)) * 1000
  if (Math.abs(scale - 1) > 0.001) return undefined
  const procs = [...text.slice(text.indexOf('/CharProcs')).matchAll(/\/(g[0-9A-F]+) (\d+) 0 R/g)]
  const drawn = procs.map(([, name = '', id]) => ({
    name,
    id: Number(id),
    drawing: drawingOf(objects.get(Number(id))),
  }))
  const first = Number(read(/\/FirstChar (\d+)/))
  const names = read(/\/Differences \[\d+ ([^\]]*)\]/)
    .split(/\s+/)
    .map((name) => name.slice(1))
  const codes = names.flatMap((name, at) => (name === 'g0' ? [] : [{ code: first + at, name }]))
  const glyphs: Glyph[] = drawn.filter(({ name }) => name !== 'g0')
  if (codes.length === 0 || !glyphs.every(isOutline)) return undefined
  const described = objects.get(Number(read(/\/FontDescriptor (\d+)/)))?.toString('latin1') ?? ''
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = read(/\/FontBBox \[([^\]]*)\]/)
    .split(' ')
    .map(Number)
  return {
    name: `${described.match(/\/FontName \/([\w+-]+)/)?.[1] ?? 'AAAAAA+Font'}`,
    first,
    last: read(/\/LastChar (\d+)/),
    widths: read(/\/Widths (\[[^\]]*\])/),
    unicode: read(/\/ToUnicode (\d+)/),
    box: `[${x0} ${-Math.max(y0, y1)} ${x1} ${-Math.min(y0, y1)}]`,
    codes,
    glyphs,
    drawings: drawn.map(({ id }) => id),
  }
}

function drawingOf(object: Buffer | undefined): string {
  if (!object) return ''
  const start = object.indexOf('stream') + 'stream'.length
  const from = object[start] === 13 ? start + 2 : start + 1
  const bytes = object.subarray(from, object.lastIndexOf('endstream'))
  return (object.subarray(0, start).includes('FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}
