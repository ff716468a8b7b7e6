import { dayInChina } from '#contract/day.ts'
import { watchChannel } from '../cases/list.ts'
import { createClient } from '../client.ts'
import { type Desk, openDesk } from '../desk.ts'
import { sentenceOf } from '../deskError.ts'
import { trustSite } from '../keyList.ts'
import { hasKey } from '../keys/ring.ts'
import { statusOf } from '../status.ts'
import { checkText } from '../views/status.ts'
import { type Call, unlock } from './call.ts'

/** What is missing before the site may be public. Ends with 1 while anything is. */
export async function status(call: Call): Promise<number> {
  const { folder, settings, lang, fetch, now, words, terminal, log, env } = call
  const { server, channel } = settings
  const ring = hasKey(folder) ? (await unlock(call)).ring : undefined
  const complain = (error: unknown) => {
    terminal.complain(sentenceOf(error, words))
    return undefined
  }
  const ask = async (server: string) =>
    trustSite({ folder, log, ring }, await createClient({ server, lang, fetch }).channels(), dayInChina(now()))
  const site = server ? await ask(server).catch(complain) : undefined
  const desk: Desk | undefined =
    server && ring && site
      ? await openDesk({ folder, server, channel, lang, ring, fetch, now, site }).catch(complain)
      : undefined
  const watched = desk && (await watchChannel(desk).catch(complain))
  const checks = await statusOf({ ring, log, server, passphraseFile: env.DESK_PASSPHRASE_FILE, site, desk, watched })
  for (const check of checks) terminal.say(`${words.status.states[check.state]}  ${checkText(check, words)}`)
  const missing = checks.filter(({ state }) => state !== 'good').length
  terminal.say(missing > 0 ? words.status.missing(missing) : words.status.whole)
  return missing > 0 ? 1 : 0
}
