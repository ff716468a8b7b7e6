import { openCase } from '../cases/case.ts'
import { allCases, type ListedCase, listCases } from '../cases/list.ts'
import { caseName, findCase, holdTyped } from '../cases/name.ts'
import { noteReading } from '../cases/reading.ts'
import { type Progress, resealCases } from '../cases/reseal.ts'
import type { Desk } from '../desk.ts'
import { exportCase, exportDetail } from '../exports/folder.ts'
import { Fault } from '../fault.ts'
import { asksPassphrase, type Seal, unsealFile } from '../sealedFile.ts'
import { alarmsText, handlingText, headFaultText, memoryFaultText, seenText } from '../views/list.ts'
import { markText } from '../views/mark.ts'
import { resealText } from '../views/reseal.ts'
import { visibleLine } from '../visible.ts'
import { askNewPassphrase, askPassphrase, type Call, enter, unlock } from './call.ts'

export async function list(call: Call): Promise<void> {
  const { words, terminal, options } = call
  const typed = options.page ?? '1'
  if (!/^[1-9]\d{0,3}$/.test(typed)) throw new Fault('usage', `--page=${typed}`)
  const desk = await enter(call)
  const listing = await desk.act({ action: 'list' }, () => listCases(desk, { page: Number(typed) }))
  for (const fault of listing.headFaults) terminal.complain(headFaultText(fault, desk, words))
  for (const fault of listing.memoryFaults) terminal.complain(memoryFaultText(fault, words))
  const { retention } = listing
  if (retention) terminal.complain(words.memory.retention(retention.days, retention.before))
  if (listing.cases.length === 0) return terminal.say(words.list.none)
  terminal.say(words.list.count(listing.open, listing.closed))
  for (const found of listing.cases) terminal.say(lineOf(found, desk, call))
  if (listing.pages > 1) terminal.say(words.list.page(listing.page, listing.pages))
}

function lineOf(found: ListedCase, desk: Desk, { words }: Call): string {
  const { name, day, marks, waiting } = found
  const { status, subject } = seenText(found, words)
  const lines = [
    [name, day, status, waiting && words.list.waiting, visibleLine(subject)],
    ['', words.pair(words.list.acknowledge, markText(marks.acknowledge, words))],
    ['', words.pair(words.list.feedback, markText(marks.feedback, words))],
    ...alarmsText(found, words).map((text) => ['', text]),
    ['', handlingText(found, desk, words)],
  ]
  return `\n${lines
    .filter((line) => line.some(Boolean))
    .map((line) => line.filter((part) => part !== false).join('  '))
    .join('\n')}`
}

/** One case into a sealed file; `--passphrase` seals it for somebody else, `--plain` writes a folder, `--pdf` prints it as well. */
export async function exportOne(call: Call): Promise<void> {
  const { options, words, terminal, given } = call
  const typed = holdTyped(given[0] ?? '')
  const desk = await enter(call)
  const seal = await sealOf(call)
  const { case: whole } = findCase((await allCases(desk)).cases, typed)
  const name = caseName(whole)
  const pdf = options.pdf ?? false
  await desk.act({ action: 'export', case: name, detail: exportDetail(seal) }, async () => {
    const found = await noteReading(desk, await openCase(desk, whole))
    const { place, printed } = await exportCase(desk, found, { to: options.to, seal, pdf })
    terminal.say(words.done.exported(place, seal === 'plain'))
    if (pdf && !printed) terminal.say(words.done.noChromium('case.html'))
  })
}

async function sealOf(call: Call): Promise<Seal> {
  if (call.options.plain) return 'plain'
  if (!call.options.passphrase) return 'own'
  return { passphrase: await askNewPassphrase(call, 'DESK_NEW_PASSPHRASE_FILE'), work: call.work }
}

/** Opens a file that the desk has sealed on this machine, beside it or at `--to`. */
export async function unseal(call: Call): Promise<void> {
  const { given, options, words, terminal, log } = call
  const [file = ''] = given
  if (file === '') throw new Fault('usage', 'unseal')
  const by = (await asksPassphrase(file))
    ? await askPassphrase(call, words.ask.passphrase, 'DESK_NEW_PASSPHRASE_FILE')
    : (await unlock(call)).ring
  await log.add({ action: 'unseal' })
  terminal.say(words.done.unsealed(await unsealFile(file, by, options.to)))
}

/** Seals all cases to the officers that the channel has now. */
export const reseal = (call: Call) => sealing(call, 'reseal')
/** Signs, as second person, what a colleague sealed again. */
export const confirm = (call: Call) => sealing(call, 'confirm')

async function sealing(call: Call, action: 'reseal' | 'confirm'): Promise<number> {
  const { words, terminal } = call
  const desk = await enter(call)
  const { unconfirmed } = desk.circle
  if (unconfirmed.length > 0) terminal.complain(words.page.unconfirmed(unconfirmed.length))
  const tell = ({ cases, total }: Progress) => terminal.say(words.reseal.progress(cases, total))
  const done = await desk.act({ action }, () => resealCases(desk, tell, { sealing: action === 'reseal' }))
  const { said, failed } = resealText(done, words)
  for (const line of said) terminal.say(line)
  if (failed) terminal.complain(failed)
  return failed ? 1 : 0
}
