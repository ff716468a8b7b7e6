import { html } from '../../views/html.ts'
import type { Screen } from '../layout.ts'
import type { Session } from '../session.ts'

/** Instead of a page that cannot be shown: what was typed for it is not lost. */
export function failedScreen({ words, drafts }: Session, base: string, path: string): Screen {
  const { page } = words
  const { body, note } = drafts.get(path.slice('/case/'.length)) ?? {}
  const typed = [body, note].filter((text) => text !== undefined && text.trim() !== '')
  const content = html`${typed.length > 0 && html`<h2>${page.typed}</h2>`}${typed.map(
    (text) => html`<p class="long">${text}</p>`,
  )}<p><a href="${base}${path}">${page.again}</a></p><p><a href="${base}/">${page.back}</a></p>`
  return { title: page.failed, content, status: 502 }
}
