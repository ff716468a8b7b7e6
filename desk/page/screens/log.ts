import type { Call } from '../../commands/call.ts'
import { printIn } from '../../log/chain.ts'
import { isTrusted, trustedFile } from '../../trusted.ts'
import { type Html, html } from '../../views/html.ts'
import { actionName, detailText } from '../../views/log.ts'
import { form, type Screen } from '../layout.ts'
import type { Session } from '../session.ts'

const shown = 200

/** Whether the log is whole, its last print, its latest lines. */
export async function logScreen(session: Session, { log, folder }: Call, base: string, noted: string): Promise<Screen> {
  const { words } = session
  const verdict = await log.check()
  if (!verdict.ok) {
    const why = words.log.broken(verdict.line, words.log.faults[verdict.fault])
    return {
      title: words.log.title,
      here: 'log',
      content: html`<p class="fault" role="alert">${why}</p><p>${words.log.brokenWhat(folder)}</p>${beginForm(session, base)}`,
    }
  }
  const last = verdict.entries.at(-1)
  const latest = verdict.entries.slice(-shown).reverse()
  const heads = [words.log.time, words.log.action, words.log.case, words.log.detail]
  const print = printIn(noted)
  const earlier = print !== undefined && (await log.check(print))
  const faults = await faultsBeside(session, { log, folder })
  const mistyped = noted.trim() !== '' && print === undefined
  const content = html`<p class="notice">${words.log.verified(verdict.entries.length)}</p>${
    last && html`<p>${words.log.head('')}<br><code>${last.print}</code></p><p class="hint">${words.log.headNote}</p>`
  }${earlier && html`<p class="${earlier.ok ? 'notice' : 'fault'}" role="status">${earlier.ok ? words.log.fromHead : words.log.faults[earlier.fault]}</p>`}${mistyped && html`<p class="fault" role="status">${words.faults.badPrint(noted.trim())}</p>`}
<form class="year" method="get" action="${base}/log"><label for="print">${words.log.noted}</label><input id="print" name="print" value="${noted}" autocomplete="off" spellcheck="false" required><button>${words.log.check}</button></form>
${faults.map((fault) => html`<p class="fault" role="alert">${fault}</p>`)}${faults.length > 0 && beginForm(session, base)}
<h2>${words.log.latest(latest.length)}</h2><table class="cards lines"><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${latest.map(
    ({ at, action, case: name, detail }) =>
      html`<tr>${[
        at.slice(0, 19).replace('T', ' '),
        actionName(action, words),
        name ?? '',
        detailText(detail, words),
      ].map((text, at) => html`<td data-label="${heads[at]}"><span>${text}</span></td>`)}</tr>`,
  )}</tbody></table>`
  return { title: words.log.title, content, here: 'log' }
}

/** What lies beside a whole log and is not as the officer left it. */
async function faultsBeside({ desk, ring, words }: Session, { log, folder }: Pick<Call, 'log' | 'folder'>) {
  const isSound = !ring || (await isTrusted({ folder, ring, log }))
  const isRemembered = !desk || (await desk.memory.recall()) !== undefined
  return [
    ...(isSound ? [] : [words.faults.trustedBroken(trustedFile(folder))]),
    ...(isRemembered ? [] : [words.memory.faults.broken('', 0)]),
  ]
}

/** Whoever begins anew says why. */
export const beginForm = (session: Session, base: string, before: Html = html``): Html => {
  const { log } = session.words
  const field = html`${before}<label for="why">${log.beginWhy}</label><p class="hint" id="why-hint">${log.beginHint}</p><input id="why" name="why" minlength="10" autocomplete="off" required aria-describedby="why-hint"><button>${log.begin}</button>`
  return form(session, `${base}/begin`, field)
}
