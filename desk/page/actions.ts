import { langOf } from '#contract/paths.ts'
import { nameDeputy } from '../cases/deputy.ts'
import { namesThere } from '../cases/list.ts'
import { caseName } from '../cases/name.ts'
import { markRead } from '../cases/news.ts'
import { acceptCases } from '../cases/remember.ts'
import { begun, type Progress, resealCases } from '../cases/reseal.ts'
import { acceptRetention } from '../cases/retention.ts'
import type { Call } from '../commands/call.ts'
import type { Desk } from '../desk.ts'
import { Fault, sentenceOf } from '../fault.ts'
import { rootOf } from '../keyList.ts'
import { firstKey } from '../keys/first.ts'
import { holdPassphrase } from '../keys/passphrase.ts'
import { keyFile, newKeys } from '../keys/ring.ts'
import { beginAnew } from '../log/beginAnew.ts'
import { acceptHeads } from '../log/heads.ts'
import { asksPassphrase, unsealFile } from '../sealedFile.ts'
import { keepSettings, serverOf } from '../settings.ts'
import { printsOf } from '../trust.ts'
import type { Screen } from './layout.ts'
import { recoveryPaper } from './screens/recovery.ts'
import { searchScreen } from './screens/search.ts'
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
    const website = { server: serverOf(text(form, 'server')), ...(root !== '' && { root: rootOf(root) }) }
    const passphrase = await holdPassphrase(text(form, 'passphrase'), [session.typed])
    if (text(form, 'repeat') !== passphrase) throw new Fault('passphraseDiffers')
    await keepSettings(folder, website)
    const from = text(form, 'import').trim()
    const ring = await firstKey({ folder, log, work }, passphrase, from)
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
  /** Begins the log anew, with a sentence why, and a memory of cases that is not whole. */
  async begin(session, form, call) {
    const { ring } = session
    if (!ring) throw new Fault('locked')
    await beginAnew(call, ring, text(form, 'why'))
    session.say(session.words.log.begun)
    return '/log'
  },
  /** Opens a file that was sealed on this machine. */
  async unseal(session, form, { log }) {
    const file = text(form, 'file').trim()
    const by = (await asksPassphrase(file)) ? text(form, 'passphrase') : session.ring
    if (!by) throw new Fault('locked')
    await log.add({ action: 'unseal' })
    session.say(session.words.done.unsealed(await unsealFile(file, by)))
    return '/keys'
  },
  async recovery(session, _form, { log }) {
    const keys = await newKeys()
    await log.add({ action: 'key-recovery', detail: keys.recipient })
    return recoveryPaper(session, keys)
  },
}

/** What is done with keys and logs. `keys` holds those that were on the page. */
export const deskActions: Record<
  string,
  (session: Session, desk: Desk, form: Form, base: string) => Promise<string | Screen>
> = {
  async confirm(session, desk, form) {
    const keys = listed(form)
    if (keys.join(' ') !== desk.circle.unconfirmed.map(({ key }) => key).join(' ')) throw new Fault('badRequest')
    const names = keys.map((key) => [key, text(form, `name-${key}`).trim().slice(0, 40)] as const)
    await desk.confirm(keys, Object.fromEntries(names.filter(([, name]) => name !== '')))
    session.glances.clear() // who is a stranger has changed
    session.say(session.words.done.trusted)
    return '/keys'
  },
  async strike(session, desk, form) {
    const gone = listed(form).filter((key) => desk.circle.gone.includes(key))
    await desk.strike(gone)
    session.glances.clear()
    session.say(session.words.done.struck)
    return '/keys'
  },
  async heads(_session, desk, form) {
    const keys = listed(form)
    await desk.act({ action: 'heads', detail: printsOf(keys) }, () => acceptHeads(desk, keys))
    return '/'
  },
  /** A colleague stands in for this officer, from one day to another; nobody takes it back. */
  async deputy(session, desk, form) {
    const [key, from, until] = ['deputy', 'from', 'until'].map((name) => text(form, name)) as [string, string, string]
    const named = key === '' ? undefined : { key, from, until }
    const detail = named ? `${desk.who(key)} ${from} – ${until}` : 'nobody'
    const count = await desk.act({ action: 'deputy', detail }, () => nameDeputy(desk, named))
    session.glances.clear()
    session.found.clear()
    session.say(
      named
        ? session.words.done.deputy({ who: desk.who(key), from, until, count })
        : session.words.done.noDeputy(count),
    )
    return '/'
  },
  search: (session, desk, form, base) => searchScreen(session, desk, base, text(form, 'words')),
  reseal: (session, desk) => resealing(session, desk, 'reseal'),
  /** Signs what a colleague sealed again. */
  second: (session, desk) => resealing(session, desk, 'confirm'),
  /** Cases that differ from what was seen are remembered as they are. */
  async cases(session, desk, form) {
    const names = listed(form)
    const detail = names.map(caseName).join(' ')
    await desk.act({ action: 'cases-accept', detail }, async () => acceptCases(desk, names, await namesThere(desk)))
    session.glances.clear()
    return '/'
  },
  /** That colleagues have deleted cases was seen. */
  async seen(_session, desk, form) {
    await markRead(desk, listed(form))
    return '/'
  },
  async retention(_session, desk, form) {
    const days = Number(text(form, 'days'))
    if (!Number.isSafeInteger(days) || days < 0) throw new Fault('badRequest')
    await desk.act({ action: 'retention', detail: String(days) }, () => acceptRetention(desk, days))
    return '/'
  },
}

/** Goes on by itself; the page `reseal` tells how far it is. */
async function resealing(session: Session, desk: Desk, action: 'reseal' | 'confirm'): Promise<string> {
  if (session.resealing?.running) return '/reseal'
  session.resealing = { ...begun, running: true }
  const tell = (so: Progress) => {
    session.resealing = { ...so, running: true }
    session.touch()
  }
  desk
    .act({ action }, () => resealCases(desk, tell, { sealing: action === 'reseal' }))
    .catch((error) => session.complain(sentenceOf(error, session.words)))
    .finally(() => {
      session.resealing = { ...(session.resealing ?? begun), running: false }
      session.glances.clear()
    })
  return '/reseal'
}

const listed = (form: Form) => text(form, 'keys').split(' ').filter(Boolean)
