import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { OpenedCase } from '../cases/case.ts'
import type { Desk } from '../desk.ts'
import { DeskError } from '../deskError.ts'
import { withDraft } from '../drafts.ts'
import { markForeign, marksForeign } from '../foreign.ts'
import { notWritten, privateFolder, writePrivate } from '../private.ts'
import { type Seal, writeSealed } from '../sealedFile.ts'
import { wordsOf } from '../words/index.ts'
import { contentsOf } from './contents.ts'
import { type ZipEntry, zipOf } from './zip.ts'

export interface Wanted {
  /** Where to; else a new name in `exports`. */
  to?: string | undefined
  seal: Seal
  pdf: boolean
  /** With the notes among officers. */
  notes: boolean
}
export interface Exported {
  place: string
  /** Where a PDF was asked for: whether there was a Chromium to print it. */
  printed: boolean
  /** Names of files that the website did not give whole. */
  missing: string[]
}

/** What the log says of an export. */
export const exportDetail = (seal: Seal) => (seal === 'plain' ? 'folder' : 'sealed')

/**
 * Writes one case into a sealed ZIP file, or into a folder where it is asked for plain; whole or not at all, and never over another.
 * @throws DeskError `notEmpty`, or of the client.
 */
export async function exportCase(desk: Desk, found: OpenedCase, { to, seal, pdf, notes }: Wanted): Promise<Exported> {
  const ending = seal === 'plain' ? '' : '.zip.age'
  const first = join(desk.folder, 'exports', `${found.name}-${desk.today()}`)
  const place = to === undefined ? freePlace(first, ending) : resolve(to)
  if (existsSync(place)) throw new DeskError('notEmpty', place)
  let printed = false
  const missing: string[] = []
  const watched = async function* () {
    for await (const entry of contentsOf(desk, found, { pdf, notes, missing })) {
      printed ||= entry.name === 'case.pdf'
      yield entry
    }
  }
  if (seal === 'plain') await writeFolder(desk, place, watched())
  else {
    await mkdir(dirname(place), { recursive: true, mode: 0o700 }).catch(notWritten)
    await writeSealed(place, zipOf(watched()), seal, desk)
  }
  return { place, printed, missing }
}

async function writeFolder(desk: Desk, folder: string, entries: AsyncIterable<ZipEntry>): Promise<void> {
  await withDraft(folder, async (draft) => {
    await privateFolder(draft)
    for await (const { name, bytes } of entries) {
      const file = join(draft, name)
      await writePrivate(file, bytes)
      if (name.startsWith('files/')) await markForeign(file)
    }
    if (!marksForeign()) await writePrivate(join(draft, 'README.txt'), `${wordsOf(desk.lang).case.filesNote}\n`)
    await rename(draft, folder).catch(notWritten)
  })
}

/** The first free of `name`, `name-2`, `name-3`: what was exported earlier in the day stays as it is. */
function freePlace(first: string, ending: string): string {
  let place = `${first}${ending}`
  for (let count = 2; existsSync(place); count++) place = `${first}-${count}${ending}`
  return place
}
