/** A drawn character: its width and its outline as a PDF writes it, in thousandths, y downwards. */
export interface Glyph {
  name: string
  drawing: string
}

/** What the drawing of a character may hold to become an outline: its width, lines, curves and one filling. */
const sound = /^[-\d.\s]+(?:d0|d1)\s(?:[-\d.\s]+|[mlchyv]|re)*f?\s*$/

export const isOutline = ({ drawing }: Glyph) => sound.test(drawing)

/**
 * A font of outlines in the Compact Font Format (Adobe Technical Notes 5176 and 5177): without hints, glyphs by name.
 * The first glyph is `.notdef`.
 */
export function outlineFont(name: string, glyphs: Glyph[]): Buffer {
  const strings = indexOf(glyphs.map((glyph) => Buffer.from(glyph.name)))
  const names = indexOf([Buffer.from(name)])
  const charset = Buffer.from([0, ...glyphs.flatMap((_, at) => [(391 + at) >> 8, (391 + at) & 255])])
  const drawings = indexOf([Buffer.from([139, 14]), ...glyphs.map(({ drawing }) => charstring(drawing))])
  const privates = Buffer.from([139, 20])
  const head = Buffer.from([1, 0, 4, 2])
  const dictionary = (charsetAt: number, drawingsAt: number, privatesAt: number) =>
    indexOf([
      Buffer.from([
        ...place(charsetAt),
        15,
        ...place(drawingsAt),
        17,
        ...place(privates.length),
        ...place(privatesAt),
        18,
      ]),
    ])
  const noSubroutines = Buffer.from([0, 0])
  const start = head.length + names.length + dictionary(0, 0, 0).length + strings.length + noSubroutines.length
  const drawingsAt = start + charset.length
  const top = dictionary(start, drawingsAt, drawingsAt + drawings.length)
  return Buffer.concat([head, names, top, strings, noSubroutines, charset, drawings, privates])
}

function indexOf(items: Buffer[]): Buffer {
  const offsets = [1]
  for (const item of items) offsets.push((offsets.at(-1) ?? 1) + item.length)
  const table = Buffer.alloc(3 + offsets.length * 3)
  table.writeUInt16BE(items.length, 0)
  table.writeUInt8(3, 2)
  for (const [at, offset] of offsets.entries()) table.writeUIntBE(offset, 3 + at * 3, 3)
  return Buffer.concat([table, ...items])
}

/** An offset in a dictionary, always of five bytes, so that its length is known before its value. */
const place = (value: number) => [29, (value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]

const operators = { moveTo: 21, lineTo: 5, curveTo: 8, end: 14 } as const
/** Numbers that an operator may have before it. */
const most = { [operators.lineTo]: 46, [operators.curveTo]: 42 } as const

/** A drawing as a Type 2 charstring: every point is told by its distance from the one before it. */
function charstring(drawing: string): Buffer {
  const bytes: number[] = []
  let [x, y] = [0, 0]
  let open: keyof typeof most | undefined
  let pending: number[] = []
  const flush = () => {
    if (open) bytes.push(...pending.flatMap(number), open)
    pending = []
    open = undefined
  }
  const steps = (points: number[]) =>
    points.map((value, at) => {
      const to = at % 2 === 0 ? Math.round(value) : -Math.round(value)
      const step = to - (at % 2 === 0 ? x : y)
      if (at % 2 === 0) x = to
      else y = to
      return step
    })
  const draw = (operator: keyof typeof most, points: number[]) => {
    if (open !== operator || pending.length + points.length > most[operator]) flush()
    open = operator
    pending.push(...steps(points))
  }
  const move = (points: number[]) => {
    flush()
    bytes.push(...steps(points).flatMap(number), operators.moveTo)
  }
  const [width = '0'] = drawing.trimStart().split(/\s/, 1)
  bytes.push(...number(Math.round(Number(width))))
  let given: number[] = []
  let at: [number, number] = [0, 0]
  for (const word of drawing.trim().split(/\s+/)) {
    if (!/^[a-z]/.test(word)) {
      given.push(Number(word))
      continue
    }
    const [a = 0, b = 0, c = 0, d = 0] = given
    if (word === 'm') move(given)
    if (word === 'l') draw(operators.lineTo, given)
    if (word === 'c') draw(operators.curveTo, given)
    if (word === 'v') draw(operators.curveTo, [...at, ...given])
    if (word === 'y') draw(operators.curveTo, [...given, c, d])
    if (word === 're') {
      move([a, b])
      draw(operators.lineTo, [a + c, b, a + c, b + d, a, b + d])
    }
    if (given.length >= 2 && word !== 'd0' && word !== 'd1') at = [given.at(-2) ?? 0, given.at(-1) ?? 0]
    given = []
  }
  flush()
  return Buffer.from([...bytes, operators.end])
}

function number(value: number): number[] {
  if (value >= -107 && value <= 107) return [value + 139]
  if (value >= 108 && value <= 1131) return [247 + ((value - 108) >> 8), (value - 108) & 255]
  if (value >= -1131 && value <= -108) return [251 + ((-value - 108) >> 8), (-value - 108) & 255]
  return [28, (value >> 8) & 255, value & 255]
}
