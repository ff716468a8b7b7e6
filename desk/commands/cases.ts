import { readFile, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { attachmentsOf, caseFolder, saveAttachments } from '../cases/attachments.ts'
import { type Chosen, chooseCase } from '../cases/find.ts'
import { listCases } from '../cases/list.ts'
import { holdTyped, plainName } from '../cases/name.ts'
import { isStatus, reply } from '../cases/reply.ts'
import { openCase } from '../cases/thread.ts'
import type { Desk } from '../desk.ts'
import { exportCase } from '../exports/folder.ts'
import { printPdf } from '../exports/pdf.ts'
import { Fault } from '../fault.ts'
import { lineOf, textOf } from '../views/text.ts'
import { visibleLine } from '../visible.ts'
import { type Call, enter, warnOf } from './call.ts'

/** Unlocks and finds the case behind a command. @throws Fault `shortCase` before the passphrase is asked for. */
async function enterCase(call: Call): Promise<{ desk: Desk } & Chosen> {
  const typed = holdTyped(call.given[0] ?? '')
  const desk = await enter(call)
  return { desk, ...(await chooseCase(desk, typed)) }
}

export async function list(call: Call): Promise<void> {
  const desk = await enter(call)
  const { words, terminal } = call
  warnOf(desk, call)
  const cases = await desk.act({ action: 'list' }, () => listCases(desk))
  if (cases.length === 0) return terminal.say(words.list.none)
  const closed = cases.filter((found) => found.closed !== null).length
  terminal.say(words.list.count(cases.length - closed, closed))
  for (const found of cases) terminal.say(lineOf(found, words))
  const unopened = cases.filter((found) => found.closed === null && !found.seen).length
  if (unopened > 0) terminal.say(words.list.more(unopened))
}

export async function open(call: Call): Promise<void> {
  const { desk, lookup, name } = await enterCase(call)
  warnOf(desk, call)
  const found = await desk.act({ action: 'open', case: name }, () => openCase(desk, lookup))
  call.terminal.say(textOf(found, call.words))
}

export async function answer(call: Call): Promise<void> {
  const { options, words, terminal } = call
  const status = options.status
  if (status !== undefined && !isStatus(status)) throw new Fault('badStatus', status)
  // The passphrase comes first: an answer that is typed ends the terminal's input.
  const { desk, lookup, name } = await enterCase(call)
  const body = await bodyOf(call)
  const after = await desk.act({ action: 'reply', case: name, detail: status }, () =>
    reply(desk, lookup, { body, status }),
  )
  terminal.say(words.done[after](name))
}

/** `--text`, `--file`, or the standard input; a status alone needs none. */
async function bodyOf({ options: { text, file, status }, terminal, words }: Call): Promise<string> {
  if (text !== undefined) return text
  if (file === undefined && status !== undefined) return ''
  if (file === undefined || file === '-') return terminal.input(words.ask.body)
  return readFile(file, 'utf8').catch(() => {
    throw new Fault('unreadableFile', file)
  })
}

export async function files(call: Call): Promise<void> {
  const { desk, lookup, name } = await enterCase(call)
  const folder = caseFolder(desk.folder, name)
  const saved = await desk.act({ action: 'files', case: name }, async () => {
    const found = await openCase(desk, lookup)
    return attachmentsOf(found).length > 0 ? saveAttachments(desk, found, folder) : []
  })
  if (saved.length === 0) return call.terminal.say(call.words.case.noFiles)
  call.terminal.say(call.words.done.saved(saved.length, place(folder)))
  for (const file of saved) call.terminal.say(`  ${file.saved}  ${visibleLine(file.name)}`)
}

export async function exportOne(call: Call): Promise<void> {
  const { options, words, terminal } = call
  const { desk, lookup, name } = await enterCase(call)
  await desk.act({ action: 'export', case: name, detail: options.pdf ? 'pdf' : 'folder' }, async () => {
    const folder = await exportCase(desk, lookup, options.to)
    terminal.say(words.done.exported(place(folder)))
    if (!options.pdf) return
    const document = join(folder, 'case.html')
    const pdf = await printPdf(document)
    terminal.say(pdf ? words.done.pdf(place(pdf)) : words.done.noChromium(document))
  })
}

export const close = (call: Call) => setClosed(call, true)
export const reopen = (call: Call) => setClosed(call, false)

async function setClosed(call: Call, closed: boolean): Promise<void> {
  const { done } = call.words
  const { desk, lookup, name, closed: before } = await enterCase(call)
  // Closing again would begin the time of storage anew.
  if (before === closed) return call.terminal.say(closed ? done.alreadyClosed(name) : done.alreadyOpen(name))
  await desk.act({ action: closed ? 'close' : 'reopen', case: name }, () => desk.ask('close', { lookup, closed }))
  call.terminal.say(closed ? done.closed(name) : done.reopened(name))
}

export async function remove(call: Call): Promise<void> {
  const { options, words, terminal } = call
  const { desk, lookup, name } = await enterCase(call)
  const typed = options.confirm ?? (await terminal.ask(words.ask.confirmDelete(name)))
  await deleteCase(desk, { lookup, name }, typed)
  terminal.say(words.done.deleted(name))
}

/** Deletes a closed case on the server and what the desk saved of it. @throws Fault `notConfirmed`, or of the client. */
export async function deleteCase(desk: Desk, { lookup, name }: { lookup: string; name: string }, typed: string) {
  if (plainName(typed) !== plainName(name)) throw new Fault('notConfirmed')
  await desk.act({ action: 'delete', case: name }, async () => {
    await desk.ask('delete', { lookup })
    await rm(caseFolder(desk.folder, name), { recursive: true, force: true })
  })
}

/** A path as it is shortest from here. */
const place = (path: string) => {
  const short = relative(process.cwd(), path)
  return short.startsWith('..') ? path : short
}
