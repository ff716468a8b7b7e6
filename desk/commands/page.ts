import { once } from 'node:events'
import { DeskError } from '../deskError.ts'
import { startPage } from '../page/server.ts'
import type { Call } from './call.ts'

const usualPort = '8790'

/** Serves the page until Ctrl+C or until its terminal is closed; `--open` shows it in the browser. */
export async function page(call: Call): Promise<void> {
  const { options, terminal, words, given } = call
  if (given.length > 0) throw new DeskError('usage', given.join(' '))
  const typed = options.port ?? usualPort
  const port = Number(typed)
  if (!/^\d{4,5}$/.test(typed) || port < 1024 || port > 65_535) throw new DeskError('badPort', typed)
  const { address, admit, close } = await startPage(call, port)
  const end = stopped(call.signal) // before anybody knows that it runs
  terminal.say(words.page.ready(address))
  if (options.open) call.openBrowser(admit())
  await end
  await close()
}

async function stopped(signal: AbortSignal | undefined): Promise<void> {
  if (signal) return signal.aborted ? undefined : void (await once(signal, 'abort'))
  await Promise.race(['SIGHUP', 'SIGINT', 'SIGTERM'].map((name) => once(process, name)))
}
