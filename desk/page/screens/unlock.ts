import { existsSync } from 'node:fs'
import { hasKey } from '../../keys/ring.ts'
import { html } from '../../views/html.ts'
import { form, type Screen } from '../layout.ts'
import type { Session } from '../session.ts'

/** Where the server leaves the key of its first start, when it runs in the same folder. */
const firstKey = 'data/officer-keys/compliance.age'

const field = (name: string, label: string, type: string, value = '', required = true) =>
  html`<label for="${name}">${label}</label><input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="off" spellcheck="false" ${required && html`required`}>`

/** The first page: unlock, or make a key where there is none. `next` is where to go then. */
export function unlockScreen(
  session: Session,
  base: string,
  folder: string,
  server: string | undefined,
  next: string,
): Screen {
  const { unlock, keys } = session.words
  const address = field('server', unlock.server, 'url', server ?? '')
  if (!hasKey(folder)) {
    const content = html`<p>${unlock.noKey}</p>${form(
      session,
      `${base}/setup`,
      html`${address}${field('passphrase', unlock.newPassphrase, 'password')}${field('repeat', unlock.repeat, 'password')}${field(
        'import',
        unlock.importFile,
        'text',
        existsSync(firstKey) ? firstKey : '',
        false,
      )}<button class="first">${unlock.create}</button>`,
    )}`
    return { title: keys.title, content, status: 401 }
  }
  const content = html`<p class="quiet">${unlock.idle}</p>${form(
    session,
    `${base}/unlock`,
    html`<input type="hidden" name="next" value="${next}">${server ? '' : address}${field(
      'passphrase',
      unlock.passphrase,
      'password',
    )}<button class="first">${unlock.button}</button>`,
  )}`
  return { title: unlock.title, content, status: 401 }
}
