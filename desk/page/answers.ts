import { dayInChina } from '#contract/day.ts'
import { isKey64 } from '#sealing/keys.ts'
import { watchChannel } from '../cases/list.ts'
import { caseName } from '../cases/name.ts'
import { deletionFault } from '../cases/news.ts'
import type { Call } from '../commands/call.ts'
import { DeskError } from '../deskError.ts'
import { readSettings } from '../settings.ts'
import { html } from '../views/html.ts'
import { deskActions, entrance, ownActions } from './actions.ts'
import { caseActions, draftOf, isSent } from './caseActions.ts'
import type { Screen } from './layout.ts'
import { caseScreen } from './screens/case.ts'
import { digestScreen } from './screens/digest.ts'
import { keysScreen } from './screens/keys.ts'
import { logScreen } from './screens/log.ts'
import { movedScreen } from './screens/moved.ts'
import { recoveryScreen } from './screens/recovery.ts'
import { resealScreen } from './screens/reseal.ts'
import { startScreen } from './screens/start.ts'
import { unlockScreen } from './screens/unlock.ts'
import { unplacedScreen } from './screens/unplaced.ts'
import type { Session } from './session.ts'

/** Where a page is answered: whose session, under which address. */
interface Place {
  session: Session
  call: Call
  base: string
}

/** A record's own entry; what objects inherit is none. */
const own = <T>(record: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined

/** The screen of an address. @throws DeskError */
export async function show({ session, call, base }: Place, path: string, query: URLSearchParams): Promise<Screen> {
  session.path = path
  const { ring } = session
  if (!ring) {
    const { server } = await readSettings(call.folder)
    return unlockScreen(session, base, call.folder, server, path, await session.proposed())
  }
  session.touch()
  if (await call.log.isMoved()) {
    return movedScreen(session, base, (await readSettings(call.folder)).server)
  }
  if (path === '/log') return logScreen(session, call, base, query.get('print') ?? '')
  if (path === '/recovery') return recoveryScreen(session, base)
  if (path === '/reseal') return resealScreen(session, base)
  await session.refresh() // the website may name other keys by now
  if (path === '/') return startScreen(session, call, base, Number(query.get('page') ?? 1))
  const { server } = await readSettings(call.folder)
  if (path === '/keys')
    return keysScreen(session, { ring, base, folder: call.folder, server, today: dayInChina(call.now()) })
  const { desk, trouble, words } = session
  if (!desk) {
    const unplaced = unplacedScreen(session, base)
    if (unplaced) return unplaced
    throw trouble ?? new DeskError('locked')
  }
  const [whole] = path.match(/(?<=^\/case\/)[\w-]{43}$/) ?? []
  if (whole && isKey64(whole)) return caseScreen(session, desk, base, whole)
  if (path === '/digest') return digestScreen(session, desk, base, query.get('year') ?? '')
  return { title: words.page.notFound, content: html`<p><a href="${base}/">${words.page.back}</a></p>`, status: 404 }
}

/** Does what a form asks and returns where to go, or what to show once; `undefined` for a draft, which goes nowhere. */
export async function act(
  { session, call, base }: Place,
  path: string,
  form: URLSearchParams,
): Promise<string | Screen | undefined> {
  const [, whole = '', action = ''] = path.match(/^\/case\/([\w-]{43})\/(\w+)$/) ?? []
  const name = path.slice(1)
  const enter = own(entrance, name)
  if (enter) return enter(session, form, call)
  const isLate = action === 'draft' && isSent(session, whole, form)
  if (whole && isKey64(whole) && !isLate) session.drafts.set(whole, { ...session.drafts.get(whole), ...draftOf(form) })
  if (session.ring) session.touch()
  if (action === 'draft') return undefined
  if (!session.ring) throw new DeskError('locked')
  const deed = own(ownActions, name)
  if (deed) return deed(session, form, call)
  if (!session.desk) await session.refresh()
  const { desk, trouble } = session
  if (!desk) throw trouble ?? new DeskError('locked')
  const deskDeed = own(deskActions, name)
  if (deskDeed) return deskDeed(session, desk, form, base, call)
  const caseDeed = own(caseActions, action)
  if (!caseDeed || !isKey64(whole)) throw new DeskError('badRequest')
  return caseDeed({ session, desk, whole, name: caseName(whole), form })
}

/** A case that the website has no more: who deleted it, where that is known. */
export async function explained({ session }: Place, error: unknown, path: string): Promise<unknown> {
  const [whole] = path.match(/(?<=^\/case\/)[\w-]{43}/) ?? []
  const isGone = error instanceof DeskError && error.reason === 'refused' && error.values[1] === '404'
  const { desk } = session
  if (!isGone || !whole || !desk) return error
  // What the website says of it is proved first.
  const look = async () => {
    await watchChannel(desk)
    return deletionFault(desk, whole)
  }
  return (await look().catch(() => undefined)) ?? error
}
