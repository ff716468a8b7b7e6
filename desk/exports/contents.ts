import { createHash } from 'node:crypto'
import { attachmentsOf, openAttachment, sumsOf } from '../cases/attachments.ts'
import type { OpenedCase } from '../cases/case.ts'
import type { Desk } from '../desk.ts'
import { documentOf, placeOf } from './document.ts'
import { printPdf } from './pdf.ts'
import type { ZipEntry } from './zip.ts'

/**
 * What an export of one case holds: `case.html` to read, `case.json` for other programs, `case.pdf` where it is asked for and can be made,
 * `files/`, and `SHA256SUMS` of all (`sha256sum -c SHA256SUMS`).
 * The notes among officers are in it where they are asked for. @throws Fault `badAttachment`, `chromium`, or of the client.
 */
export async function* contentsOf(
  desk: Desk,
  found: OpenedCase,
  { pdf, notes }: { pdf: boolean; notes: boolean },
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
  for (const file of files) yield { name: placeOf(file), bytes: await openAttachment(desk, found.case, file) }
  const sums = own.map(({ name, bytes }) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`)
  yield { name: 'SHA256SUMS', bytes: Buffer.from(sums.join('') + sumsOf(files, placeOf({ saved: '' }))) }
}

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
