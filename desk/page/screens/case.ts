import { addDays } from '#contract/day.ts'
import { graceDays, type Mark, type Marks } from '#contract/deadlines.ts'
import { attachmentsOf, caseFolder } from '../../cases/attachments.ts'
import { type Case, openCase } from '../../cases/case.ts'
import { caseName } from '../../cases/name.ts'
import { markRead } from '../../cases/news.ts'
import { noteReading } from '../../cases/reading.ts'
import { isUnanswerable } from '../../cases/reply.ts'
import type { Desk } from '../../desk.ts'
import { DeskError, sentenceOf } from '../../deskError.ts'
import { hasSealed } from '../../unsealing.ts'
import { factsOf, filesView, reportView, threadView } from '../../views/case.ts'
import { type Html, html } from '../../views/html.ts'
import { deletionText, memoryFaultText, standInText } from '../../views/list.ts'
import { markView } from '../../views/mark.ts'
import { notesView } from '../../views/notes.ts'
import { visibleLine } from '../../visible.ts'
import type { Words } from '../../words/zh.ts'
import { form, type Screen } from '../layout.ts'
import type { Session } from '../session.ts'
import { answerForm, exportForm, noteForm, tick } from './forms.ts'

/** One case: the report, its files, the messages, the answer, notes among officers, and what else can be done with it. */
export async function caseScreen(session: Session, desk: Desk, base: string, whole: string): Promise<Screen> {
  const { words } = session
  const name = caseName(whole)
  const found = await desk.act({ action: 'open', case: name }, async () => {
    const opened = await openCase(desk, whole)
    return noteReading(desk, opened).catch((error) => {
      if (!(error instanceof DeskError)) throw error
      session.complain(words.notes.unwritten(sentenceOf(error, words)))
      return opened
    })
  })
  await markRead(desk, [whole])
  const here = `${base}/case/${whole}`
  const button = (action: string, label: string) => form(session, `${here}/${action}`, html`<button>${label}</button>`)
  const files = attachmentsOf(found).length > 0
  const isMute = await isUnanswerable(found)
  const content = html`<p><a href="${base}/">${words.page.back}</a></p>
<p class="quiet">${[...factsOf(found, desk, words), ...handlingOf(found, desk, words)].join(' · ')}</p>
${found.marks && limitsView(found.marks, words)}${deletionView(session, desk, found, here)}
${found.memoryFaults.map((fault) => html`<p class="fault" role="alert">${memoryFaultText(fault, words)}</p>`)}${jumps(found, words)}
<h2 id="report">${words.case.report}</h2>${reportView(found, desk, words)}
${'value' in found.report && html`<h2 id="files">${words.case.files}</h2>${filesView(found, words)}`}${files && html`<p class="hint">${words.case.filesNote}</p>${form(session, `${here}/files`, html`${tick('plain', words.case.plain)}<button>${words.case.save}</button>`)}${(await hasSealed(desk.folder, caseFolder(desk.folder, name))) && button('unseal', words.case.openSaved)}`}
<h2 id="thread">${words.case.thread}</h2>${threadView(found, desk, words)}
${!isMute && answerForm(session, desk, found, here)}
<h2 id="notes">${words.notes.title}</h2><p class="hint">${words.notes.about}</p>${notesView(found, desk, words)}${noteForm(session, desk, found, here)}
<h2 id="actions">${words.case.actions}</h2>${exportForm(session, whole, here, await session.proposed())}${(isMute || isUnsigned(found)) && unansweredView(found, words, button)}<div class="delete">${removal(session, desk, found, here)}</div>`
  return { title: words.case.title(name), content, here: 'list' }
}

/** The website alone calls it closed; an answer may not prove it, where a note is not what it should be. */
const isUnsigned = ({ closed, closing }: Case) => closed && !closing?.closed

/** Where nobody can be answered, or an answer would prove nothing, a note closes the case, or opens it again. */
const unansweredView = (
  { closed, closing }: Case,
  words: Words,
  button: (action: string, label: string) => Html,
): Html =>
  html`<div class="actions">${closed && button('reopen', words.case.reopen)}${
    (!closed || !closing?.closed) && button('close', words.case.close)
  }</div>`

/** A case is long: its parts are one press away. */
function jumps(found: Case, { case: words, notes }: Words): Html {
  const isOpen = 'value' in found.report // of one that is not, nobody knows the files, nor to whom an answer would be sealed
  const parts: [id: string, label: string | false][] = [
    ['report', words.report],
    ['files', isOpen && words.files],
    ['thread', words.thread],
    ['answer', isOpen && words.reply],
    ['notes', notes.title],
    ['actions', words.actions],
  ]
  return html`<nav class="jumps" aria-label="${words.parts}">${parts.map(([id, label]) => label && html`<a href="#${id}">${label}</a>`)}</nav>`
}

function handlingOf({ notes }: Case, desk: Desk, words: Words): string[] {
  const { assign, tags } = notes.handling
  const standIn = standInText(notes.handling, desk, words)
  return [
    ...(assign ? [words.notes.assigned(desk.who(assign))] : []),
    ...(standIn ? [standIn] : []),
    ...(tags.length > 0 ? [words.pair(words.notes.tags, tags.map(visibleLine).join(words.comma))] : []),
  ]
}

/** The time limits of an open case; of a closed one they stand in the list. */
function limitsView(marks: Marks, words: Words): Html {
  const line = (name: string, mark: Mark) => html`<li>${words.pair(name, '')}${markView(mark, words)}</li>`
  return html`<ul class="limits">${line(words.list.acknowledge, marks.acknowledge)}${line(words.list.feedback, marks.feedback)}</ul><p class="hint">${words.marks.about}</p>`
}

function deletionView(session: Session, desk: Desk, { deletion }: Case, here: string): Html | false {
  const { words } = session
  if (!deletion) return false
  const said = deletionText(deletion, desk, words)
  const text = deletion.isStale ? said : words.sentences(said, words.case.deletionDue(addDays(deletion.day, graceDays)))
  return html`<div class="fault" role="status"><p>${text}</p>${form(session, `${here}/keep`, html`<button>${words.case.keep}</button>`)}</div>`
}

/** One officer asks, another agrees; what oneself has asked for can only be taken back. */
function removal(session: Session, desk: Desk, { closed, deletion, name }: Case, here: string): Html {
  const { words } = session
  if (!closed) return html`<p class="quiet">${words.case.deleteOpen}</p>`
  if (deletion?.isStale || (deletion && desk.ring.some(({ verifyKey }) => verifyKey === deletion.key))) return html``
  const label = deletion ? words.case.deleteToo : words.case.delete
  const hint = deletion ? words.case.deleteTooHint(name) : words.case.deleteHint(name)
  return form(
    session,
    `${here}/delete`,
    html`${deletion && html`<input type="hidden" name="second" value="yes">`}<label for="confirm">${label}</label><p class="hint" id="confirm-hint">${hint}</p><input id="confirm" name="confirm" autocomplete="off" required aria-describedby="confirm-hint"><button class="danger">${label}</button>`,
  )
}
