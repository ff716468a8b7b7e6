import { type Mark, marksOf } from '#contract/deadlines.ts'
import { bodyLimit, statuses } from '#sealing/message.ts'
import { attachmentsOf } from '../../cases/attachments.ts'
import { nextTurn } from '../../cases/reply.ts'
import { type Case, openCase } from '../../cases/thread.ts'
import type { Desk } from '../../desk.ts'
import { factsOf, filesView, reportView, threadView } from '../../views/case.ts'
import { type Html, html } from '../../views/html.ts'
import { markView } from '../../views/mark.ts'
import type { Words } from '../../words/index.ts'
import { form, type Screen } from '../layout.ts'
import type { Session } from '../session.ts'

/** One case: the report, its files, the messages, the answer, and what else can be done with it. */
export async function caseScreen(
  session: Session,
  desk: Desk,
  base: string,
  lookup: string,
  name: string,
): Promise<Screen> {
  const { words } = session
  const found = await desk.act({ action: 'open', case: name }, () => openCase(desk, lookup))
  const here = `${base}/case/${lookup}`
  const draft = session.drafts.get(lookup)
  const button = (action: string, label: string) => form(session, `${here}/${action}`, html`<button>${label}</button>`)
  const option = (value: string, label: string) =>
    html`<option value="${value}" ${(draft?.status ?? '') === value && html`selected`}>${label}</option>`
  const answer = html`<h2>${words.case.reply}</h2>${found.closed && html`<p class="notice">${words.case.closedHint}</p>`}${form(
    session,
    `${here}/reply`,
    html`<input type="hidden" name="turn" value="${nextTurn(found)}">
<label for="status">${words.case.replyStatus}</label>
<select id="status" name="status">${option('', words.case.keepStatus)}${statuses.map((status) => option(status, words.statuses[status]))}</select>
<label for="body">${words.case.replyText}</label>
<p class="hint" id="body-hint">${words.case.replyHint(bodyLimit)}</p>
<textarea id="body" name="body" maxlength="${bodyLimit}" aria-describedby="body-hint">${'\n'}${draft?.body}</textarea>
<button class="first">${words.case.send}</button>`,
    html`data-draft="${here}/draft"`,
  )}`
  const remove = found.closed
    ? form(
        session,
        `${here}/delete`,
        html`<label for="confirm">${words.case.delete}</label><p class="hint" id="confirm-hint">${words.case.deleteHint(name)}</p><input id="confirm" name="confirm" autocomplete="off" required aria-describedby="confirm-hint"><button class="danger">${words.case.delete}</button>`,
      )
    : html`<p class="quiet">${words.case.deleteOpen}</p>`
  const files = attachmentsOf(found).length > 0
  const content = html`<p><a href="${base}/">${words.page.back}</a></p>
<p class="quiet">${factsOf(found, words).join(' · ')}</p>
${!found.closed && limitsView(desk, found, words)}
<h2>${words.case.report}</h2>${reportView(found, words)}
<h2>${words.case.files}</h2>${filesView(found, words)}${files && html`<p class="hint">${words.case.filesNote}</p>${button('files', words.case.save)}`}
<h2>${words.case.thread}</h2>${threadView(found, words)}
${found.report.ok && answer}
<h2>${words.case.actions}</h2><div class="actions">${button('export', words.case.export)}${button('pdf', words.case.pdf)}${
    found.closed ? button('reopen', words.case.reopen) : button('close', words.case.close)
  }</div><div class="delete">${remove}</div>`
  return { title: words.case.title(name), content, here: 'list' }
}

/** The time limits of an open case; of a closed one they stand in the list. */
function limitsView(desk: Desk, { day, messages }: Case, words: Words): Html {
  const marks = marksOf({ day, closed: null, messages }, desk.today())
  const line = (name: string, mark: Mark) => html`<li>${words.pair(name, '')}${markView(mark, words)}</li>`
  return html`<ul class="limits">${line(words.list.acknowledge, marks.acknowledge)}${line(words.list.feedback, marks.feedback)}</ul>`
}
