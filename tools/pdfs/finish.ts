import { withOutlineFonts } from './fonts.ts'
import { infoOf, isStream, objectsOf, rootOf, textOf, utf16 } from './objects.ts'
import { writePdf } from './write.ts'

interface Facts {
  title: string
  author: string
  /** YYYY-MM-DD */
  date: string
  /** Every heading of the document: in the outline Chromium loses the space at which one wraps. */
  headings: string[]
}

/**
 * What Chromium printed, made fit for a website: drawn characters become fonts, equal objects are written once, and all
 * but streams are compressed together. Title, author and the day of publication replace what Chromium says of itself and
 * of the clock.
 */
export function finish(printed: Buffer, facts: Facts): Buffer {
  const objects = withoutCopies(withOutlineFonts(objectsOf(printed)))
  const info = infoOf(printed)
  mendOutline(objects, facts.headings)
  objects.set(info, Buffer.from(describe(facts)))
  return writePdf(objects, rootOf(printed), info)
}

function mendOutline(objects: Map<number, Buffer>, headings: string[]): void {
  const squeezed = (text: string) => text.replace(/\s+/g, '')
  const whole = new Map(headings.map((heading) => [squeezed(heading), heading]))
  for (const [id, object] of objects) {
    const text = isStream(object) ? '' : object.toString('latin1')
    const [written] = text.match(/(?<=^<<\/Title )[<(][^\n]*/) ?? []
    const heading = written && text.includes('/Dest [') && whole.get(squeezed(textOf(written)))
    if (written && heading)
      objects.set(
        id,
        Buffer.from(
          text.replace(written, () => utf16(heading)),
          'latin1',
        ),
      )
  }
}

/** Leaves out every stream that an earlier one says already, and turns the pointers to it. */
function withoutCopies(objects: Map<number, Buffer>): Map<number, Buffer> {
  const first = new Map<string, number>()
  const same = new Map<number, number>()
  for (const [id, object] of objects) {
    if (!isStream(object)) continue
    const content = object.toString('latin1')
    const kept = first.get(content)
    if (kept === undefined) first.set(content, id)
    else same.set(id, kept)
  }
  const turned = (text: string) => text.replace(/(\d+) 0 R/g, (_, id) => `${same.get(Number(id)) ?? id} 0 R`)
  return new Map(
    [...objects]
      .filter(([id]) => !same.has(id))
      .map(([id, object]): [number, Buffer] => [id, withPointers(object, turned)]),
  )
}

/** Pointers stand in the dictionary of a stream, never in its bytes. */
function withPointers(object: Buffer, turned: (text: string) => string): Buffer {
  const end = isStream(object) ? object.indexOf('stream') : object.length
  return Buffer.concat([
    Buffer.from(turned(object.subarray(0, end).toString('latin1')), 'latin1'),
    object.subarray(end),
  ])
}

function describe({ title, author, date }: Facts): string {
  const day = `(D:${date.replaceAll('-', '')}000000+08'00')`
  return `<</Title ${utf16(title)} /Author ${utf16(author)} /CreationDate ${day} /ModDate ${day} /Producer (Skia/PDF)>>`
}
