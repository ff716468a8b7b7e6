import { parentPort } from 'node:worker_threads'
import { readContent } from '#server/content/index.ts'
import { type Parse, parseYaml } from '#server/content/parseCache.ts'

/*
 * Checks the whole content in a thread of its own: with tens of thousands of files it takes seconds, in which nobody should wait for his
 * page. A message is the folder; the answer, what is wrong with it.
 */

const parse = rememberingParse()

parentPort?.on('message', async (folder: string) => {
  try {
    const { problems } = await readContent(folder, Date.now(), parse)
    parentPort?.postMessage({ problems })
  } catch (error) {
    parentPort?.postMessage({ failure: error instanceof Error ? error.message : String(error) })
  }
})

/** Parses each text once, as long as the program runs. Who gets the data changes nothing of it. */
function rememberingParse(): Parse {
  let [before, now] = [new Map<string, unknown>(), new Map<string, unknown>()]
  const most = 50_000
  return (file) => {
    if (now.size > most) [before, now] = [now, new Map()]
    const known = now.has(file.hash) ? now : before
    const data = known.has(file.hash) ? known.get(file.hash) : parseYaml(file)
    now.set(file.hash, data)
    return data
  }
}
