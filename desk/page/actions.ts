import { langOf } from '#contract/paths.ts'
import { resealCases } from '../cases/reseal.ts'
import type { Call } from '../commands/call.ts'
import type { Desk } from '../desk.ts'
import { Fault, sentenceOf } from '../fault.ts'
import { rootOf } from '../keyList.ts'
import { holdPassphrase } from '../keys/locked.ts'
import { createRing, keyFile, newKeys, readIdentity } from '../keys/ring.ts'
import { acceptHeads } from '../log/heads.ts'
import { keepSettings, serverOf } from '../settings.ts'
import { printsOf } from '../trust.ts'
import type { Screen } from './layout.ts'
import { recoveryPaper } from './screens/recovery.ts'
import type { Session } from './session.ts'

type Form = URLSearchParams
export const text = (form: Form, name: string) => form.get(name) ?? ''

/** What a locked page takes. Each returns the path to go to. */
export const entrance: Record<string, (session: Session, form: Form, call: Call) => Promise<string>> = {
  async unlock(session, form) {
    await session.unlock(text(form, 'passphrase'))
    const next = text(form, 'next')
    return /^\/(case\/[\w-]{43}|keys|digest|log)?$/.test(next) ? next : '/'
  },
  async setup(session, form, { folder, log, work }) {
    session.typed = text(form, 'server')
    const root = text(form, 'root').trim()
    await keepSettings(folder, { server: serverOf(text(form, 'server')), ...(root !== '' && { root: rootOf(root) }) })
    const passphrase = holdPassphrase(text(form, 'passphrase'))
    if (text(form, 'repeat') !== passphrase) throw new Fault('passphraseDiffers')
    const from = text(form, 'import').trim()
    const ring = await createRing(folder, passphrase, from ? await readIdentity(from) : undefined, work)
    await log.add({ action: from ? 'key-import' : 'key-new', detail: ring[0].recipient })
    const { keys } = session.words
    session.say(from ? keys.imported(from, keyFile(folder)) : keys.made(keyFile(folder)))
    if (from) session.say(keys.deleteOriginal(from))
    session.enter(ring)
    await session.refresh()
    return from || session.site?.recovery ? '/' : '/recovery' // one is enough for the whole site
  },
  async lang(session, form, { folder }) {
    session.speak(langOf(text(form, 'lang')))
    await keepSettings(folder, { lang: session.lang })
    await session.refresh() // what the website calls the channel, in the language chosen
    return session.path
  },
  async lock(session) {
    await session.lock()
    session.say(session.words.unlock.locked)
    return '/'
  },
}

/** What an unlocked page takes, whether or not the website can be used. */
export const ownActions: Record<string, (session: Session, form: Form, call: Call) => Promise<string | Screen>> = {
  async server(_session, form, { folder }) {
    await keepSettings(folder, { server: serverOf(text(form, 'server')) })
    return '/'
  },
  async root(_session, form, { folder }) {
    await keepSettings(folder, { root: rootOf(text(form, 'root').trim()) })
    return '/'
  },
  /** Where the officer's keys belong to several channels. */
  async channel(session, form, { folder }) {
    const channel = text(form, 'channel')
    if (!session.ownChannels.some(({ id }) => id === channel)) throw new Fault('badRequest')
    await keepSettings(folder, { channel })
    session.glances.clear()
    return '/'
  },
  async recovery(session, _form, { log }) {
    const keys = await newKeys()
    await log.add({ action: 'key-recovery', detail: keys.recipient })
    return recoveryPaper(session, keys)
  },
}

/** What is done with keys and logs. `keys` holds those that were on the page. */
export const deskActions: Record<string, (session: Session, desk: Desk, form: Form) => Promise<string>> = {
  async confirm(session, desk, form) {
    const keys = listed(form)
    if (keys.join(' ') !== desk.circle.unconfirmed.map(({ key }) => key).join(' ')) throw new Fault('badRequest')
    const names = keys.map((key) => [key, text(form, `name-${key}`).trim().slice(0, 40)] as const)
    await desk.confirm(keys, Object.fromEntries(names.filter(([, name]) => name !== '')))
    session.say(session.words.done.trusted)
    return '/keys'
  },
  async strike(session, desk, form) {
    const gone = listed(form).filter((key) => desk.circle.gone.includes(key))
    await desk.strike(gone)
    session.say(session.words.done.struck)
    return '/keys'
  },
  async heads(_session, desk, form) {
    const keys = listed(form)
    await desk.act({ action: 'heads', detail: printsOf(keys) }, () => acceptHeads(desk, keys))
    return '/'
  },
  /** Goes on by itself; the page of that name tells how far it is. */
  async reseal(session, desk) {
    if (session.resealing?.running) return '/reseal'
    const progress = { cases: 0, total: 0, texts: 0, failed: [] }
    session.resealing = { ...progress, running: true }
    desk
      .act({ action: 'reseal' }, () =>
        resealCases(desk, (so) => {
          session.resealing = { ...so, running: true }
          session.touch()
        }),
      )
      .catch((error) => session.complain(sentenceOf(error, session.words)))
      .finally(() => {
        session.resealing = { ...(session.resealing ?? progress), running: false }
      })
    return '/reseal'
  },
}

const listed = (form: Form) => text(form, 'keys').split(' ').filter(Boolean)
