import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Where a node runs: its address, the words before its command, and the folder of its version. */
interface NodePlace {
  host: string
  port: number
  within?: readonly string[]
  version: string
  env: Record<string, string>
}

/** The site in a process of its own, which can be ended in both ways and started again, also as another version. */
export function siteNode(place: NodePlace) {
  let running: ChildProcess | undefined
  const said: string[] = []
  const base = `http://${place.host}:${place.port}`
  const state = async (): Promise<{ ready: boolean; reports?: string }> => {
    const response = await fetch(`${base}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
    return response ? await response.json() : { ready: false }
  }
  async function end(signal: NodeJS.Signals) {
    if (!running) return undefined
    const ended = once(running, 'exit')
    running.kill(signal)
    const [status] = await ended
    running = undefined
    return status as number | null
  }
  return {
    base,
    state,
    /** What it printed, from all its lives. */
    said: () => said.join(''),
    /** Starts it, and waits until it should be sent visitors. @throws Error when it ends by itself. */
    async start(version = place.version) {
      const [command = '', ...words] = [...(place.within ?? []), process.execPath, join(version, 'server/main.ts')]
      const env = { LANG: 'en', LOG_LEVEL: 'warn', HOST: place.host, PORT: String(place.port), ...place.env }
      const child = spawn(command, words, {
        env: { PATH: process.env.PATH, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(String(text)))
      running = child
      while (!(await state()).ready) {
        if (child.exitCode !== null) throw new Error(`a node ended before it was ready:\n${said.join('')}`)
        await pause(50)
      }
    },
    /** As a power cut does. */
    kill: () => end('SIGKILL'),
    /** As an operator does. Answers its status. */
    stop: () => end('SIGTERM'),
    /** Whether it lives, where nobody ended it. */
    lives: () => running !== undefined && running.exitCode === null && running.signalCode === null,
  }
}
export type SiteNode = ReturnType<typeof siteNode>
