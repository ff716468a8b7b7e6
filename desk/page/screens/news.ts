import { addDays } from '#contract/day.ts'
import { graceDays } from '#contract/deadlines.ts'
import type { AskedDeletion } from '../../cases/askedDeletion.ts'
import type { ListedCase } from '../../cases/list.ts'
import type { News } from '../../cases/news.ts'
import type { Desk } from '../../desk.ts'
import { theirs } from '../../views/case.ts'
import { type Html, html } from '../../views/html.ts'
import { deletionText } from '../../views/list.ts'
import { visibleLine } from '../../visible.ts'
import type { Words } from '../../words/zh.ts'
import { form } from '../layout.ts'
import type { Session } from '../session.ts'

function askedText(deletion: AskedDeletion, desk: Desk, words: Words): string {
  const { isSigned, isStale, key, day } = deletion
  if (!isSigned || isStale) return deletionText(deletion, desk, words)
  return words.news.asked(desk.who(key), day, addDays(day, graceDays))
}

/** What colleagues have done that takes cases out of sight, each with its subject and the way to it. */
export function newsView(session: Session, desk: Desk, { asked, closed, deleted }: News, base: string): Html | false {
  const { news } = session.words
  if (asked.length + closed.length + deleted.length === 0) return false
  const item = (found: ListedCase, text: string) =>
    html`<li>${text} <a href="${base}/case/${found.case}">${found.name}</a>${
      found.seen?.state === 'open' && html` ${theirs(visibleLine(found.seen.subject))}`
    }</li>`
  const names = deleted.map((gone) => gone.case).join(' ')
  return html`<section class="fault" role="status"><h3>${news.title}</h3><ul>${asked.map(
    (found) => found.deletion && item(found, askedText(found.deletion, desk, session.words)),
  )}${closed.map((found) => item(found, news.closed(desk.who(found.closer), found.closed ?? '')))}${deleted.map(
    ({ name, day, who }) => html`<li>${news.deleted(name, who.join(session.words.comma), day)}</li>`,
  )}</ul>${
    deleted.length > 0 &&
    form(session, `${base}/seen`, html`<input type="hidden" name="keys" value="${names}"><button>${news.seen}</button>`)
  }</section>`
}
