import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'
import { DeskError } from './deskError.ts'

/** Where commands read and write. */
export interface Terminal {
  say(line: string): void
  complain(line: string): void
  /** Whether somebody sits before it, who alone sees what is said. */
  isAttended: boolean
  /** Reads a line without showing it. @throws DeskError `passphraseMissing` with `variable`, where nobody sits at a keyboard. */
  secret(question: string, variable: string): Promise<string>
  /** Reads a line; an empty one where the input is over. */
  ask(question: string): Promise<string>
}

export const terminal: Terminal = {
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
  isAttended: process.stdin.isTTY && process.stdout.isTTY,
  secret,
  async ask(question) {
    const reader = createInterface({ input: process.stdin, output: process.stderr })
    try {
      const over = once(reader, 'close').then(() => '') // nobody can answer any more
      return await Promise.race([reader.question(question), over])
    } finally {
      reader.close()
    }
  },
}

/** Raw mode: the terminal shows nothing of what is typed, not even how much. */
function secret(question: string, variable: string): Promise<string> {
  const { stdin, stderr } = process
  if (!stdin.isTTY) return Promise.reject(new DeskError('passphraseMissing', variable))
  stderr.write(question)
  stdin.setRawMode(true)
  stdin.setEncoding('utf8')
  return new Promise((done, fail) => {
    let typed = ''
    const stopped = () => fail(new DeskError('stopped'))
    const end = (finish: () => void) => {
      stdin.off('data', read)
      stdin.off('end', stopped)
      stdin.setRawMode(false)
      stdin.pause()
      stderr.write('\n')
      finish()
    }
    const read = (chunk: string) => {
      for (const key of chunk) {
        if (key === '\r' || key === '\n') return end(() => done(typed))
        // Ctrl+C, Ctrl+D, and what an end of input becomes that came before the raw mode.
        if (key === '\u0003' || key === '\u0004' || key === '\u0000') return end(stopped)
        typed = key === '\u007f' || key === '\b' ? [...typed].slice(0, -1).join('') : typed + key
      }
    }
    stdin.on('data', read)
    stdin.once('end', stopped) // the terminal is gone
    stdin.resume()
  })
}
