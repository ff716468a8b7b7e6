/** The objects of a PDF as Chromium writes it: one table of places, no compressed objects. By number, without `obj`. */
export function objectsOf(pdf: Buffer): Map<number, Buffer> {
  const text = pdf.toString('latin1')
  const table = Number(text.match(/startxref\s+(\d+)\s+%%EOF\s*$/)?.[1])
  const [, count] = text.slice(table).match(/^xref\s+0 (\d+)\s/) ?? []
  if (!count) throw new Error('not a PDF with a single table of objects')
  const rows = [...text.slice(table).matchAll(/^(\d{10}) \d{5} ([nf])/gm)].slice(0, Number(count))
  const starts = rows.flatMap(([, place, kind], id) => (kind === 'n' ? [{ id, at: Number(place) }] : []))
  const ends = [...starts.map(({ at }) => at), table].sort((a, b) => a - b)
  return new Map(
    starts.map(({ id, at }) => {
      const end = ends.find((place) => place > at) ?? table
      const from = text.indexOf('obj', at) + 'obj\n'.length
      return [id, pdf.subarray(from, text.lastIndexOf('endobj', end) - 1)]
    }),
  )
}

/** Number of the catalogue, from which everything else is reached. */
export const rootOf = (pdf: Buffer) => Number(pdf.toString('latin1').match(/\/Root (\d+) 0 R/)?.[1])

/** Number of the description: title, author, dates. */
export const infoOf = (pdf: Buffer) => Number(pdf.toString('latin1').match(/\/Info (\d+) 0 R/)?.[1])

export const isStream = (object: Buffer) => object.subarray(-9).toString('latin1') === 'endstream'

/** Every heading of the first level, in reading order, with the page on which it stands, from 1. */
export function chaptersOf(pdf: Buffer): { title: string; page: number }[] {
  const objects = new Map(
    [...objectsOf(pdf)].filter(([, object]) => !isStream(object)).map(([id, o]) => [id, o.toString('latin1')]),
  )
  const number = (of: string, key: string) => Number(of.match(new RegExp(`/${key} (\\d+) 0 R`))?.[1])
  const read = (id: number) => objects.get(id) ?? ''
  const pagesBelow = (id: number): number[] =>
    /\/Type \/Pages\b/.test(read(id))
      ? [...(read(id).match(/\/Kids \[([^\]]*)\]/)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) =>
          pagesBelow(Number(kid)),
        )
      : [id]
  const root = read(rootOf(pdf))
  const pages = pagesBelow(number(root, 'Pages'))
  const found: { title: string; page: number }[] = []
  for (let id = number(read(number(root, 'Outlines')), 'First'); id; id = number(read(id), 'Next')) {
    const page = pages.indexOf(Number(read(id).match(/\/Dest \[(\d+) 0 R/)?.[1])) + 1
    found.push({ title: textOf(read(id).match(/\/Title ([<(][^\n]*)/)?.[1] ?? ''), page })
  }
  return found
}

/** A text as a PDF holds it, whatever its script. */
export const utf16 = (text: string) => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`

/** A text of a PDF: `<FEFF…>` in UTF-16, or `(…)` in Latin letters. */
export function textOf(written: string): string {
  const hex = written.match(/^<FEFF([0-9A-F]*)>/i)?.[1]
  if (hex !== undefined) return Buffer.from(hex, 'hex').swap16().toString('utf16le')
  return (written.match(/^\((.*)\)/)?.[1] ?? '').replace(/\\([()\\])/g, '$1')
}
