import { cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Content files as somebody is writing them, by path below the content folder; `null` where one is removed. */
export type Unsaved = ReadonlyMap<string, Buffer | null>

/**
 * A copy of the saved content that holds what is not saved yet. Texts are copied, pictures and films are not: `media` is the saved
 * content's own.
 */
export async function openPreviewTree(saved: string, folder: string) {
  let shown: Unsaved = new Map()
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await symlink(join(saved, 'media'), join(folder, 'media'), process.platform === 'win32' ? 'junction' : 'dir')
  await copySaved()

  async function copySaved() {
    for (const name of await readdir(saved)) {
      if (name === 'media' || name.startsWith('.')) continue
      await cp(join(saved, name), join(folder, name), { recursive: true, preserveTimestamps: true })
    }
  }
  const put = async (path: string, bytes: Buffer | null) => {
    const place = join(folder, path)
    if (bytes === null) return rm(place, { force: true })
    await mkdir(dirname(place), { recursive: true })
    await writeFile(place, bytes)
  }
  const asSaved = async (path: string) => {
    const place = join(folder, path)
    await cp(join(saved, path), place).catch(() => rm(place, { force: true })) // new, and never saved
  }
  return {
    folder,
    /** Holds just these files as they are being written, and all others as they are saved. */
    async show(unsaved: Unsaved) {
      for (const path of shown.keys()) if (!unsaved.has(path)) await asSaved(path)
      for (const [path, bytes] of unsaved) await put(path, bytes)
      shown = new Map(unsaved)
    },
    /** Takes over what was saved meanwhile in these files; those that are being written stay as they are. */
    async renew(paths: readonly string[]) {
      for (const path of paths) if (!path.startsWith('media/') && !shown.has(path)) await asSaved(path)
    },
  }
}
