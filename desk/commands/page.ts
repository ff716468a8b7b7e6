import { once } from 'node:events'
import { Fault } from '../fault.ts'
import { startPage } from '../page/server.ts'
import type { Call } from './call.ts'

const usualPort = '8790'

/** Serves the page until Ctrl+C. */
export async function page(call: Call): Promise<void> {
  const { options, terminal, words, given } = call
  if (given.length > 0) throw new Fault('usage', given.join(' '))
  const typed = options.port ?? usualPort
  const port = Number(typed)
  if (!/^\d{4,5}$/.test(typed) || port < 1024 || port > 65_535) throw new Fault('badPort', typed)
  const { address, close } = await startPage(call, port)
  terminal.say(words.page.ready(address))
  await stopped(call.signal)
  await close()
}

async function stopped(signal: AbortSignal | undefined): Promise<void> {
  if (signal) return signal.aborted ? undefined : void (await once(signal, 'abort'))
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
}
