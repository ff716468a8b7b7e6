import { link, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Repository } from '../repository/types.ts'

type Kept = Pick<Repository, 'folder' | 'entries' | 'unpublished' | 'published'>

/**
 * Writes the content as it is published into a folder, with some files as they are saved now: `own` by their paths, and those of the media
 * folder that are named. Nothing else of what is saved and not published is in it. What it holds stays so, whatever is saved later.
 */
export async function writePublishedWith(
  repository: Kept,
  { own, media }: { own: ReadonlyMap<string, Buffer>; media: readonly string[] },
  folder: string,
): Promise<void> {
  await linkMedia(repository.folder, folder)
  // Asked for behind that: what was saved meanwhile is among it.
  const waiting = [...(await repository.unpublished()).keys()]
  const texts = [...(await repository.entries()).keys(), ...waiting].filter((path) => !path.startsWith('media/'))
  const replaced = waiting.filter((path) => path.startsWith('media/') && !media.includes(path))
  for (const path of replaced) await rm(join(folder, path), { force: true })
  const published = await repository.published([...new Set([...texts, ...replaced])])
  for (const [path, bytes] of [...published, ...own]) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), bytes)
  }
}

/** Files are exchanged by a rename: another name of one keeps its bytes, and needs no room. */
async function linkMedia(from: string, to: string) {
  for (const entry of await readdir(join(from, 'media'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const place = join(to, file.slice(from.length))
    await mkdir(dirname(place), { recursive: true })
    await link(file, place)
  }
}
