import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { PdfAnswer } from './pdfText.ts'

const program = join(import.meta.dirname, 'readingProgram.ts')

export interface ReadingLimits {
  /** Megabytes of the whole reading program. */
  memory?: number
  /** Milliseconds of the processor. */
  time?: number
  /** Pages that are read, most of them the first; what an announcement says of itself stands on the first and the last. */
  pages?: number
  /** Ends the reading. */
  signal?: AbortSignal
}

/** A program that has got less of the processor than one part in so many hangs. */
const busiest = 30

let last: Promise<unknown> = Promise.resolve()

/**
 * Reads the text of a PDF in a process that may read files and nothing else, with limits of memory and time. One is read at a time.
 */
export function readPdf(bytes: Buffer, limits: ReadingLimits = {}): Promise<PdfAnswer> {
  const read = last.then(() => readNow(bytes, limits))
  last = read.catch(() => undefined)
  return read
}

async function readNow(
  bytes: Buffer,
  { memory = 600, time = 20_000, pages = 40, signal }: ReadingLimits,
): Promise<PdfAnswer> {
  const args = [
    '--permission',
    '--allow-fs-read=*',
    '--allow-worker',
    '--disallow-code-generation-from-strings',
    '--no-warnings',
    program,
  ]
  const child = spawn(process.execPath, [...args, String(memory), String(time), String(pages)], {
    signal,
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {}, // it is nobody's business
  })
  const killer = setTimeout(() => child.kill('SIGKILL'), time * busiest)
  child.stdin.on('error', () => undefined) // it ended before it had read everything
  child.stdin.end(bytes)
  try {
    const ended = new Promise<void>((done, failed) => {
      child.once('error', failed)
      child.once('close', () => done())
    })
    const [answer] = await Promise.all([text(child.stdout), ended])
    return answer === '' ? { failure: 'pdfHeavy' } : (JSON.parse(answer) as PdfAnswer)
  } finally {
    clearTimeout(killer)
  }
}
