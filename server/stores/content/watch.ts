import { watch as watchFolder } from 'chokidar'

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
  let running = false
  let again = false
  const run = async () => {
    if (running) {
      again = true
      return
    }
    running = true
    await onChange()
    running = false
    if (again) {
      again = false
      await run()
    }
  }
  const watcher = watchFolder(folder, { ignoreInitial: true, ignored: (path) => /(^|\/)\.[^/]+$|~$/.test(path) })
  watcher.on('all', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), quiet)
  })
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()))
  return async () => {
    clearTimeout(timer)
    await watcher.close()
  }
}
