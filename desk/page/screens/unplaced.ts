import { html } from '../../views/html.ts'
import type { Screen } from '../layout.ts'
import type { Session } from '../session.ts'
import { channelForm } from './forms.ts'

/** Shown of any page of a channel while the website does not name the key, or names it in several; nothing where that is not so. */
export function unplacedScreen(session: Session, base: string): Screen | undefined {
  const { page, nav } = session.words
  switch (session.trouble?.reason) {
    case 'keyUnknown':
      return {
        title: page.notNamedTitle,
        content: html`<p>${page.notNamed}</p><p><a href="${base}/keys">${nav.keys}</a></p>`,
        here: 'keys',
      }
    case 'severalChannels':
      return {
        title: page.channelTitle,
        content: html`<p>${page.channelWhy}</p>${channelForm(session, base)}`,
        here: 'list',
      }
    default:
      return undefined
  }
}
