import { randomBytes } from 'node:crypto'
import type { Lang } from '#contract/paths.ts'
import type { Glances } from '../cases/list.ts'
import type { Call } from '../commands/call.ts'
import { type Desk, openDesk } from '../desk.ts'
import { Fault } from '../fault.ts'
import { openRing, type Ring } from '../keys/ring.ts'
import { isExposed, keepSettings, readSettings, serverOf } from '../settings.ts'
import { type Words, wordsOf } from '../words/index.ts'

/** Milliseconds without a request after which the keys leave the memory. */
export const idleAfter = 15 * 60 * 1000

export interface Draft {
  body: string
  status: string
}
/** What the next page says above its content. */
export interface Notice {
  kind: 'notice' | 'fault'
  text: string
}
export type Session = ReturnType<typeof createSession>

/** The one session of a page: locked or not, what was typed and not yet sent, and what to say next. */
export function createSession({ folder, log, fetch, now, lang: first }: Call) {
  let desk: Desk | undefined
  let ring: Ring | undefined
  let lang = first
  let used = now()
  let timer: NodeJS.Timeout | undefined
  const glances: Glances = new Map()

  const drop = () => {
    clearTimeout(timer)
    desk = undefined
    ring = undefined
    glances.clear()
  }
  const enter = async (opened: Ring) => {
    const { server, channel } = await readSettings(folder)
    if (!server) throw new Fault('noServer')
    desk = await openDesk({ folder, server, channel, lang, ring: opened, fetch, now })
    ring = opened
    session.touch()
  }

  const session = {
    /** Stands in every form, so that no other page can send one. */
    csrf: randomBytes(32).toString('base64url'),
    glances,
    drafts: new Map<string, Draft>(),
    notices: [] as Notice[],
    /** Where the reader is: a change of language comes back there. */
    path: '/',
    get lang(): Lang {
      return lang
    },
    get words(): Words {
      return wordsOf(lang)
    },
    /** The desk while it is unlocked. */
    get desk(): Desk | undefined {
      if (desk && now() - used >= idleAfter) drop()
      return desk
    },
    /** Somebody is at the page. */
    touch() {
      used = now()
      clearTimeout(timer)
      timer = setTimeout(drop, idleAfter).unref()
    },
    say: (text: string) => void session.notices.push({ kind: 'notice', text }),
    complain: (text: string) => void session.notices.push({ kind: 'fault', text }),
    /** @throws Fault of the key and of the client; a wrong passphrase stands in the log. */
    async unlock(passphrase: string, server: string) {
      if (server) await keepSettings(folder, { server: serverOf(server) })
      const opened = await openRing(folder, passphrase).catch(async (error) => {
        if (error.reason === 'passphraseWrong') await log.add({ action: 'unlock', detail: `failed: ${error.reason}` })
        throw error
      })
      await enter(opened)
      await log.add({ action: 'unlock' })
      const kept = await readSettings(folder)
      if (kept.server && isExposed(kept.server)) session.say(session.words.warnings.plainHttp)
    },
    /** Enters with keys that were made just now. */
    enter,
    async lock() {
      if (desk) await log.add({ action: 'lock' })
      drop()
    },
    async speak(next: Lang) {
      lang = next
      await keepSettings(folder, { lang })
      if (ring) await enter(ring)
    },
  }
  return session
}
