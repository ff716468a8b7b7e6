import { createInterface } from 'node:readline/promises'
import { Fault } from './fault.ts'

/** Where commands read and write. */
export interface Terminal {
  say(line: string): void
  complain(line: string): void
  /** Reads a line without showing it. @throws Fault `passphraseMissing` where nobody sits at a keyboard. */
  secret(question: string): Promise<string>
  ask(question: string): Promise<string>
}

export const terminal: Terminal = {
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
  secret,
  async ask(question) {
    const reader = createInterface({ input: process.stdin, output: process.stderr })
    try {
      return await reader.question(question)
    } finally {
      reader.close()
    }
  },
}

/** Raw mode: the terminal shows nothing of what is typed, not even how much. */
function secret(question: string): Promise<string> {
  const { stdin, stderr } = process
  if (!stdin.isTTY) return Promise.reject(new Fault('passphraseMissing'))
  stderr.write(question)
  stdin.setRawMode(true)
  stdin.setEncoding('utf8')
  return new Promise((done, fail) => {
    let typed = ''
    const end = (finish: () => void) => {
      stdin.off('data', read)
      stdin.setRawMode(false)
      stdin.pause()
      stderr.write('\n')
      finish()
    }
    const read = (chunk: string) => {
      for (const key of chunk) {
        if (key === '\r' || key === '\n') return end(() => done(typed))
        if (key === '\u0003' || key === '\u0004') return end(() => fail(new Fault('stopped')))
        typed = key === '\u007f' || key === '\b' ? [...typed].slice(0, -1).join('') : typed + key
      }
    }
    stdin.on('data', read)
    stdin.resume()
  })
}
