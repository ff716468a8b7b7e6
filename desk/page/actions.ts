import { join } from 'node:path'
import { langOf } from '#contract/paths.ts'
import { attachmentsOf, caseFolder, saveAttachments } from '../cases/attachments.ts'
import { isStatus, reply } from '../cases/reply.ts'
import { openCase } from '../cases/thread.ts'
import type { Call } from '../commands/call.ts'
import { deleteCase } from '../commands/cases.ts'
import type { Desk } from '../desk.ts'
import { exportCase } from '../exports/folder.ts'
import { printPdf } from '../exports/pdf.ts'
import { Fault } from '../fault.ts'
import { holdPassphrase } from '../keys/locked.ts'
import { createRing, keyFile, readIdentity } from '../keys/ring.ts'
import { keepSettings, serverOf } from '../settings.ts'
import { trustNote } from '../trust.ts'
import { linesOf } from '../views/keys.ts'
import type { Session } from './session.ts'

type Form = URLSearchParams
const text = (form: Form, name: string) => form.get(name) ?? ''

/** What a locked page takes. Each returns the path to go to. */
export const entrance: Record<string, (session: Session, form: Form, call: Call) => Promise<string>> = {
  async unlock(session, form) {
    await session.unlock(text(form, 'passphrase'), text(form, 'server'))
    const next = text(form, 'next')
    return /^\/(case\/[\w-]{43}|keys|digest|log)?$/.test(next) ? next : '/'
  },
  async setup(session, form, { folder, log, work }) {
    await keepSettings(folder, { server: serverOf(text(form, 'server')) })
    const passphrase = holdPassphrase(text(form, 'passphrase'))
    if (text(form, 'repeat') !== passphrase) throw new Fault('passphraseDiffers')
    const from = text(form, 'import').trim()
    const ring = await createRing(folder, passphrase, from ? await readIdentity(from) : undefined, work)
    await log.add({ action: from ? 'key-import' : 'key-new', detail: ring[0].recipient })
    const { keys, unlock } = session.words
    session.say(from ? keys.imported(from, keyFile(folder)) : keys.made(keyFile(folder)))
    session.say(linesOf(ring, undefined, session.words))
    if (from) session.say(keys.deleteOriginal(from))
    await session.enter(ring).catch((error) => {
      if (!(error instanceof Fault) || error.reason !== 'keyUnknown') throw error
      session.say(unlock.waiting)
    })
    return '/'
  },
  async lang(session, form) {
    await session.speak(langOf(text(form, 'lang')))
    return session.path
  },
  async lock(session) {
    await session.lock()
    session.say(session.words.unlock.locked)
    return '/'
  },
}

/** Confirms the keys that were on the page, if they are still the ones in question. */
export async function confirmKeys(session: Session, desk: Desk, form: Form): Promise<string> {
  if (text(form, 'keys') !== desk.unconfirmed.map(({ key }) => key).join(' ')) throw new Fault('badRequest')
  await desk.act(trustNote(desk), () => desk.trust())
  session.say(session.words.done.trusted)
  return '/keys'
}

interface CaseAction {
  session: Session
  desk: Desk
  lookup: string
  name: string
  form: Form
}

/** What can be done with a case. Each returns the path to go to. */
export const caseActions: Record<string, (given: CaseAction) => Promise<string>> = {
  async reply({ session, desk, lookup, name, form }) {
    const draft = draftOf(form)
    session.drafts.set(lookup, draft)
    const status = isStatus(draft.status) ? draft.status : undefined
    const turn = Number(form.get('turn'))
    const after = await desk.act({ action: 'reply', case: name, detail: status }, () =>
      reply(desk, lookup, { body: draft.body, status, turn }),
    )
    session.drafts.delete(lookup)
    session.say(session.words.done[after](name))
    return `/case/${lookup}`
  },
  async files({ session, desk, lookup, name }) {
    const folder = caseFolder(desk.folder, name)
    const saved = await desk.act({ action: 'files', case: name }, async () => {
      const found = await openCase(desk, lookup)
      return attachmentsOf(found).length > 0 ? saveAttachments(desk, found, folder) : []
    })
    session.say(session.words.done.saved(saved.length, folder))
    return `/case/${lookup}`
  },
  export: (given) => exported(given, false),
  pdf: (given) => exported(given, true),
  close: (given) => setClosed(given, true),
  reopen: (given) => setClosed(given, false),
  async delete({ session, desk, lookup, name, form }) {
    await deleteCase(desk, { lookup, name }, text(form, 'confirm'))
    session.drafts.delete(lookup)
    session.say(session.words.done.deleted(name))
    return '/'
  },
}

export const draftOf = (form: Form) => ({ body: text(form, 'body'), status: text(form, 'status') })

async function exported({ session, desk, lookup, name }: CaseAction, pdf: boolean): Promise<string> {
  const { done } = session.words
  await desk.act({ action: 'export', case: name, detail: pdf ? 'pdf' : 'folder' }, async () => {
    const folder = await exportCase(desk, lookup)
    session.say(done.exported(folder))
    if (!pdf) return
    const document = join(folder, 'case.html')
    const made = await printPdf(document)
    session.say(made ? done.pdf(made) : done.noChromium(document))
  })
  return `/case/${lookup}`
}

async function setClosed({ session, desk, lookup, name }: CaseAction, closed: boolean): Promise<string> {
  await desk.act({ action: closed ? 'close' : 'reopen', case: name }, () => desk.ask('close', { lookup, closed }))
  session.say(closed ? session.words.done.closed(name) : session.words.done.reopened(name))
  return `/case/${lookup}`
}
