import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '../../server/settings.ts'
import type { Target } from './target.ts'

/** Texts that are worth compressing; the other kinds are compressed in themselves. */
const isText = (name: string) => /\.(svg|webmanifest|vtt|csv|ics)$/.test(name)

/** Pictures, films and documents that a text names, by address. */
export const namedIn = (text: string): string[] =>
  text.match(/\/(?:pictures|media)\/[\w./-]+\.(?:avif|webp|svg|png|ico|jpg|webmanifest|mp4|vtt|pdf|csv|ics|zip)\b/g) ??
  []

/** The built front end, with what was compressed when it was built. */
export async function writeAssets(target: Target, { dist }: Settings) {
  for (const name of await readdir(join(dist, 'assets'))) {
    await target.bytes(`/assets/${name}`, await readFile(join(dist, 'assets', name)))
  }
}

/** The named files, and those that they name. @throws Error naming one that is not there. */
export async function writeNamed(target: Target, named: Set<string>, { data, content }: Settings) {
  for (const address of named) {
    const bytes = await readFile(join(address.startsWith('/media/') ? content : data, address)).catch(() => {
      throw new Error(`${address} is named by a page and is not there.`)
    })
    if (!isText(address)) {
      await target.bytes(address, bytes)
      continue
    }
    const text = bytes.toString()
    for (const name of namedIn(text)) named.add(name) // a set goes on with what is added to it
    await target.text(address, text)
  }
}
