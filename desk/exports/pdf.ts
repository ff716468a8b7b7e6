import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { DeskError } from '../deskError.ts'
import { withDraft } from '../drafts.ts'
import { chromiumSwitches, findChromium } from './chromium.ts'

const timeout = 60_000
/** A4, in inches. */
const paper = { paperWidth: 8.27, paperHeight: 11.69, preferCSSPageSize: true, printBackground: true }

/**
 * Prints a document with this machine's Chromium. It goes there and comes back through a pipe, into a context that Chromium keeps in memory
 * alone: nothing of it lies on the disk. The profile without which Chromium does not start is a draft of the desk's folder. Returns
 * `undefined` where there is no Chromium. @throws DeskError `chromium`.
 */
export async function printPdf(document: string, folder: string, find = findChromium): Promise<Uint8Array | undefined> {
  const program = find()
  if (!program) return undefined
  return withDraft(join(folder, 'print'), (profile) => print(document, program, profile))
}

async function print(document: string, program: string, profile: string): Promise<Uint8Array> {
  const switches = [...chromiumSwitches, '--headless', '--remote-debugging-pipe', `--user-data-dir=${profile}`]
  const child = spawn(program, switches, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'], timeout })
  const stop = () => child.kill('SIGKILL')
  process.prependOnceListener('exit', stop)
  const ended = new Promise<never>((_, fail) => {
    child.once('error', (error) => fail(new DeskError('chromium', error.message)))
    child.once('exit', (code) => fail(new DeskError('chromium', `${program}: ${code}`)))
  })
  const [, , , input, output] = child.stdio as unknown as [null, null, null, Writable, Readable] // as `stdio` above asks
  try {
    return await Promise.race([printThrough(askThrough(input, output), document), ended])
  } finally {
    process.off('exit', stop)
    stop()
    await ended.catch(() => undefined) // it writes to its profile until then
  }
}

type Ask = (method: string, params: object, sessionId?: string) => Promise<Record<string, unknown>>

/** https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-printToPDF */
async function printThrough(ask: Ask, html: string): Promise<Uint8Array> {
  const { browserContextId } = await ask('Target.createBrowserContext', {})
  const { targetId } = await ask('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await ask('Target.attachToTarget', { targetId, flatten: true })
  const askPage = (method: string, params: object) => ask(method, params, String(sessionId))
  // The page's own frame has the name of its target.
  await askPage('Page.setDocumentContent', { frameId: targetId, html })
  const { data } = await askPage('Page.printToPDF', paper)
  return Buffer.from(String(data), 'base64')
}

/** Chromium's pipe takes and gives JSON, each with a zero byte behind it. */
function askThrough(input: Writable, output: Readable): Ask {
  const waiting = new Map<
    number,
    { done: (result: Record<string, unknown>) => void; fail: (error: DeskError) => void }
  >()
  let begun: Buffer[] = []
  input.on('error', () => undefined) // its end says why
  output.on('data', (chunk: Buffer) => {
    let from = 0
    for (let to = chunk.indexOf(0); to !== -1; to = chunk.indexOf(0, from)) {
      const { id, result, error } = JSON.parse(Buffer.concat([...begun, chunk.subarray(from, to)]).toString())
      if (error) waiting.get(id)?.fail(new DeskError('chromium', error.message))
      else waiting.get(id)?.done(result)
      begun = []
      from = to + 1
    }
    begun.push(chunk.subarray(from))
  })
  let last = 0
  return (method, params, sessionId) =>
    new Promise((done, fail) => {
      const id = ++last
      waiting.set(id, { done, fail })
      input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    })
}
