import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { dayInChina } from '#contract/day.ts'
import { readContent } from '#server/content/index.ts'
import { type Parse, parseYaml } from '#server/content/parseCache.ts'
import { bannerContrastProblems, type Measured } from '#server/content/pictures/bannerContrast.ts'
import { endOfDay, timeOf } from '#server/content/schedule.ts'

/*
 * Checks the whole content in a thread of its own: with tens of thousands of files it takes seconds, in which nobody should wait for his
 * page. A message is the folder, the time, and what is read in the place of some of its files; the answer, what is wrong with it, and until when (milliseconds since 1970) that is so, if nobody changes it.
 */

const parse = rememberingParse()
const measured: Measured = new Map()

interface Order {
  folder: string
  now: number
  others: ReadonlyMap<string, Uint8Array | null>
}

parentPort?.on('message', async ({ folder, now, others }: Order) => {
  try {
    const given = new Map([...others].map(([path, bytes]) => [path, bytes && Buffer.from(bytes)]))
    const { problems: found, files, next = Number.POSITIVE_INFINITY } = await readContent(folder, now, parse, given)
    const seen = files ? await bannerContrastProblems(join(folder, 'media'), files, measured) : []
    const problems = [...found, ...seen]
    parentPort?.postMessage({ problems, until: Math.min(next, timeOf(endOfDay(dayInChina(now)))) })
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
