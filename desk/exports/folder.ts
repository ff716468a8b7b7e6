import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { attachmentsOf, saveAttachments, sumsOf } from '../cases/attachments.ts'
import type { Case } from '../cases/case.ts'
import type { Desk } from '../desk.ts'
import { Fault } from '../fault.ts'
import { notWritten, privateFolder, writePrivate } from '../private.ts'
import { documentOf, placeOf } from './document.ts'

/**
 * Writes one case into a new folder: `case.html` to read, `case.json` for other programs, `files/`, and `SHA256SUMS` of all
 * (`sha256sum -c SHA256SUMS`). The folder appears whole or not at all. Returns its path.
 * @throws Fault `notEmpty`, `badAttachment`, or of the client.
 */
export async function exportCase(desk: Desk, found: Case, to?: string): Promise<string> {
  const folder =
    to === undefined ? freeFolder(join(desk.folder, 'exports', `${found.name}-${desk.today()}`)) : resolve(to)
  if (existsSync(folder)) throw new Fault('notEmpty', folder)
  await rm(`${folder}.part`, { recursive: true, force: true }) // left behind by an export that was interrupted
  const draft = await privateFolder(`${folder}.part`)
  try {
    const files = attachmentsOf(found)
    if (files.length > 0) await saveAttachments(desk, found, join(draft, 'files'))
    const { report, messages, notes, next: _, ...facts } = found
    const data = {
      ...facts,
      channel: desk.channel.id,
      exported: desk.today(),
      report: plain(report),
      messages: messages.map(plain),
      notes: notes.entries.map(plain),
    }
    await writePrivate(join(draft, 'case.json'), `${JSON.stringify(data, null, 2)}\n`)
    await writePrivate(join(draft, 'case.html'), documentOf(found, files, desk))
    const own = await Promise.all(
      ['case.html', 'case.json'].map(async (name) => `${await sum(join(draft, name))}  ${name}\n`),
    )
    await writePrivate(join(draft, 'SHA256SUMS'), own.join('') + sumsOf(files, placeOf({ saved: '' })))
    await rename(draft, folder).catch(notWritten)
    return folder
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

/** The first free of `name`, `name-2`, `name-3`: what was exported earlier in the day stays as it is. */
function freeFolder(first: string): string {
  let folder = first
  for (let count = 2; existsSync(folder); count++) folder = `${first}-${count}`
  return folder
}

/** What was opened, without the keys that open its files and prove its sender. */
function plain(opened: object): object {
  const secret = new Set(['fileKey', 'replyTo', 'replyKey', 'ticket', 'before'])
  return JSON.parse(JSON.stringify(opened, (key, value: unknown) => (secret.has(key) ? undefined : value)))
}

const sum = async (file: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
