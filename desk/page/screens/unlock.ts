import { existsSync } from 'node:fs'
import { hasKey } from '../../keys/ring.ts'
import { type Html, html } from '../../views/html.ts'
import { form, type Screen } from '../layout.ts'
import type { Session } from '../session.ts'

/** Where the server leaves the trial key of its first start, when it runs in the same folder. */
const trialKey = 'data/officer-keys/compliance.age'

const hintOf = (name: string, hint: string) => html`<p class="hint" id="${name}-hint">${hint}</p>`
const hinted = (name: string, hint: string) => hint !== '' && html`aria-describedby="${name}-hint"`

const field = (name: string, label: string, type: string, { value = '', required = true, hint = '' } = {}) =>
  html`<label for="${name}">${label}</label>${hint && hintOf(name, hint)}<input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="off" spellcheck="false" ${hinted(name, hint)} ${required && html`required`}>`

const newPassphrase = (name: string, label: string, hint = '') =>
  html`<label for="${name}">${label}</label>${hint && hintOf(name, hint)}<input id="${name}" name="${name}" type="password" autocomplete="new-password" ${hinted(name, hint)} required>`

/** The first page: unlock, or make a key where there is none. `next` is where to go then. */
export function unlockScreen(
  session: Session,
  base: string,
  folder: string,
  server: string | undefined,
  next: string,
  proposed: string,
): Screen {
  const { unlock } = session.words
  if (!hasKey(folder)) {
    const trial = existsSync(trialKey) ? trialKey : ''
    const content = html`<p>${unlock.noKey}</p>${form(
      session,
      `${base}/setup`,
      html`${websiteFields(session, server)}<p>${unlock.proposed}</p><p class="secret"><code>${proposed}</code></p>${newPassphrase('passphrase', unlock.newPassphrase, unlock.passphraseHint)}${newPassphrase('repeat', unlock.repeat)}<details ${trial && html`open`}><summary>${unlock.importTitle}</summary>${field(
        'import',
        unlock.importFile,
        'text',
        { value: trial, required: false },
      )}</details><button class="first">${unlock.create}</button>`,
    )}`
    return { title: unlock.first, content, status: 401 }
  }
  const content = html`<p class="quiet">${unlock.idle}</p>${form(
    session,
    `${base}/unlock`,
    html`<input type="hidden" name="next" value="${next}">${field('passphrase', unlock.passphrase, 'password')}<button class="first">${unlock.button}</button>`,
  )}`
  return { title: unlock.title, content, status: 401 }
}

/** Where the desk was made for a website, nobody has to type its address. */
export function websiteFields({ words: { unlock }, typed }: Session, server: string | undefined): Html {
  const fields = html`${field('server', unlock.server, 'url', { value: typed || server, hint: unlock.serverHint })}${field('root', unlock.root, 'text', { required: false, hint: unlock.rootHint })}`
  return server ? html`<details><summary>${unlock.website(server)}</summary>${fields}</details>` : fields
}
