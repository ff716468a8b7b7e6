import { existsSync } from 'node:fs'
import { leastPassphrase } from '../../keys/locked.ts'
import { hasKey } from '../../keys/ring.ts'
import { html } from '../../views/html.ts'
import { form, type Screen } from '../layout.ts'
import type { Session } from '../session.ts'

/** Where the server leaves the key of its first start, when it runs in the same folder. */
const firstKey = 'data/officer-keys/compliance.age'

const field = (name: string, label: string, type: string, value = '', required = true) =>
  html`<label for="${name}">${label}</label><input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="off" spellcheck="false" ${required && html`required`}>`

const newPassphrase = (name: string, label: string) =>
  html`<label for="${name}">${label}</label><input id="${name}" name="${name}" type="password" autocomplete="new-password" minlength="${leastPassphrase}" required>`

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
      html`${address}${newPassphrase('passphrase', unlock.newPassphrase)}${newPassphrase('repeat', unlock.repeat)}${field(
        'import',
        unlock.importFile,
        'text',
        existsSync(firstKey) ? firstKey : '',
        false,
      )}<button class="first">${unlock.create}</button>`,
    )}`
    return { title: unlock.first, content, status: 401 }
  }
  const content = html`<p class="quiet">${unlock.idle}</p>${form(
    session,
    `${base}/unlock`,
    html`<input type="hidden" name="next" value="${next}">${server ? '' : address}${field(
      'passphrase',
      unlock.passphrase,
      'password',
    )}${
      server &&
      html`<details><summary>${keys.address(server)}</summary>${field('server', unlock.change, 'url', server, false)}</details>`
    }<button class="first">${unlock.button}</button>`,
  )}`
  return { title: unlock.title, content, status: 401 }
}
