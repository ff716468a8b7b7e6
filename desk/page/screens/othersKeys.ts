import { fingerprintOf } from '#sealing/fingerprint.ts'
import { isRecipient } from '#sealing/keys.ts'
import type { Desk } from '../../desk.ts'
import { type KeyLine, keyLinesOf } from '../../keyLines.ts'
import { type Html, html } from '../../views/html.ts'
import type { Words } from '../../words/zh.ts'
import { form } from '../layout.ts'
import type { Session } from '../session.ts'

/** Colleagues' keys and the recovery key: to confirm, struck off and still named, no longer named, confirmed. */
export function othersView(session: Session, desk: Desk, base: string): Html {
  return html`${confirmView(session, desk, base)}${struckView(session, desk, base)}${goneView(session, desk, base)}${confirmedView(session, desk, base)}`
}

export const printView = (key: string, words: Words): Html =>
  html`${words.pair(words.keys.print, '')}<span class="name">${fingerprintOf(key)}</span>`

/** One box for each line, as an officer compares person by person. */
function confirmView(session: Session, desk: Desk, base: string): Html {
  const { words } = session
  const { keys } = words
  const lines = keyLinesOf(desk, desk.circle.unconfirmed)
  if (lines.length === 0) return html`<h2 id="confirm">${keys.trustTitle}</h2><p>${keys.trustNone}</p>`
  const how = lines.some(({ owner }) => owner === undefined)
    ? words.sentences(keys.trustHow, keys.trustRecovery)
    : keys.trustHow
  const row = (line: KeyLine) =>
    html`<li>${lineView(line, words)}${
      line.signing &&
      html`<label for="name-${line.signing}">${keys.ownerName}</label><input id="name-${line.signing}" name="name-${line.signing}" value="${line.owner}" maxlength="40" autocomplete="off">`
    }<label class="tick"><input type="checkbox" name="line" value="${line.keys.join(' ')}"> ${line.owner === undefined ? keys.comparedRecovery : keys.compared(line.owner)}</label></li>`
  return html`<h2 id="confirm">${keys.trustTitle}</h2><p>${keys.trustIntro}</p><p>${how}</p>${form(
    session,
    `${base}/confirm`,
    html`<ul class="found">${lines.map(row)}</ul><button class="first">${keys.trustConfirm}</button>`,
  )}`
}

/** Struck off here and still named there: none of them counts, and the button for the others does not reach them. */
function struckView(session: Session, desk: Desk, base: string): Html | false {
  const { words } = session
  const { keys } = words
  const lines = keyLinesOf(desk, desk.circle.struck)
  const row = (line: KeyLine, at: number) =>
    html`<li>${lineView(line, words)}<details><summary>${keys.restoreTitle(ownerOf(line, words))}</summary>${form(
      session,
      `${base}/restore`,
      html`${hidden(line.keys)}<label for="restore-${at}">${keys.restoreWhy}</label><p class="hint" id="restore-${at}-hint">${keys.restoreHint}</p><input id="restore-${at}" name="why" minlength="10" autocomplete="off" required aria-describedby="restore-${at}-hint"><button>${keys.restore}</button>`,
    )}</details></li>`
  return (
    lines.length > 0 &&
    html`<h2 id="struck">${keys.struckTitle}</h2><p class="fault">${keys.struckIntro}</p><ul class="found">${lines.map(row)}</ul>`
  )
}

function goneView(session: Session, desk: Desk, base: string): Html | false {
  const { words } = session
  const { keys } = words
  const { gone } = desk.circle
  return (
    gone.length > 0 &&
    html`<h2 id="gone">${keys.goneTitle}</h2><p>${keys.goneIntro}</p><ul>${gone.map((key) => html`<li>${printView(key, words)}</li>`)}</ul>${form(
      session,
      `${base}/strike`,
      html`${hidden(gone)}<button>${keys.strike}</button>`,
    )}`
  )
}

/** Whose keys count, and a way to take that back. */
function confirmedView(session: Session, desk: Desk, base: string): Html | false {
  const { words } = session
  const { keys } = words
  const lines = keyLinesOf(desk, desk.circle.confirmed)
  const row = (line: KeyLine) =>
    html`<li>${lineView(line, words)}<details><summary>${keys.strikeTitle(ownerOf(line, words))}</summary><p class="hint">${keys.strikeHint}</p>${form(
      session,
      `${base}/strike`,
      html`${hidden(line.keys)}<button>${keys.strikeConfirmed}</button>`,
    )}</details></li>`
  return (
    lines.length > 0 &&
    html`<details id="confirmed"><summary>${keys.confirmedTitle(lines.length)}</summary><ul class="found">${lines.map(row)}</ul></details>`
  )
}

const ownerOf = ({ owner }: KeyLine, { keys }: Words): string => owner ?? keys.recoveryTitle

/** Whose keys these are, and what is compared of each. */
function lineView(line: KeyLine, words: Words): Html {
  const { keys } = words
  const kind = (key: string) => (isRecipient(key) ? keys.recipient : keys.signing)
  return html`<p><strong>${ownerOf(line, words)}</strong></p>${line.keys.map(
    (key) =>
      html`<p>${line.owner !== undefined && html`${kind(key)}<br>`}<code>${key}</code><br>${printView(key, words)}</p>`,
  )}`
}

const hidden = (keys: readonly string[]): Html => html`<input type="hidden" name="keys" value="${keys.join(' ')}">`
