import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { attachmentsOf, openAttachment, sumsOf } from '../cases/attachments.ts'
import type { OpenedCase } from '../cases/case.ts'
import type { Desk } from '../desk.ts'
import { privateFolder, writePrivate } from '../private.ts'
import { documentOf, placeOf } from './document.ts'
import { printPdf } from './pdf.ts'
import type { ZipEntry } from './zip.ts'

/**
 * What an export of one case holds: `case.html` to read, `case.json` for other programs, `case.pdf` where it is asked for and can be made,
 * `files/`, and `SHA256SUMS` of all (`sha256sum -c SHA256SUMS`). @throws Fault `badAttachment`, `chromium`, or of the client.
 */
export async function* contentsOf(desk: Desk, found: OpenedCase, pdf: boolean): AsyncGenerator<ZipEntry> {
  const files = attachmentsOf(found)
  const document = documentOf(found, files, desk)
  const inPrint = pdf ? await printed(desk.folder, document) : undefined
  const own: ZipEntry[] = [
    { name: 'case.html', bytes: Buffer.from(document) },
    { name: 'case.json', bytes: Buffer.from(dataOf(desk, found)) },
    ...(inPrint ? [{ name: 'case.pdf', bytes: inPrint }] : []),
  ]
  yield* own
  for (const file of files) yield { name: placeOf(file), bytes: await openAttachment(desk, found.case, file) }
  const sums = own.map(({ name, bytes }) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`)
  yield { name: 'SHA256SUMS', bytes: Buffer.from(sums.join('') + sumsOf(files, placeOf({ saved: '' }))) }
}

/** Chromium prints files alone: the document lies in the desk's own folder for as long as that takes. */
async function printed(folder: string, document: string): Promise<Uint8Array | undefined> {
  const place = await mkdtemp(join(await privateFolder(folder), 'print-'))
  try {
    const file = join(place, 'case.html')
    await writePrivate(file, document)
    const pdf = await printPdf(file)
    return pdf === undefined ? undefined : await readFile(pdf)
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

function dataOf(desk: Desk, found: OpenedCase): string {
  const { report, messages, notes, next: _, ...facts } = found
  const data = {
    ...facts,
    channel: desk.channel.id,
    exported: desk.today(),
    report: plain(report),
    messages: messages.map(plain),
    notes: notes.entries.map(plain),
  }
  return `${JSON.stringify(data, null, 2)}\n`
}

/** What was opened, without the keys that open its files and prove its sender. */
function plain(opened: object): object {
  const secret = new Set(['fileKey', 'replyTo', 'replyKey', 'ticket', 'before'])
  return JSON.parse(JSON.stringify(opened, (key, value: unknown) => (secret.has(key) ? undefined : value)))
}
