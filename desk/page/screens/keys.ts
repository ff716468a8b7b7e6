import type { Desk } from '../../desk.ts'
import { keyFile, type Ring } from '../../keys/ring.ts'
import { type Html, html } from '../../views/html.ts'
import { linesOf } from '../../views/keys.ts'
import type { Words } from '../../words/zh.ts'
import { form, type Screen } from '../layout.ts'
import type { Session } from '../session.ts'
import { channelForm } from './forms.ts'
import { othersView, printView } from './othersKeys.ts'

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
${desk && html`${othersView(session, desk, base)}${resealView(session, desk, base)}`}
<h2>${keys.more}</h2><p class="hint">${keys.backup(keyFile(folder))}</p>
${unsealForm(session, base)}
<p><a href="${base}/recovery">${keys.recoveryMake}</a></p>
${desk && posterForm(session, base)}
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
  return html`<div><dt>${name}</dt><dd><code>${key}</code><br>${printView(key, words)}<br><span class="quiet">${named}</span></dd></div>`
}

/** Sealing all cases again, for whoever has joined or left. */
function resealView(session: Session, { circle }: Desk, base: string): Html {
  const { reseal } = session.words
  return html`<h2>${reseal.title}</h2><p>${reseal.about(circle.recipients.length)}</p>${form(session, `${base}/reseal`, html`<button>${reseal.start}</button>`)}`
}

const posterForm = (session: Session, base: string): Html => {
  const { poster } = session.words
  return html`<h3 id="poster">${poster.heading}</h3>${form(session, `${base}/poster`, html`<p class="hint">${poster.about}</p><button>${poster.make}</button>`)}`
}

const unsealForm = (session: Session, base: string): Html => {
  const { keys, unlock } = session.words
  return form(
    session,
    `${base}/unseal`,
    html`<label for="file">${keys.unsealFile}</label><p class="hint" id="file-hint">${keys.unsealHint}</p><input id="file" name="file" autocomplete="off" spellcheck="false" required aria-describedby="file-hint"><label for="file-passphrase">${unlock.passphrase}</label><input id="file-passphrase" name="passphrase" type="password" autocomplete="off"><button>${keys.unseal}</button>`,
  )
}
