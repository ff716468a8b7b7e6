import { type ListedCase, listCases } from '../../cases/list.ts'
import type { Desk } from '../../desk.ts'
import { theirs } from '../../views/case.ts'
import { type Html, html } from '../../views/html.ts'
import { markView } from '../../views/mark.ts'
import { visibleLine } from '../../visible.ts'
import type { Words } from '../../words/index.ts'
import type { Screen } from '../layout.ts'
import type { Session } from '../session.ts'

/** The channel's cases, open ones first. */
export async function listScreen(session: Session, desk: Desk, base: string): Promise<Screen> {
  const { words } = session
  const cases = await desk.act({ action: 'list' }, () => listCases(desk, session.glances))
  const open = cases.filter(({ closed }) => closed === null)
  const closed = cases.filter(({ closed }) => closed !== null)
  const unopened = open.filter(({ seen }) => !seen).length
  const part = (title: string, rows: ListedCase[]) =>
    rows.length > 0 && html`<h2>${title}</h2>${caseTable(rows, words, base)}`
  const content =
    cases.length === 0
      ? html`<p class="quiet">${words.list.none}</p>`
      : html`<p class="quiet">${words.list.count(open.length, closed.length)}</p>${part(words.list.open, open)}${
          unopened > 0 && html`<p class="quiet">${words.list.more(unopened)}</p>`
        }${part(words.list.closed, closed)}`
  return { title: words.list.title, content, here: 'list' }
}

function caseTable(rows: ListedCase[], words: Words, base: string): Html {
  const { list } = words
  const subject = ({ seen }: ListedCase) =>
    seen && (seen.refused ? html`<span class="refused">${list.unopened}</span>` : theirs(visibleLine(seen.subject)))
  const status = ({ seen, closed }: ListedCase) => {
    if (closed) return list.closedOn(closed)
    if (!seen || seen.refused) return ''
    return seen.status ? words.statuses[seen.status] : words.noStatus
  }
  const columns: [head: string, content: (found: ListedCase) => Html | string | undefined, kind?: string][] = [
    [list.name, ({ lookup, name }) => html`<a class="name" href="${base}/case/${lookup}">${name}</a>`],
    [list.subject, (found) => subject(found) || undefined],
    [
      list.status,
      (found) => html`${status(found)}${found.waiting && html` <span class="waiting">${list.waiting}</span>`}`,
      'short',
    ],
    [list.received, ({ day }) => day, 'short'],
    [list.acknowledge, ({ marks }) => markView(marks.acknowledge, words)],
    [list.feedback, ({ marks }) => markView(marks.feedback, words)],
  ]
  // Closed cases are not opened for the list: then there is no subject to show.
  const shown = columns.filter(([head]) => head !== list.subject || rows.some(({ seen }) => seen))
  const row = (found: ListedCase) =>
    shown.map(
      ([head, content, kind]) => html`<td data-label="${head}" class="${kind}"><span>${content(found)}</span></td>`,
    )
  return html`<table class="cards"><thead><tr>${shown.map(([head]) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows.map(
    (found) => html`<tr>${row(found)}</tr>`,
  )}</tbody></table>`
}
