import { searchNotes } from '../../cases/search.ts'
import type { Desk } from '../../desk.ts'
import { theirs } from '../../views/case.ts'
import { type Html, html } from '../../views/html.ts'
import { visibleLine } from '../../visible.ts'
import type { Screen } from '../layout.ts'
import type { Session } from '../session.ts'

const longest = 200

/** Where one's own notes are searched. It posts: what was typed stands in no address and no history. */
export const searchForm = ({ words, csrf }: Session, base: string, typed = ''): Html =>
  html`<form class="year" method="post" action="${base}/search" role="search"><input type="hidden" name="csrf" value="${csrf}"><label for="words">${words.search.label}</label><input id="words" name="words" value="${typed}" autocomplete="off" spellcheck="false" required><button>${words.search.button}</button></form>`

/** Cases in whose notes this officer has written some words. */
export async function searchScreen(session: Session, desk: Desk, base: string, typed: string): Promise<Screen> {
  const { words } = session
  const found = await desk.act({ action: 'search' }, () => searchNotes(desk, typed, session.found))
  const content = html`<p><a href="${base}/">${words.page.back}</a></p>${searchForm(session, base, typed)}<p role="status">${words.search.count(found.length)}</p>
<ul class="found">${found.map(
    ({ case: whole, name, closed, notes }) =>
      html`<li><a class="name" href="${base}/case/${whole}#notes">${name}</a>${closed && html` <span class="quiet">${words.list.closed}</span>`}${notes.map(({ day, text }) => html`<p>${day} · ${theirs(visibleLine([...text].slice(0, longest).join('')))}</p>`)}</li>`,
  )}</ul>`
  return { title: words.search.title, content, here: 'list' }
}
