import type { FieldName } from '#sealing/fields.ts'
import { fingerprintOf } from '#sealing/fingerprint.ts'
import { type Attachment, attachmentsOf } from '../cases/attachments.ts'
import type { Audience } from '../cases/audience.ts'
import type { Case, OpenedCase, Said, WhyNot } from '../cases/case.ts'
import type { Desk } from '../desk.ts'
import { visible, visibleLine } from '../visible.ts'
import type { Words } from '../words/zh.ts'
import { type Html, html } from './html.ts'
import { sizeText } from './size.ts'

/* A case as the desk's page and an export show it. All that somebody else wrote is text, in an element of its own direction. */

const about: FieldName[] = ['reporterName', 'reporterNumber', 'reporterPhone', 'reporterEmail']

/** Text of the sender; `dir="auto"` in an element of its own keeps Arabic letters from turning what stands beside them. */
export const theirs = (text: string): Html => html`<bdi>${visible(text)}</bdi>`

export function reportView(
  { report, spoiled, unbacked, misdirected, shut }: OpenedCase,
  desk: Desk,
  words: Words,
): Html {
  if ('refused' in report) return html`<p class="refused" role="alert">${whyReport(report.refused, words)}</p>`
  const { fields } = report.value
  const names = Object.keys(words.fields) as FieldName[] // a table of exactly these
  const row = (name: FieldName) =>
    html`<div><dt>${words.fields[name]}</dt><dd class="${name === 'content' ? 'long' : ''}">${theirs(fields[name])}</dd></div>`
  const isNamed = about.some((name) => fields[name] !== '')
  const given = names.filter((name) => fields[name] !== '')
  const missing = names.filter((name) => fields[name] === '' && (isNamed || !about.includes(name)))
  const faults = Object.entries({ spoiled, unbacked, misdirected, shut }) as [
    keyof typeof words.audience.faults,
    number,
  ][]
  const told = faults.filter(([, count]) => count > 0)
  return html`${told.map(
    ([fault, count]) => html`<p class="fault" role="alert">${words.audience.faults[fault](count)}</p>`,
  )}${audienceView(report.audience, desk, words)}<dl class="fields">${given.map(row)}${
    !isNamed && html`<div><dt>${words.case.reporter}</dt><dd>${words.anonymous}</dd></div>`
  }${
    missing.length > 0 &&
    html`<div><dt>${words.notGiven}</dt><dd class="quiet">${missing.map((name) => words.fields[name]).join(words.comma)}</dd></div>`
  }</dl>`
}

/** Who can read a text and should not, and who cannot and should; nothing where all is as it should be. */
export function audienceView({ strangers, missing, ...resealed }: Audience, desk: Desk, words: Words): Html {
  const { audience } = words
  const prints = (keys: readonly string[]) => keys.map(fingerprintOf).join(words.comma)
  const by = resealed.resealedBy && desk.who(resealed.resealedBy)
  return html`${strangers.length > 0 && html`<p class="fault" role="alert">${audience.strangers(prints(strangers))}</p>`}${
    missing.length > 0 && html`<p class="refused">${audience.missing(prints(missing))}</p>`
  }${
    by &&
    (resealed.resealedByStranger
      ? html`<p class="refused">${audience.resealedByStranger(by)}</p>`
      : html`<p class="quiet">${audience.resealedBy(by)}</p>`)
  }`
}

/** Why a report or message is not shown. One that was sealed before the officer came is nothing to be alarmed at. */
function whyReport(reason: WhyNot, { case: words, refusals, sentences }: Words): string {
  if (reason === 'unreadable') return words.unreadableReport
  const refused = words.refusedReport(refusals[reason])
  return reason === 'version' ? refused : sentences(refused, words.forged) // a later version is nobody's forgery
}
const whyMessage = (reason: WhyNot, words: Words): string =>
  reason === 'unreadable' ? words.case.unreadableMessage : words.case.refusedMessage(words.refusals[reason])

export function threadView(found: Case, desk: Desk, words: Words): Html {
  if (found.messages.length === 0) return html`<p class="quiet">${words.case.noMessages}</p>`
  const gaps = found.missing.map((turn) => html`<p class="refused" role="alert">${words.case.missing(turn)}</p>`)
  return html`${gaps}<ol class="thread">${found.messages.map((said) => messageView(said, found, desk, words))}</ol>`
}

function messageView(said: Said, found: Case, desk: Desk, words: Words): Html {
  const { speaker, turn, day } = said
  const author = 'by' in said && speaker === 'officer' ? desk.who(said.by) : undefined
  const head = html`<p class="said">${words.case.said(words.speakers[speaker], turn, day, author)}</p>`
  if ('refused' in said) {
    return html`<li data-speaker="${speaker}">${head}<p class="refused">${whyMessage(said.refused, words)}</p></li>`
  }
  const { status, body, files = [] } = said.value
  const ids = new Set(files.map(({ id }) => id))
  const names = attachmentsOf(found).filter(({ id }) => ids.has(id))
  return html`<li data-speaker="${speaker}">${head}${
    said.sawOther && html`<p class="refused" role="alert">${words.case.sawOther}</p>`
  }${status && html`<p class="status">${words.case.statusSet(words.statuses[status])}</p>`}${
    body && html`<p class="long">${theirs(body)}</p>`
  }${
    names.length > 0 &&
    html`<p class="quiet">${words.pair(words.case.files, names.map(({ saved }) => saved).join(words.comma))}</p>`
  }${audienceView(said.audience, desk, words)}</li>`
}

/** The files with both of their names. `link` is where a saved one lies, for an export. */
export function filesView(found: Case, words: Words, link?: (file: Attachment) => string): Html {
  const files = attachmentsOf(found)
  if (files.length === 0) return html`<p class="quiet">${words.case.noFiles}</p>`
  const columns: [head: string, content: (file: Attachment) => Html | string, kind?: string][] = [
    [words.case.file, (file) => (link ? html`<a href="${link(file)}">${file.saved}</a>` : file.saved)],
    [words.case.senderName, ({ name }) => theirs(visibleLine(name))],
    [words.case.size, ({ size }) => sizeText(size, words), 'size'],
  ]
  const row = (file: Attachment) =>
    html`<tr>${columns.map(
      ([head, content, kind]) => html`<td data-label="${head}" class="${kind}"><span>${content(file)}</span></td>`,
    )}</tr>`
  return html`<table class="cards"><thead><tr>${columns.map(([head]) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${files.map(row)}</tbody></table>`
}

/** Received, status, closed: one line each. Only what officers have signed says the status, and that a case is closed. */
export function factsOf({ day, status, closed, closing, messages }: Case, desk: Desk, words: Words): string[] {
  const answers = messages.filter(({ speaker }) => speaker === 'officer')
  const isUnknown = answers.some((said) => 'refused' in said)
  const none = isUnknown ? words.unknownStatus : answers.length > 0 ? words.answered : words.noStatus
  const facts = [words.case.received(day), words.case.status(status ? words.statuses[status] : none)]
  if (!closed) return facts
  return [...facts, closing?.closed ? words.case.closed(desk.who(closing.by), closing.day) : words.case.closedUnsigned]
}
