import { fingerprintOf } from '#sealing/fingerprint.ts'
import type { OfficerKeys } from '#sealing/officer.ts'
import { html } from '../../views/html.ts'
import { form, type Screen } from '../layout.ts'
import type { Session } from '../session.ts'

/** Asked for at the first key: whether to make a recovery key now. */
export function recoveryScreen(session: Session, base: string): Screen {
  const { keys, page } = session.words
  const content = html`<p>${keys.recoveryWhy}</p>${form(
    session,
    `${base}/recovery`,
    html`<button class="first">${keys.recoveryMake}</button>`,
  )}<p><a href="${base}/">${page.later}</a></p>`
  return { title: keys.recoveryTitle, content, here: 'keys' }
}

/** Shown once, as the answer to the form: it can be printed, and is kept nowhere. */
export function recoveryPaper({ words: { keys, page, pair } }: Session, { recipient, identity }: OfficerKeys): Screen {
  const content = html`<p class="notice long">${keys.recoveryPaper}</p>
<div class="secret"><code>${identity}</code>${pair(keys.print, fingerprintOf(recipient))}</div>
<p>${keys.recovery}</p><p><code>recovery: ${recipient}</code></p><p>${keys.recoveryHow}</p><p><a href="./">${page.done}</a></p>`
  return { title: keys.recoveryTitle, content, here: 'keys' }
}
