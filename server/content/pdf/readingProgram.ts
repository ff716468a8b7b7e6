import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { PdfAnswer } from './pdfText.ts'

/*
 * A program of its own that reads one PDF from its input and writes what it found, as JSON. A PDF can be made to fill the memory or to
 * take for ever: this ends itself then, and nothing else with it.
 */
const [mostMemory = 600, mostTime = 20_000, mostPages = 40] = process.argv.slice(2).map(Number)

function end(answer: PdfAnswer): void {
  process.stdout.write(JSON.stringify(answer), () => process.exit(0))
}

const heavy = () => end({ failure: 'pdfHeavy' })
const bytes = await buffer(process.stdin)
const worker = new Worker(fileURLToPath(new URL('readingThread.ts', import.meta.url)), {
  workerData: { bytes: new Uint8Array(bytes), mostPages },
  resourceLimits: { maxOldGenerationSizeMb: 256 },
  stdout: true, // nothing but the answer is to stand in the output
  stderr: true,
})
// The processor's time, not the clock's: a busy machine makes no PDF heavier.
setInterval(() => {
  const { user, system } = process.cpuUsage()
  if (process.memoryUsage.rss() > mostMemory * 1024 * 1024 || (user + system) / 1_000 > mostTime) heavy()
}, 20)
worker.once('message', end)
worker.once('error', (error: NodeJS.ErrnoException) => {
  end({ failure: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'pdfHeavy' : 'pdfBroken' })
})
