import { bodyLimit, statuses } from '#sealing/message.ts'
import type { Case } from '../../cases/case.ts'
import type { ListedCase } from '../../cases/list.ts'
import type { Desk } from '../../desk.ts'
import { type Html, html } from '../../views/html.ts'
import { standInText } from '../../views/list.ts'
import type { Words } from '../../words/zh.ts'
import { form } from '../layout.ts'
import type { Session } from '../session.ts'

const option = (value: string, label: string, chosen: string | undefined) =>
  html`<option value="${value}" ${(chosen ?? '') === value && html`selected`}>${label}</option>`

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Which of the officer's channels the desk shows. */
export function channelForm(session: Session, base: string): Html {
  const { words, ownChannels, desk } = session
  return form(
    session,
    `${base}/channel`,
    html`<label for="channel">${words.keys.channelLabel}</label>
<select id="channel" name="channel">${ownChannels.map(({ id, name }) => option(id, words.keys.withId(name, id), desk?.channel.id))}</select>
<button class="${!desk && 'first'}">${words.page.channelOpen}</button>`,
  )
}

/** How long a text is, told by the page's script. */
const counter = (of: string, words: Words) =>
  html`<p class="hint" data-count="${of}" data-most="${bodyLimit}" hidden>${words.case.count(bodyLimit)}</p>`

/** An answer to the reporter. A browser that fills it in again after Back would send what was sent. */
export function answerForm(session: Session, { circle }: Desk, found: Case, here: string): Html {
  const { words } = session
  const draft = session.drafts.get(found.case)
  return html`<h2 id="answer">${words.case.reply}</h2>${found.closed && html`<p class="notice">${words.case.closedHint}</p>`}${
    circle.unconfirmed.length > 0 && html`<p class="refused">${words.case.notSealedTo(circle.unconfirmed.length)}</p>`
  }${form(
    session,
    `${here}/reply`,
    html`<input type="hidden" name="turn" value="${found.next.turn}">
<label for="status">${words.case.replyStatus}</label>
<select id="status" name="status">${option('', words.case.keepStatus, draft?.status)}${statuses.map((status) => option(status, words.statuses[status], draft?.status))}</select>
<label for="body">${words.case.replyText}</label>
<p class="hint" id="body-hint">${words.case.replyHint(bodyLimit)}</p>
<textarea id="body" name="body" aria-describedby="body-hint">${'\n'}${draft?.body}</textarea>${counter('body', words)}
<button class="first">${words.case.send}</button>`,
    html`data-draft="${here}/draft" autocomplete="off"`,
  )}`
}

/** A note among officers: who looks after the case, its tags, a text. */
export function noteForm(
  session: Session,
  desk: Desk,
  { case: whole, notes: { handling, next } }: Case,
  here: string,
): Html {
  const { words } = session
  const { notes } = words
  const draft = session.drafts.get(whole)
  const chosen = draft?.assign ?? handling.assign
  const officers = [...new Set([...desk.circle.signing, ...(chosen ? [chosen] : [])])]
  return form(
    session,
    `${here}/note`,
    html`<input type="hidden" name="note-turn" value="${next.turn}"><label for="assign">${notes.assign}</label>
<select id="assign" name="assign">${option('', notes.nobody, chosen)}${officers.map((key) => option(key, capital(desk.who(key)), chosen))}</select>
<label for="tags">${notes.tags}</label><p class="hint" id="tags-hint">${notes.tagsHint}</p>
<input id="tags" name="tags" value="${draft?.tags ?? handling.tags.join(words.comma)}" autocomplete="off" aria-describedby="tags-hint">
<label for="note">${notes.text}</label>
<textarea id="note" name="note" class="short">${'\n'}${draft?.note}</textarea>${counter('note', words)}
<button>${notes.save}</button>`,
    html`data-draft="${here}/draft" autocomplete="off"`,
  )
}

/** A box to tick. */
export const tick = (name: string, label: string, isTicked = false): Html =>
  html`<label class="tick"><input type="checkbox" name="${name}" value="yes" ${isTicked && html`checked`}> ${label}</label>`

/** An export of the case: sealed, unless it is asked for plain. What was chosen stays until it is made; a passphrase does not. */
export function exportForm(session: Session, whole: string, here: string, proposed: string): Html {
  const { case: words } = session.words
  const { seal = 'own', pdf, notes } = session.drafts.get(whole) ?? {}
  return form(
    session,
    `${here}/export`,
    html`<label for="seal">${words.exportSeal}</label>
<select id="seal" name="seal">${option('own', words.sealOwn, seal)}${option('passphrase', words.sealPassphrase, seal)}${option('plain', words.sealPlain, seal)}</select>
<label for="export-passphrase">${words.exportPassphrase}</label><p class="hint" id="export-passphrase-hint">${words.exportPassphraseHint} <code>${proposed}</code></p>
<input id="export-passphrase" name="passphrase" type="password" autocomplete="new-password" aria-describedby="export-passphrase-hint">
${tick('notes', words.exportNotes, notes === 'yes')}${tick('pdf', words.pdf, pdf === 'yes')}<button>${words.export}</button>`,
    html`class="export" autocomplete="off"`,
  )
}

/** Who stands in for this officer while they are away; whom the cases of the list name already. */
export function deputyForm(session: Session, desk: Desk, base: string, cases: readonly ListedCase[]): Html {
  const { circle, ring, who, today } = desk
  const { deputy, notes } = session.words
  const own = new Set(ring.map(({ verifyKey }) => verifyKey))
  const handlings = cases.flatMap(({ seen }) => (seen?.state === 'open' ? [seen.handling] : []))
  const named = new Set(
    handlings.filter(({ assign }) => own.has(assign)).map((handling) => standInText(handling, desk, session.words)),
  )
  const colleagues = circle.signing.filter((key) => !own.has(key))
  if (colleagues.length === 0) return html``
  const day = (name: string, label: string) =>
    html`<label for="${name}">${label}</label><input id="${name}" name="${name}" type="date" min="${today()}" value="${today()}">`
  return html`<details class="deputy"><summary>${deputy.title}</summary><p class="hint">${deputy.about}</p>${[...named].filter(Boolean).map((text) => html`<p>${session.words.pair(deputy.now, text)}</p>`)}${form(
    session,
    `${base}/deputy`,
    html`<label for="deputy">${deputy.who}</label><select id="deputy" name="deputy">${option('', notes.nobody, '')}${colleagues.map((key) => option(key, capital(who(key)), ''))}</select>${day('from', deputy.from)}${day('until', deputy.until)}<button>${deputy.save}</button>`,
  )}</details>`
}
