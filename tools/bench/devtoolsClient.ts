import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumSwitches, findChromium } from '../../desk/exports/chromium.ts'

/** An event of Chromium's trace; times in microseconds, `dur` by the clock, `tdur` of the processor. */
export interface TraceEvent {
  name: string
  ts: number
  pid: number
  tid: number
  dur?: number
  tdur?: number
  args: { name?: string }
}
type Chromium = Awaited<ReturnType<typeof startChromium>>
export type Tab = Awaited<ReturnType<Chromium['open']>>

/**
 * A Chromium that is measured: spoken to without Playwright, which listens to the network, so that each body of a request is
 * copied twice by the thread of the page (60 ms for 1 MiB).
 */
export async function startChromium() {
  const profile = await mkdtemp(join(tmpdir(), 'chromium-'))
  const switches = [...chromiumSwitches, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`]
  const chromium = spawn(findChromium() ?? 'chromium', switches, { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  while (!/ws:\S+\n/.test(said)) said += (await once(chromium.stderr, 'data'))[0]
  const socket = new WebSocket(/ws:\S+/.exec(said)?.[0] ?? '')
  await once(socket, 'open')

  let last = 0
  const waiting = new Map<number, (answer: { result?: unknown; error?: { message: string } }) => void>()
  const trace: TraceEvent[] = []
  let traced = () => {}
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data)
    if (message.method === 'Tracing.dataCollected') trace.push(...message.params.value)
    if (message.method === 'Tracing.tracingComplete') traced()
    waiting.get(message.id)?.(message)
    waiting.delete(message.id)
  })
  /** One command of the protocol: https://chromedevtools.github.io/devtools-protocol/ */
  async function send<T>(method: string, params: object = {}, sessionId?: string): Promise<T> {
    const id = ++last
    socket.send(JSON.stringify({ id, method, params, sessionId }))
    const { result, error } = await new Promise<Parameters<Parameters<typeof waiting.set>[1]>[0]>((resolve) =>
      waiting.set(id, resolve),
    )
    if (error) throw new Error(`${method}: ${error.message}`)
    return result as T // as the protocol has it
  }

  return {
    async open(url: string) {
      const { targetId } = await send<{ targetId: string }>('Target.createTarget', { url, newWindow: true })
      const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true })
      const tab = {
        send: <T>(method: string, params: object = {}) => send<T>(method, params, sessionId),
        /** Runs an expression in the page. @throws Error when it throws. */
        async run<T>(expression: string): Promise<T> {
          const { result, exceptionDetails } = await tab.send<{ result: { value: T }; exceptionDetails?: object }>(
            'Runtime.evaluate',
            { expression, awaitPromise: true, returnByValue: true },
          )
          if (exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`)
          return result.value
        },
        /** Waits until an expression is true, a minute at most; while the page is loading there is nothing to ask. */
        async until(expression: string) {
          const isTrue = () => tab.run<boolean>(`Boolean(${expression})`).catch(() => false)
          for (let tries = 0; !(await isTrue()); tries++) {
            if (tries === 600) throw new Error(`waited in vain for ${expression}`)
            await new Promise((done) => setTimeout(done, 100))
          }
        },
        close: () => send('Target.closeTarget', { targetId }),
      }
      return tab
    },
    /** Every event of these categories while `act` runs. */
    async trace(categories: string[], act: () => Promise<void>): Promise<TraceEvent[]> {
      trace.length = 0
      await send('Tracing.start', { traceConfig: { includedCategories: categories } })
      await act()
      const complete = new Promise<void>((done) => {
        traced = done
      })
      await send('Tracing.end')
      await complete
      return [...trace]
    },
    async close() {
      const ended = once(chromium, 'exit')
      await send('Browser.close').catch(() => undefined)
      await ended
      await rm(profile, { recursive: true, force: true })
    },
  }
}
