import { rm } from 'node:fs/promises'
import { attachmentsOf, caseFolder, saveAttachments } from '../cases/attachments.ts'
import { openCase } from '../cases/case.ts'
import { setClosed } from '../cases/closing.ts'
import { askDeletion, keepCase } from '../cases/deletion.ts'
import { plainName } from '../cases/name.ts'
import { writeNote } from '../cases/notes.ts'
import { isStatus, reply } from '../cases/reply.ts'
import type { Desk } from '../desk.ts'
import { DeskError } from '../deskError.ts'
import { exportCase, exportDetail } from '../exports/folder.ts'
import { assertPassphrase } from '../keys/passphrase.ts'
import type { Seal } from '../sealedFile.ts'
import { openSaved, text } from './actions.ts'
import type { Draft, Session } from './session.ts'

interface CaseAction {
  session: Session
  desk: Desk
  /** The case by its whole name, and as people call it. */
  whole: string
  name: string
  form: URLSearchParams
}

/** What can be done with a case. Each returns the path to go to. */
export const caseActions: Record<string, (given: CaseAction) => Promise<string>> = {
  async reply({ session, desk, whole, name, form }) {
    const status = text(form, 'status')
    const given = {
      body: text(form, 'body'),
      status: isStatus(status) ? status : undefined,
      turn: Number(form.get('turn')),
    }
    const after = await desk.act({ action: 'reply', case: name, detail: given.status }, () => reply(desk, whole, given))
    forget(session, whole, ['body', 'status'])
    session.sent.set(`${whole}/turn`, given.turn)
    session.say(session.words.done[after](name))
    return `/case/${whole}`
  },
  async note({ session, desk, whole, name, form }) {
    const tags = text(form, 'tags')
      .split(/[,，、;；]/)
      .map((tag) => tag.trim())
    const turn = Number(form.get('note-turn'))
    const given = { body: text(form, 'note'), assign: text(form, 'assign'), tags: [...new Set(tags)].filter(Boolean) }
    await desk.act({ action: 'note', case: name }, async () => {
      const found = await openCase(desk, whole)
      if (turn !== found.notes.next.turn) throw new DeskError('moved')
      const { assign, deputy } = found.notes.handling
      // A deputy stands in for one officer: another who takes the case has none.
      await writeNote(desk, found, { ...given, deputy: assign === given.assign ? deputy : undefined })
    })
    session.found.clear()
    session.glances.clear()
    forget(session, whole, ['note', 'tags', 'assign'])
    session.sent.set(`${whole}/note-turn`, turn)
    session.say(session.words.done.noted)
    return `/case/${whole}`
  },
  async files({ session, desk, whole, name, form }) {
    const folder = caseFolder(desk.folder, name)
    const seal = form.has('plain') ? 'plain' : 'own'
    const saved = await desk.act({ action: 'files', case: name, detail: exportDetail(seal) }, async () => {
      const found = await openCase(desk, whole)
      return attachmentsOf(found).length > 0 ? saveAttachments(desk, found, folder, seal) : []
    })
    session.say(session.words.done.saved(saved.length, folder, seal === 'plain'))
    return `/case/${whole}`
  },
  /** Opens the files of the case that were saved sealed. */
  async unseal({ session, desk, whole, name }) {
    await desk.act({ action: 'unseal', case: name }, () =>
      openSaved(session, desk.folder, caseFolder(desk.folder, name)),
    )
    return `/case/${whole}`
  },
  async export({ session, desk, whole, name, form }) {
    const { done } = session.words
    const seal = await sealOf(form)
    const [pdf, notes] = [form.has('pdf'), form.has('notes')]
    await desk.act({ action: 'export', case: name, detail: exportDetail(seal) }, async () => {
      const { place, printed, missing } = await exportCase(desk, await openCase(desk, whole), { seal, pdf, notes })
      session.say(done.exported[typeof seal === 'string' ? seal : 'passphrase'](place))
      if (missing.length > 0) session.complain(done.missingFiles(missing.join(session.words.comma)))
      if (pdf && !printed) session.say(done.noChromium('case.html'))
    })
    if (typeof seal !== 'string') session.used()
    forget(session, whole, ['seal', 'pdf', 'notes'])
    return `/case/${whole}`
  },
  close: (given) => change(given, true),
  reopen: (given) => change(given, false),
  /** Asks for deletion, or agrees with a colleague who has. */
  async delete({ session, desk, whole, name, form }) {
    if (plainName(text(form, 'confirm')) !== plainName(name)) throw new DeskError('notConfirmed')
    const isSecond = form.has('second')
    const action = isSecond ? 'delete' : 'delete-ask'
    const deleted = await desk.act({ action, case: name }, () => askDeletion(desk, whole, isSecond))
    if (!deleted) {
      session.say(session.words.done.deletionAsked(name))
      return `/case/${whole}`
    }
    await rm(caseFolder(desk.folder, name), { recursive: true, force: true })
    session.drafts.delete(whole)
    session.say(session.words.done.deleted(name))
    return '/'
  },
  async keep({ session, desk, whole, name }) {
    await desk.act({ action: 'keep', case: name }, () => keepCase(desk, whole))
    session.say(session.words.done.kept(name))
    return `/case/${whole}`
  },
}

/** What a form about a case holds, to be there again when it could not be sent. */
export const draftOf = (form: URLSearchParams): Draft => {
  const ticks = form.has('seal') ? ['pdf', 'notes'] : [] // a form has no field for what is not ticked
  const fields = ['body', 'status', 'note', 'tags', 'assign', 'seal'].filter((name) => form.has(name))
  return Object.fromEntries([...fields, ...ticks].map((name) => [name, text(form, name)]))
}

/** Whether a form is one that was sent already: a draft of it that comes late, or from a page gone back to, is none. */
export const isSent = ({ sent }: Session, whole: string, form: URLSearchParams): boolean =>
  ['turn', 'note-turn'].some((name) => form.has(name) && Number(form.get(name)) <= (sent.get(`${whole}/${name}`) ?? 0))

function forget({ drafts }: Session, whole: string, fields: readonly string[]): void {
  const rest = Object.entries(drafts.get(whole) ?? {}).filter(([field]) => !fields.includes(field))
  drafts.set(whole, Object.fromEntries(rest))
}

async function sealOf(form: URLSearchParams): Promise<Seal> {
  const [chosen, passphrase] = [text(form, 'seal'), text(form, 'passphrase')]
  if (chosen === 'passphrase') return { passphrase: await assertPassphrase(passphrase) }
  if (passphrase !== '') throw new DeskError('passphraseUnused')
  return chosen === 'plain' ? 'plain' : 'own'
}

async function change({ session, desk, whole, name }: CaseAction, closed: boolean): Promise<string> {
  await desk.act({ action: closed ? 'close' : 'reopen', case: name }, () => setClosed(desk, whole, closed))
  session.found.clear()
  session.glances.clear()
  session.say(closed ? session.words.done.closed(name) : session.words.done.reopened(name))
  return `/case/${whole}`
}
