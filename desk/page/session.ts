import { randomBytes } from 'node:crypto'
import { dayInChina } from '#contract/day.ts'
import type { WholeLang } from '#contract/wholeLangs.ts'
import type { Glances } from '../cases/glance.ts'
import type { Progress } from '../cases/reseal.ts'
import type { Found } from '../cases/search.ts'
import { createClient } from '../client.ts'
import type { Call } from '../commands/call.ts'
import { type Desk, openDesk } from '../desk.ts'
import { DeskError } from '../deskError.ts'
import { type Site, trustSite } from '../keyList.ts'
import { proposePassphrase } from '../keys/passphrase.ts'
import { openRing, type Ring } from '../keys/ring.ts'
import { readSettings } from '../settings.ts'
import { wordsOf } from '../words/index.ts'
import type { Words } from '../words/zh.ts'

/** Milliseconds without a request after which the keys leave the memory. */
export const idleAfter = 15 * 60 * 1000

/** What was typed about a case and has not been sent, by the name of its field. */
export type Draft = Record<string, string>
/** What the next page says above its content. */
export interface Notice {
  kind: 'notice' | 'fault'
  text: string
}
export type Session = ReturnType<typeof createSession>

/** What a new session remembers of its pages. */
const remembered = () => ({
  /** Stands in every form, so that no other page can send one. */
  csrf: randomBytes(32).toString('base64url'),
  drafts: new Map<string, Draft>(),
  /** The last turn that was sent of a case's answers and notes. */
  sent: new Map<string, number>(),
  notices: [] as Notice[],
  /** Where the reader is: a change of language comes back there. */
  path: '/',
  /** Why the website could not be used at the last try. */
  trouble: undefined as DeskError | undefined,
  /** The address of the website as it was typed at the first start, also where it is none. */
  typed: '',
  resealing: undefined as (Progress & { running: boolean }) | undefined,
})

function createProposal() {
  let proposal: Promise<string> | undefined
  return {
    /** The passphrase that is proposed at the first start and for an export: the same until one was used. */
    proposed() {
      proposal ??= proposePassphrase()
      return proposal
    },
    used() {
      proposal = undefined
    },
  }
}

/** The officer's keys; a wrong passphrase stands in the log. */
const unlocked = (folder: string, log: Call['log'], passphrase: string): Promise<Ring> =>
  openRing(folder, passphrase).catch(async (error) => {
    // Also where the log takes no line, that is what was wrong.
    if (error.reason === 'passphraseWrong')
      await log.add({ action: 'unlock', detail: `failed: ${error.reason}` }).catch(() => undefined)
    throw error
  })

/** The one session of a page: locked or not, what was typed and not yet sent, and what to say next. */
export function createSession({ folder, log, fetch, now, lang: first }: Call) {
  let ring: Ring | undefined
  let desk: Desk | undefined
  let site: Site | undefined
  let lang = first
  let used = now()
  let timer: NodeJS.Timeout | undefined
  const glances: Glances = new Map()
  const found: Found = new Map()

  const drop = () => {
    clearTimeout(timer)
    ring = desk = site = undefined
    glances.clear()
    found.clear()
  }
  const session = {
    ...remembered(),
    glances,
    /** One's own notes, as far as they were searched. */
    found,
    ...createProposal(),
    get lang(): WholeLang {
      return lang
    },
    get words(): Words {
      return wordsOf(lang)
    },
    /** The officer's keys while the page is unlocked. */
    get ring(): Ring | undefined {
      if (ring && now() - used >= idleAfter) drop()
      return ring
    },
    /** The desk, where the website names the officer's key. */
    get desk(): Desk | undefined {
      return session.ring && desk
    },
    get site(): Site | undefined {
      return site
    },
    /** The channels whose officer this is. */
    get ownChannels(): Site['channels'] {
      const own = session.ring?.map(({ verifyKey }) => verifyKey) ?? []
      return site?.channels.filter(({ signing }) => signing.some((key) => own.includes(key))) ?? []
    },
    /** Somebody is at the page. */
    touch() {
      used = now()
      clearTimeout(timer)
      timer = setTimeout(drop, idleAfter).unref()
    },
    say: (text: string) => void session.notices.push({ kind: 'notice', text }),
    /** Says what went wrong, once: a form that failed leads to a page that may fail alike. */
    complain(text: string) {
      if (!session.notices.some((said) => said.text === text)) session.notices.push({ kind: 'fault', text })
    },
    /** @throws DeskError of the key; a wrong passphrase stands in the log. */
    async unlock(passphrase: string) {
      session.enter(await unlocked(folder, log, passphrase))
      if (!(await log.isMoved())) await log.add({ action: 'unlock' }) // else its first line is the officer's sentence
    },
    /** Enters with keys that were made just now. */
    enter(opened: Ring) {
      ring = opened
      session.used()
      session.touch()
    },
    /** Asks the website what it names now; `trouble` says what went wrong. */
    async refresh() {
      const opened = session.ring
      if (!opened) return
      session.trouble = undefined
      try {
        const { server, channel } = await readSettings(folder)
        if (!server) throw new DeskError('noServer')
        site = undefined
        const answer = await createClient({ server, lang, fetch }).channels()
        site = await trustSite({ folder, log, ring: opened }, answer, dayInChina(now()))
        desk = await openDesk({ folder, server, channel, lang, ring: opened, fetch, now, site })
      } catch (error) {
        if (!(error instanceof DeskError)) throw error
        session.trouble = error
        desk = undefined
      }
    },
    async lock() {
      try {
        if (ring && !(await log.isMoved())) await log.add({ action: 'lock' })
      } finally {
        drop() // also with a log that takes no more lines
      }
    },
    speak(next: WholeLang) {
      lang = next
    },
  }
  return session
}
