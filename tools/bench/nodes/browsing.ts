import { setTimeout as pause } from 'node:timers/promises'
import { callPath } from '../../../contract/paths.ts'
import { paths } from '../../../server/testing/paths.ts'
import { type Answer, visitor } from './visitor.ts'

const pages = paths.flatMap((path) => [path, `/en${path}`])

interface Wanted {
  /** Whether scripts and styles that a page names, and a call, are asked for as well: by a browser that has kept nothing. */
  withFiles?: boolean
}

/** Readers who open pages one after the other, each over connections that are kept. Everything has to come, whole. */
export function startBrowsing(port: number, readers: number, { withFiles = true }: Wanted = {}) {
  const failed: string[] = []
  let [asked, longest, isOver] = [0, 0, false]
  const working = Array.from({ length: readers }, async (_, reader) => {
    const { ask, close } = visitor(port, `127.8.0.${reader + 1}`)
    async function expectGood(path: string, isWhole: (answer: Answer) => boolean) {
      const began = performance.now()
      const answer = await ask(path, { headers: { lang: 'en' } })
      longest = Math.max(longest, performance.now() - began)
      asked++
      // Some pages lead to another.
      if (answer.status !== 302 && (answer.status !== 200 || !isWhole(answer)))
        failed.push(`${path}: ${answer.fault ?? answer.status}`)
      return answer.body.toString()
    }
    for (let at = reader; !isOver; at++) {
      const path = pages[at % pages.length] ?? '/'
      const text = await expectGood(path, ({ body }) => body.toString().trimEnd().endsWith('</html>'))
      const files = withFiles ? new Set(text.match(/\/assets\/[\w.-]+\.(?:js|css)/g)) : []
      await Promise.all([...files].map((file) => expectGood(file, ({ body }) => body.length > 0)))
      if (withFiles) await expectGood(callPath('newsList', 'site'), ({ body }) => JSON.parse(`${body}`).code === 200)
      await pause(20)
    }
    close()
  })
  return {
    failed,
    /** Requests until now, and how long the slowest took since this was asked last, in milliseconds. */
    counts(anew = true) {
      const slowest = longest
      if (anew) longest = 0
      return { asked, slowest }
    },
    async finish() {
      isOver = true
      await Promise.all(working)
    },
  }
}
