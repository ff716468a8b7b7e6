import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Running {
  /** All that it has printed. */
  said(): string
  stop(): Promise<void>
}

/** Starts a program and waits until it is there. @throws Error when another one is there already, or when it ends before. */
export async function startProgram(
  command: string,
  words: string[],
  env: Record<string, string>,
  isThere: () => Promise<boolean>,
): Promise<Running> {
  if (await isThere()) throw new Error(`another program answers in place of ${command} ${words.join(' ')}`)
  const child = spawn(command, words, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes: Buffer) => {
      said += bytes
    })
  }
  const ended = once(child, 'exit')
  while (!(await isThere())) {
    if (child.exitCode !== null) throw new Error(`${command} did not start: ${said}`)
    await new Promise((done) => setTimeout(done, 50))
  }
  return {
    said: () => said,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** While a server starts, it is not there or says 503. */
export const answersAt = (address: string) => () =>
  fetch(address).then(
    ({ status }) => status < 500,
    () => false,
  )
