import { caseName } from '../../cases/name.ts'
import { html } from '../../views/html.ts'
import type { Screen } from '../layout.ts'
import type { Session } from '../session.ts'

/** How far the re-sealing of open cases is. */
export function resealScreen({ words, resealing }: Session, base: string): Screen {
  const { reseal, page } = words
  const back = html`<p><a href="${base}/">${page.back}</a></p>`
  const title = reseal.title
  if (!resealing) return { title, content: back, here: 'keys' }
  const { running, cases, total, texts, failed } = resealing
  if (running) {
    const content = html`<p role="status">${reseal.progress(cases, total)}</p><progress value="${cases}" max="${Math.max(1, total)}"></progress>`
    return { title, content, here: 'keys', again: 1 }
  }
  const content = html`<p class="notice" role="status">${reseal.done(total, texts)}</p>${
    failed.length > 0 &&
    html`<p class="fault" role="alert">${reseal.failed(failed.map(caseName).join(words.comma))}</p>`
  }${back}`
  return { title, content, here: 'keys' }
}
