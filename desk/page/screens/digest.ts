import { isYear, makeDigest } from '../../cases/digest.ts'
import type { Desk } from '../../desk.ts'
import { DeskError, sentenceOf } from '../../deskError.ts'
import { csvOf, digestRows } from '../../views/digest.ts'
import { html } from '../../views/html.ts'
import type { Screen } from '../layout.ts'
import type { Session } from '../session.ts'

/** Numbers for the yearly report, of one year or all. */
export async function digestScreen(session: Session, desk: Desk, base: string, asked: string): Promise<Screen> {
  const { digest } = session.words
  const head = html`<p class="quiet">${digest.note}</p>
<form class="year" method="get" action="${base}/digest"><label for="year">${digest.year}</label><input id="year" name="year" inputmode="numeric" pattern="\\d{4}" value="${asked}" placeholder="${digest.all}"><button>${digest.show}</button></form>`
  if (asked !== '' && !isYear(asked)) {
    session.complain(sentenceOf(new DeskError('badYear', asked), session.words))
    return { title: digest.title, content: head, here: 'digest', status: 400 }
  }
  const year = asked || undefined
  const made = await desk.act({ action: 'digest', detail: year }, () => makeDigest(desk, year))
  const content = html`${head}
<h2>${digest.of(desk.channel.name, year)}</h2>
<p><a href="${base}/digest.csv${year && `?year=${year}`}" download="${fileName(digest.file(desk.channel.name, year))}">${digest.csv}</a></p>
${digestRows(made, session.words)
  .filter(({ rows }) => rows.length > 0)
  .map(
    ({ title, rows }) =>
      html`<table class="numbers"><thead><tr><th scope="col">${title}</th><th scope="col" class="number">${digest.count}</th></tr></thead><tbody>${rows.map(
        ([name, count]) => html`<tr><td>${name}</td><td class="number">${count ?? '–'}</td></tr>`,
      )}</tbody></table>`,
  )}`
  return { title: digest.title, content, here: 'digest' }
}

/** A name that every system takes for a file. */
const fileName = (name: string) => name.replace(/[\\/:*?"<>|\s]+/g, '-')

/** The same as a file for a spreadsheet. @throws DeskError `badYear`, or of the client. */
export async function digestFile(session: Session, desk: Desk, asked: string): Promise<string> {
  if (asked !== '' && !isYear(asked)) throw new DeskError('badYear', asked)
  const year = asked || undefined
  return csvOf(await desk.act({ action: 'digest', detail: year }, () => makeDigest(desk, year)), session.words)
}
