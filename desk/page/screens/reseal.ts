import { html } from '../../views/html.ts'
import { resealText } from '../../views/reseal.ts'
import { form, type Screen } from '../layout.ts'
import type { Session } from '../session.ts'

/** How far the re-sealing of the cases is. */
export function resealScreen(session: Session, base: string): Screen {
  const { words, resealing } = session
  const { reseal, page } = words
  const back = html`<p><a href="${base}/">${page.back}</a></p>`
  const title = reseal.title
  if (!resealing) return { title, content: back, here: 'keys' }
  const { running, cases, total } = resealing
  if (running) {
    const content = html`<p role="status">${reseal.progress(cases, total)}</p><progress value="${cases}" max="${Math.max(1, total)}"></progress>`
    return { title, content, here: 'keys', again: 1 }
  }
  const { said, failed } = resealText(resealing, words)
  const content = html`${said.map((line) => html`<p class="notice" role="status">${line}</p>`)}${
    failed && html`<p class="fault" role="alert">${failed}</p>`
  }${resealing.left > 0 && form(session, `${base}/second`, html`<input type="hidden" name="asked" value="yes"><p>${reseal.leftAbout}</p><button>${reseal.leftSign}</button>`)}${back}`
  return { title, content, here: 'keys' }
}
