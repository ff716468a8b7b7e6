import { createHash } from 'node:crypto'
import { attachmentsOf, openAttachment, sumsOf } from '../cases/attachments.ts'
import type { OpenedCase } from '../cases/case.ts'
import type { Desk } from '../desk.ts'
import { DeskError, sentenceOf } from '../deskError.ts'
import { wordsOf } from '../words/index.ts'
import { documentOf, placeOf } from './document.ts'
import { printPdf } from './pdf.ts'
import type { ZipEntry } from './zip.ts'

/**
 * What an export of one case holds: `case.html` to read, `case.json` for other programs, `case.pdf` where it is asked for and can be made,
 * `files/`, and `SHA256SUMS` of all (`sha256sum -c SHA256SUMS`). A file that the website does not give whole keeps nothing else out: it is
 * added to `missing`, and `MISSING.txt` says why.
 * The notes among officers are in it where they are asked for. @throws DeskError `chromium`, or of the client.
 */
export async function* contentsOf(
  desk: Desk,
  found: OpenedCase,
  { pdf, notes, missing }: { pdf: boolean; notes: boolean; missing: string[] },
): AsyncGenerator<ZipEntry> {
  const files = attachmentsOf(found)
  const document = documentOf(found, files, { desk, notes })
  const inPrint = pdf ? await printPdf(document, desk.folder) : undefined
  const own: ZipEntry[] = [
    { name: 'case.html', bytes: Buffer.from(document) },
    { name: 'case.json', bytes: Buffer.from(dataOf(desk, found, notes)) },
    ...(inPrint ? [{ name: 'case.pdf', bytes: inPrint }] : []),
  ]
  yield* own
  const why: string[] = []
  for (const file of files) {
    const bytes = await openAttachment(desk, found.case, file).catch((error: unknown) => {
      if (!isOfFile(error)) throw error
      missing.push(file.saved)
      why.push(`${file.saved}: ${sentenceOf(error, wordsOf(desk.lang))}\n`)
    })
    if (bytes) yield { name: placeOf(file), bytes }
  }
  const named: ZipEntry[] = why.length > 0 ? [{ name: 'MISSING.txt', bytes: Buffer.from(why.join('')) }] : []
  yield* named
  const sums = [...own, ...named].map(
    ({ name, bytes }) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`,
  )
  const whole = files.filter(({ saved }) => !missing.includes(saved))
  yield { name: 'SHA256SUMS', bytes: Buffer.from(sums.join('') + sumsOf(whole, placeOf({ saved: '' }))) }
}

/** Whether a file alone is not what it should be, or not given; where the website does not answer at all, nothing is. */
const isOfFile = (error: unknown) => error instanceof DeskError && error.reason !== 'unreachable'

function dataOf(desk: Desk, found: OpenedCase, withNotes: boolean): string {
  const { report, messages, notes, next: _, waiting, memoryFaults, ...facts } = found
  const data = {
    ...facts,
    waiting: waiting.filter(({ kind }) => withNotes || kind !== 'note'),
    memoryFaults: memoryFaults.filter(({ fault }) => withNotes || !fault.startsWith('note')),
    channel: desk.channel.id,
    exported: desk.today(),
    report: plain(report),
    messages: messages.map(plain),
    ...(withNotes && { notes: notes.entries.map(plain) }),
  }
  return `${JSON.stringify(data, null, 2)}\n`
}

/** What was opened, without the keys that open its files and prove its sender. */
function plain(opened: object): object {
  const secret = new Set(['fileKey', 'replyTo', 'replyKey', 'ticket', 'before'])
  return JSON.parse(JSON.stringify(opened, (key, value: unknown) => (secret.has(key) ? undefined : value)))
}
