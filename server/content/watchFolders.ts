import { type FSWatcher, watch } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { isStray } from './strayFiles.ts'

/**
 * Watches every folder below `root` and the place of `root` itself, but no file: there may be tens of thousands, and a folder tells
 * of its files. `tidy` watches the folders that are there by now, which may have been made, moved or replaced.
 */
export function watchFolders(root: string, onEvent: () => void) {
  const watched = new Map<string, { inode: number; watcher: FSWatcher }>()
  const above = watch(dirname(root), (_, name) => {
    if (name === basename(root)) onEvent()
  })
  const end = (path: string) => {
    watched.get(path)?.watcher.close()
    watched.delete(path)
  }
  return {
    async tidy() {
      const folders = await foldersBelow(root)
      for (const [path, { inode }] of watched) if (folders.get(path) !== inode) end(path)
      for (const [path, inode] of folders) {
        if (watched.has(path)) continue
        try {
          const watcher = watch(path, (_, name) => {
            if (!isStray(name ?? '')) onEvent()
          })
          watcher.on('error', () => end(path))
          watched.set(path, { inode, watcher })
        } catch {} // it went away since it was listed: the folder above tells of it
      }
    },
    close() {
      above.close()
      for (const path of [...watched.keys()]) end(path)
    },
  }
}

/** Every folder of content with what tells it from another of the same name. */
async function foldersBelow(root: string): Promise<Map<string, number>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  const below = entries
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !relative(root, path).split(sep).some(isStray))
  const folders = new Map<string, number>()
  for (const path of [root, ...below]) {
    const inode = await stat(path).then(
      ({ ino }) => ino,
      () => undefined,
    )
    if (inode !== undefined) folders.set(path, inode)
  }
  return folders
}
