import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DescribedPicture } from './describe.ts'
import { writeWhole } from './writeWhole.ts'

const name = 'picture-missing.svg'

/** What stands where there is no picture, or one that cannot be read. */
export const missingPicture: DescribedPicture = {
  src: `/pictures/${name}`,
  avif: '',
  srcset: '',
  width: 1600,
  height: 1000,
  colour: '#e9ece4',
  preview: '',
}

export const missingDrawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000" width="1600" height="1000"><path fill="#e9ece4" d="M0 0h1600v1000H0z"/><path fill="none" stroke="#9aa38f" stroke-width="16" d="M640 380h320v240H640zm0 200 100-100 80 80 50-50 90 90"/><circle cx="880" cy="450" r="26" fill="#9aa38f"/></svg>'

/** Puts it among the prepared pictures in `folder`. */
export async function writeMissingPicture(folder: string) {
  const file = join(folder, name)
  const kept = await readFile(file, 'utf8').catch(() => undefined)
  if (kept !== missingDrawing) await writeWhole(file, missingDrawing) // a full disk may hold it already
}
