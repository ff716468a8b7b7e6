import { langOf } from '#contract/paths.ts'
import { wholeLangOf } from '#contract/wholeLangs.ts'
import { acceptFaults, readFaults } from '../cases/accept.ts'
import { closeAgain } from '../cases/closing.ts'
import { nameDeputy } from '../cases/deputy.ts'
import { caseName } from '../cases/name.ts'
import { markRead } from '../cases/news.ts'
import { acceptRetention } from '../cases/retention.ts'
import type { Call } from '../commands/call.ts'
import type { Desk } from '../desk.ts'
import { DeskError, sentenceOf } from '../deskError.ts'
import { savePoster } from '../exports/poster.ts'
import { keyLinesOf, lineIn } from '../keyLines.ts'
import { rootOf } from '../keyList.ts'
import { firstKey } from '../keys/first.ts'
import { assertPassphrase } from '../keys/passphrase.ts'
import { hasKey, keyFile, newKeys } from '../keys/ring.ts'
import { beginAnew } from '../log/beginAnew.ts'
import { reasonOf } from '../log/file.ts'
import { acceptHeads } from '../log/heads.ts'
import { keepSettings, serverOf } from '../settings.ts'
import { printsOf } from '../trust.ts'
import { keepTrusted } from '../trusted.ts'
import { pathOf, unsealAt } from '../unsealing.ts'
import type { Screen } from './layout.ts'
import { resealing } from './resealing.ts'
import { recoveryPaper } from './screens/recovery.ts'
import { searchScreen } from './screens/search.ts'
import type { Session } from './session.ts'

type Form = URLSearchParams
export const text = (form: Form, name: string) => form.get(name) ?? ''

/** The website as it was typed. @throws DeskError `badServer`, `badRoot`. */
function websiteIn(form: Form) {
  const root = text(form, 'root').trim()
  return { server: serverOf(text(form, 'server')), ...(root !== '' && { root: rootOf(root) }) }
}

/** What a locked page takes. Each returns the path to go to. */
export const entrance: Record<string, (session: Session, form: Form, call: Call) => Promise<string>> = {
  async unlock(session, form) {
    await session.unlock(text(form, 'passphrase'))
    const next = text(form, 'next')
    return /^\/(case\/[\w-]{43}|keys|digest|log)?$/.test(next) ? next : '/'
  },
  async setup(session, form, { folder, log, work }) {
    if (hasKey(folder)) throw new DeskError('keyThere', keyFile(folder)) // before anything is changed: anybody may send this to a locked page
    session.typed = text(form, 'server')
    const website = websiteIn(form)
    const passphrase = await assertPassphrase(text(form, 'passphrase'), [session.typed])
    if (text(form, 'repeat') !== passphrase) throw new DeskError('passphraseDiffers')
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
    session.speak(wholeLangOf(langOf(text(form, 'lang'))))
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
  async root({ ring }, form, { folder, log }) {
    if (!ring) throw new DeskError('locked')
    await keepTrusted({ folder, ring, log }, { root: rootOf(text(form, 'root').trim()) })
    return '/'
  },
  /** Where the officer's keys belong to several channels. */
  async channel(session, form, { folder }) {
    const channel = text(form, 'channel')
    if (!session.ownChannels.some(({ id }) => id === channel)) throw new DeskError('badRequest')
    await keepSettings(folder, { channel })
    session.glances.clear()
    return '/'
  },
  /** Begins the log anew, with a sentence why, and a memory of cases that is not whole. */
  async begin(session, form, call) {
    const { ring } = session
    if (!ring) throw new DeskError('locked')
    const isMoved = await call.log.isMoved()
    const why = reasonOf(text(form, 'why'))
    if (form.has('server')) await keepSettings(call.folder, websiteIn(form))
    const isAside = await beginAnew(call, ring, why)
    session.say(session.words.log.begun)
    if (isAside) session.say(session.words.log.begunKeys)
    return isMoved ? '/' : '/log'
  },
  /** Opens what was sealed on this machine, a file or all of a folder. */
  async unseal(session, form, { log, folder }) {
    const path = pathOf(text(form, 'file'))
    await log.add({ action: 'unseal' })
    await openSaved(session, folder, path, text(form, 'passphrase'))
    return '/keys'
  },
  async recovery(session, _form, { log }) {
    const keys = await newKeys()
    await log.add({ action: 'key-recovery', detail: keys.recipient })
    return recoveryPaper(session, keys)
  },
}

/** Opens sealed files beside themselves and says so; of those that do not open, why. */
export async function openSaved(session: Session, folder: string, path: string, passphrase = ''): Promise<void> {
  const { ring } = session
  if (!ring) throw new DeskError('locked')
  const opening = { ring: async () => ring, passphrase: async () => passphrase }
  const { places, failures } = await unsealAt(folder, path, opening)
  if (places.length > 0) session.say(session.words.done.unsealed(places))
  for (const failure of failures) session.complain(sentenceOf(failure, session.words))
}

/** What is done with keys and logs. `keys` and `line` hold those that were on the page. */
export const deskActions: Record<
  string,
  (session: Session, desk: Desk, form: Form, base: string, call: Call) => Promise<string | Screen>
> = {
  async confirm(session, desk, form) {
    const offered = keyLinesOf(desk, desk.circle.unconfirmed)
    const lines = form.getAll('line').map((typed) => lineIn(offered, typed))
    if (lines.length === 0) throw new DeskError('noneCompared')
    const chosen = lines.filter((line) => line !== undefined)
    if (chosen.length < lines.length) throw new DeskError('badRequest')
    const names = chosen.flatMap(({ signing, owner }) => {
      const name = signing && (text(form, `name-${signing}`).trim().slice(0, 40) || owner)
      return name ? [[signing, name]] : []
    })
    const keys = chosen.flatMap((line) => line.keys)
    await desk.confirm(keys, Object.fromEntries(names))
    session.glances.clear() // who is a stranger has changed
    session.say(session.words.done.trusted)
    return '/keys'
  },
  async strike(session, desk, form) {
    const { gone, confirmed } = desk.circle
    const keys = listed(form).filter((key) => gone.includes(key) || confirmed.includes(key))
    if (keys.length === 0) throw new DeskError('badRequest')
    await desk.strike(keys)
    session.glances.clear()
    session.say(session.words.done.struck)
    return '/keys'
  },
  /** A sheet for the wall, in the folder of exports. */
  async poster(session, desk, _form, _base, { fetch }) {
    session.say(session.words.poster.made(await savePoster(desk, fetch)))
    return '/keys'
  },
  /** Keys that were struck off count again: those of one line, with a sentence why. */
  async restore(session, desk, form) {
    const line = lineIn(keyLinesOf(desk, desk.circle.struck), text(form, 'keys'))
    if (!line) throw new DeskError('badRequest')
    await desk.confirm(line.keys, {}, reasonOf(text(form, 'why')))
    session.glances.clear()
    session.say(session.words.done.restored)
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
  second: (session, desk, form) => resealing(session, desk, 'confirm', form.has('asked')),
  /** What was shown to differ from what was seen is remembered as it is. */
  async cases(session, desk, form) {
    const shown = readFaults(listed(form))
    const detail = [...new Set(shown.map((fault) => caseName(fault.case)))].join(' ')
    await desk.act({ action: 'cases-accept', detail }, () => acceptFaults(desk, shown))
    session.glances.clear()
    return '/'
  },
  /** Cases that officers had closed are closed again, where notes behind that do not pass. */
  async again(session, desk, form) {
    const names = listed(form)
    const closed: string[] = []
    await desk.act({ action: 'cases-again', detail: names.map(caseName).join(' ') }, async () => {
      for (const name of names) if (await closeAgain(desk, name)) closed.push(name)
    })
    session.glances.clear()
    session.say(session.words.done.closedAgain(closed.length, names.length - closed.length))
    return '/'
  },
  /** That colleagues have deleted cases was seen. */
  async seen(_session, desk, form) {
    await markRead(desk, listed(form))
    return '/'
  },
  async retention(_session, desk, form) {
    const days = Number(text(form, 'days'))
    if (!Number.isSafeInteger(days) || days < 0) throw new DeskError('badRequest')
    await desk.act({ action: 'retention', detail: String(days) }, () => acceptRetention(desk, days))
    return '/'
  },
}

const listed = (form: Form) => text(form, 'keys').split(' ').filter(Boolean)
