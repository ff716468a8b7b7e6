import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { freePort } from '../../server/testing/freePort.ts'
import { type Driver, until } from './driver.ts'

/** MiniBrowser of WebKitGTK, where Debian puts it. */
const program = ['4.1', '4.0', '6.0']
  .map((version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`)
  .find((path) => existsSync(path))
const isThere = program && ['WebKitWebDriver', 'Xvfb'].every((name) => spawnSync(name, ['--help']).error === undefined)

/** The key that an element goes by in answers: https://www.w3.org/TR/webdriver2/#elements */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const keys = { Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014' }

/** WebKit by WebDriver over HTTP, on a screen of its own; `undefined` where a program is missing. */
export const webkit = isThere ? start : undefined

async function start(): Promise<Driver> {
  const { display, stop: stopScreen } = await startScreen()
  const port = await freePort()
  const env = {
    ...process.env,
    DISPLAY: display,
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', // it has none as root
  }
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' })
  const call = async <T = unknown>(method: string, path: string, body?: object): Promise<T> => {
    const init = {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }
    const { value } = (await (await fetch(`http://127.0.0.1:${port}${path}`, init)).json()) as {
      value: T & { error?: string; message?: string }
    }
    if (value?.error) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  await until(
    () =>
      call('GET', '/status').then(
        () => true,
        () => false,
      ),
    'WebKitWebDriver',
  )
  const browserOptions = { binary: program, args: ['--automation'] }
  const capabilities = {
    alwaysMatch: { 'webkitgtk:browserOptions': browserOptions, timeouts: { pageLoad: 120_000, script: 60_000 } },
  }
  const session = await call<{ sessionId: string; capabilities: Record<string, string> }>('POST', '/session', {
    capabilities,
  })
  const at = `/session/${session.sessionId}`
  const run: Driver['run'] = (work, ...given) =>
    call('POST', `${at}/execute/sync`, { script: `return (${work}).apply(null, arguments)`, args: given })
  const act = (actions: object) => call('POST', `${at}/actions`, { actions: [actions] })
  const pointer = (...actions: object[]) =>
    act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions })
  const move = (x: number, y: number) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 50 })
  const strokes = (text: string) =>
    [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
  return {
    name: `WebKit ${session.capabilities.browserVersion}`,
    async goTo(address) {
      await call('POST', `${at}/url`, { url: address })
      await run(watchErrors)
    },
    run,
    pointAt: async (x, y) => void (await pointer(move(x, y))),
    pressAt: async (x, y) =>
      void (await pointer(move(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 })),
    type: async (text) => void (await act({ type: 'key', id: 'keyboard', actions: strokes(text) })),
    pressKey: async (key) => void (await act({ type: 'key', id: 'keyboard', actions: strokes(keys[key]) })),
    async chooseFiles(paths) {
      const picker = await call<Record<string, string>>('POST', `${at}/element`, {
        using: 'css selector',
        value: 'input[type="file"]',
      })
      await call('POST', `${at}/element/${picker[elementKey]}/value`, { text: paths.join('\n') })
    },
    back: async () => void (await call('POST', `${at}/back`, {})),
    resize: async (width, height) => void (await call('POST', `${at}/window/rect`, { width, height })),
    takeErrors: () => run(takeErrors),
    async stop() {
      await call('DELETE', at).catch(() => {})
      driver.kill()
      stopScreen()
    },
  }
}

/** A screen that nobody sees; it chooses its number and says it. */
async function startScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '2600x1700x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [said] = (await new Promise<Buffer[]>((done) => screen.stdout.once('data', (bytes) => done([bytes])))) as [
    Buffer,
  ]
  return { display: `:${String(said).trim()}`, stop: () => void screen.kill() }
}

declare global {
  interface Window {
    seenErrors?: string[]
  }
}
function watchErrors() {
  window.seenErrors ??= []
  const note = (what: unknown) => window.seenErrors?.push(`${location.href}: ${what}`)
  addEventListener('error', ({ message }) => note(message))
  addEventListener('unhandledrejection', ({ reason }) => note(reason))
}
function takeErrors(): string[] {
  return window.seenErrors?.splice(0) ?? []
}
