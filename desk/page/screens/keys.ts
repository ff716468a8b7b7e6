import { fingerprintOf } from '#sealing/fingerprint.ts'
import type { Desk } from '../../desk.ts'
import { keyFile, type Ring } from '../../keys/ring.ts'
import { type Html, html } from '../../views/html.ts'
import { linesOf } from '../../views/keys.ts'
import type { Words } from '../../words/index.ts'
import { form, type Screen } from '../layout.ts'
import type { Session } from '../session.ts'
import { channelForm } from './forms.ts'

interface Place {
  ring: Ring
  base: string
  folder: string
  server: string | undefined
  today: string
}

/** The officer's own keys, those of others that want confirming, and where the website is. */
export function keysScreen(session: Session, { ring, base, folder, server, today }: Place): Screen {
  const { words, desk } = session
  const { keys, unlock } = words
  const [newest, ...older] = ring
  const content = html`${desk && html`<p class="quiet">${keys.channel(keys.withId(desk.channel.name, desk.channel.id))}</p>`}${session.ownChannels.length > 1 && channelForm(session, base)}
<h2>${keys.yours}</h2><dl class="fields">${ownRow(keys.recipient, newest.recipient, desk, words)}${ownRow(keys.signing, newest.verifyKey, desk, words)}${older.map(
    ({ recipient }) => html`<div><dt>${keys.older}</dt><dd><code>${recipient}</code></dd></div>`,
  )}</dl>
<details ${!desk && html`open`}><summary>${keys.linesTitle}</summary><p class="long">${linesOf(ring, today, desk?.channel.id, words)}</p></details>
${desk && othersView(session, desk, base)}
<h2>${keys.more}</h2><p class="hint">${keys.backup(keyFile(folder))}</p>
${unsealForm(session, base)}
<p><a href="${base}/recovery">${keys.recoveryMake}</a></p>
${form(
  session,
  `${base}/server`,
  html`<label for="server">${unlock.server}</label><input id="server" name="server" type="url" value="${server}" autocomplete="off" spellcheck="false" required><button>${unlock.change}</button>`,
)}
${form(
  session,
  `${base}/root`,
  html`<label for="root">${unlock.root}</label><p class="hint" id="root-hint">${unlock.rootHint}</p><input id="root" name="root" value="${desk?.site.root}" autocomplete="off" spellcheck="false" aria-describedby="root-hint" required><button>${unlock.rootUse}</button>`,
)}`
  return { title: keys.title, content, here: 'keys' }
}

function ownRow(name: string, key: string, desk: Desk | undefined, words: Words): Html {
  const { officers = [], signing = [] } = desk?.named ?? {}
  const named = [...officers, ...signing].includes(key) ? words.keys.named : words.keys.notNamed
  return html`<div><dt>${name}</dt><dd><code>${key}</code><br>${print(key, words)}<br><span class="quiet">${named}</span></dd></div>`
}

const print = (key: string, words: Words) =>
  html`${words.pair(words.keys.print, '')}<span class="name">${fingerprintOf(key)}</span>`

function othersView(session: Session, desk: Desk, base: string): Html {
  const { words } = session
  const { keys, reseal } = words
  const { unconfirmed, gone, recipients } = desk.circle
  const hidden = (list: readonly string[]) => html`<input type="hidden" name="keys" value="${list.join(' ')}">`
  const ask = html`<p>${keys.trustIntro}</p><p>${unconfirmed.some(({ kind }) => kind === 'recovery') ? words.sentences(keys.trustHow, keys.trustRecovery) : keys.trustHow}</p>${form(
    session,
    `${base}/confirm`,
    html`${hidden(unconfirmed.map(({ key }) => key))}<dl class="fields">${unconfirmed.map(
      ({ kind, key }) =>
        html`<div><dt>${keys.kinds[kind]}</dt><dd><code>${key}</code><br>${print(key, words)}${
          kind === 'signing' &&
          html`<label for="name-${key}">${keys.ownerName}</label><input id="name-${key}" name="name-${key}" maxlength="40" autocomplete="off">`
        }</dd></div>`,
    )}</dl><button class="first">${keys.trustConfirm}</button>`,
  )}`
  const lost = html`<h2 id="gone">${keys.goneTitle}</h2><p>${keys.goneIntro}</p><ul>${gone.map((key) => html`<li>${print(key, words)}</li>`)}</ul>${form(
    session,
    `${base}/strike`,
    html`${hidden(gone)}<button>${keys.strike}</button>`,
  )}`
  return html`<h2 id="confirm">${keys.trustTitle}</h2>${unconfirmed.length === 0 ? html`<p>${keys.trustNone}</p>` : ask}${gone.length > 0 && lost}
<h2>${reseal.title}</h2><p>${reseal.about(recipients.length)}</p>${form(session, `${base}/reseal`, html`<button>${reseal.start}</button>`)}`
}

const unsealForm = (session: Session, base: string): Html => {
  const { keys, unlock } = session.words
  return form(
    session,
    `${base}/unseal`,
    html`<label for="file">${keys.unsealFile}</label><p class="hint" id="file-hint">${keys.unsealHint}</p><input id="file" name="file" autocomplete="off" spellcheck="false" required aria-describedby="file-hint"><label for="file-passphrase">${unlock.passphrase}</label><input id="file-passphrase" name="passphrase" type="password" autocomplete="off"><button>${keys.unseal}</button>`,
  )
}
