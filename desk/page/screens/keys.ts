import type { Desk } from '../../desk.ts'
import { fingerprintOf } from '../../keys/print.ts'
import { keyFile } from '../../keys/ring.ts'
import { html } from '../../views/html.ts'
import { form, type Screen } from '../layout.ts'
import type { Session } from '../session.ts'

/** The officer's own keys, and those of others that want confirming. */
export function keysScreen(session: Session, desk: Desk, base: string): Screen {
  const { keys } = session.words
  const [newest, ...older] = desk.ring
  const named = (key: string, list: readonly string[]) => (list.includes(key) ? keys.named : keys.notNamed)
  const print = (key: string) =>
    html`${session.words.pair(keys.print, '')}<span class="name">${fingerprintOf(key)}</span>`
  const row = (name: string, key: string, list: readonly string[]) =>
    html`<div><dt>${name}</dt><dd><code>${key}</code><br>${print(key)}<br><span class="quiet">${named(key, list)}</span></dd></div>`
  const { officers, signing } = desk.named
  const content = html`<p class="quiet">${keys.channel(keys.withId(desk.channel.name, desk.channel.id))} · ${keys.address(desk.server)}</p>
<h2>${keys.yours}</h2><dl class="fields">${row(keys.recipient, newest.recipient, officers)}${row(keys.signing, newest.verifyKey, signing)}${older.map(
    ({ recipient }) => html`<div><dt>${keys.older}</dt><dd><code>${recipient}</code></dd></div>`,
  )}</dl>
<p class="hint">${keys.more(keyFile(desk.folder))}</p>
<h2>${keys.trustTitle}</h2>${
    desk.unconfirmed.length === 0
      ? html`<p>${keys.trustNone}</p>`
      : html`<p>${keys.trustIntro}</p><dl class="fields">${desk.unconfirmed.map(
          ({ kind, key }) => html`<div><dt>${keys.kinds[kind]}</dt><dd><code>${key}</code><br>${print(key)}</dd></div>`,
        )}</dl><p>${keys.trustHow}</p>${form(
          session,
          `${base}/trust`,
          html`<input type="hidden" name="keys" value="${desk.unconfirmed.map(({ key }) => key).join(' ')}"><button class="first">${keys.trustConfirm}</button>`,
        )}`
  }`
  return { title: keys.title, content, here: 'keys' }
}
