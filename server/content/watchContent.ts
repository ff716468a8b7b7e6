import { coalesced } from './coalesced.ts'
import { watchFolders } from './watchFolders.ts'

/**
 * Calls `onChange` once after a burst of changes below `folder` has been quiet for `quiet` milliseconds; changes that
 * arrive while it runs lead to one more call. Resolves when watching has begun, with a function that ends it.
 */
export async function watchContent(
  folder: string,
  onChange: () => Promise<void>,
  quiet = 150,
): Promise<() => Promise<void>> {
  let timer: NodeJS.Timeout | undefined
  const folders = watchFolders(folder, () => {
    clearTimeout(timer)
    timer = setTimeout(changes.ask, quiet)
  })
  const changes = coalesced(async () => {
    // First the folders: what is written to a new one from now on is told, what was written before is read.
    await folders.tidy()
    await onChange()
  })
  await folders.tidy()
  return async () => {
    clearTimeout(timer)
    folders.close()
  }
}
