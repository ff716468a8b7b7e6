import { html } from '../../views/html.ts'
import type { Screen } from '../layout.ts'
import type { Session } from '../session.ts'
import { beginForm } from './log.ts'
import { websiteFields } from './unlock.ts'

/** A key that came from another computer, without its log: the log begins with a sentence, and then the desk works as on a first day. */
export function movedScreen(session: Session, base: string, server: string | undefined): Screen {
  const { log } = session.words
  const content = html`<p>${log.moved}</p><p>${log.movedOther}</p>${beginForm(session, base, websiteFields(session, server))}`
  return { title: log.movedTitle, content }
}
