import type { FieldName } from '#sealing/fields.ts'
import { type Attachment, attachmentsOf } from '../cases/attachments.ts'
import type { Case, ThreadMessage, WhyNot } from '../cases/thread.ts'
import { visible, visibleLine } from '../visible.ts'
import type { Words } from '../words/index.ts'
import { type Html, html } from './html.ts'
import { sizeText } from './size.ts'

/* A case as the desk's page and an export show it. All that somebody else wrote is text, in an element of its own direction. */

const about: FieldName[] = ['reporterName', 'reporterNumber', 'reporterPhone', 'reporterEmail']

/** Text of the sender; `dir="auto"` in an element of its own keeps Arabic letters from turning what stands beside them. */
export const theirs = (text: string): Html => html`<bdi>${visible(text)}</bdi>`

export function reportView({ report }: Case, words: Words): Html {
  if (!report.ok) {
    return html`<p class="refused" role="alert">${whyReport(report.reason, words)}</p>`
  }
  const { fields } = report.value
  const names = Object.keys(words.fields) as FieldName[] // a table of exactly these
  const row = (name: FieldName) =>
    html`<div><dt>${words.fields[name]}</dt><dd class="${name === 'content' ? 'long' : ''}">${
      fields[name] ? theirs(fields[name]) : html`<span class="quiet">${words.notGiven}</span>`
    }</dd></div>`
  const named = about.some((name) => fields[name] !== '')
  return html`<dl class="fields">${names.filter((name) => !about.includes(name)).map(row)}${
    named ? about.map(row) : html`<div><dt>${words.case.reporter}</dt><dd>${words.anonymous}</dd></div>`
  }</dl>`
}

/** Why a report or message is not shown. One that was sealed before the officer came is nothing to be alarmed at. */
export const whyReport = (reason: WhyNot, words: Words): string =>
  reason === 'unreadable' ? words.case.unreadableReport : words.case.refusedReport(words.refusals[reason])
export const whyMessage = (reason: WhyNot, words: Words): string =>
  reason === 'unreadable' ? words.case.unreadableMessage : words.case.refusedMessage(words.refusals[reason])

export function threadView(found: Case, words: Words): Html {
  if (found.messages.length === 0) return html`<p class="quiet">${words.case.noMessages}</p>`
  const gaps = found.missing.map(
    ({ speaker, turn }) => html`<p class="refused">${words.case.missing(words.speakers[speaker], turn)}</p>`,
  )
  return html`${gaps}<ol class="thread">${found.messages.map((message) => messageView(message, found, words))}</ol>`
}

function messageView({ speaker, turn, day, content }: ThreadMessage, found: Case, words: Words): Html {
  const head = html`<p class="said">${words.case.said(words.speakers[speaker], turn, day)}</p>`
  if (!content.ok) {
    const why = whyMessage(content.reason, words)
    return html`<li data-speaker="${speaker}">${head}<p class="refused">${why}</p></li>`
  }
  const { status, body, files = [] } = content.value
  const ids = new Set(files.map(({ id }) => id))
  const names = attachmentsOf(found).filter(({ id }) => ids.has(id))
  return html`<li data-speaker="${speaker}">${head}${
    status && html`<p class="status">${words.case.statusSet(words.statuses[status])}</p>`
  }${body && html`<p class="long">${theirs(body)}</p>`}${
    names.length > 0 &&
    html`<p class="quiet">${words.pair(words.case.files, names.map(({ saved }) => saved).join(', '))}</p>`
  }</li>`
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

/** Received, status, closed: one line each. */
export function factsOf({ day, status, closed, messages }: Case, words: Words): string[] {
  const none = messages.some(({ speaker, content }) => speaker === 'officer' && !content.ok)
    ? words.unknownStatus
    : words.noStatus
  const facts = [words.case.received(day), words.case.status(status ? words.statuses[status] : none)]
  return closed ? [...facts, words.case.closed] : facts
}
